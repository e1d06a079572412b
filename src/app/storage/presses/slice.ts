import type { Read } from '../records.ts';

/** One kind of data that all tabs make together by what is pressed in them (R30). */
export interface PressedSlice<State, Event, Data> {
  /** The beginning of its keys: a dot follows, and `base` or the name of a press. */
  readonly name: string;
  /** The machine in the state that some data stand for. */
  readonly begin: (data: Data) => State;
  /** What one event makes of it, by the machine itself. Pure. */
  readonly next: (state: State, event: Event) => State;
  readonly dataOf: (state: State) => Data;
  /** The event in a stored record; null where it is none, or of a product that is not sold. Never throws. */
  readonly parseEvent: (record: Record<string, unknown>) => Event | null;
  readonly parseData: (record: Record<string, unknown>) => Read<Data>;
  readonly formatData: (data: Data) => object;
  /** The data when nothing was ever pressed. */
  readonly none: Data;
  /** What the actor of the machine holds now. */
  readonly current: () => Data;
  /** Gives the actor what all tabs together made. */
  readonly restore: (data: Data) => void;
  /** Calls back after each transition of the actor. */
  readonly subscribe: (listener: () => void) => void;
  /** The whole of version 1, which such a shop still writes under the name alone where a tab of it is open. */
  readonly older: {
    readonly parse: (text: string | null) => Read<Data>;
    readonly format: (data: Data) => string;
    /** Some data, changed as much as an older shop has changed its own. */
    readonly shift: (data: Data, from: Data, to: Data) => Data;
  };
}
