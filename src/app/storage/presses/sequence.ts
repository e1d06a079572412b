import { comparePresses, type Press } from './press.ts';

/** Presses in their order, and what they make of a beginning. */
export interface Sequence<State, Event> {
  readonly presses: readonly Press<Event>[];
  /** Puts a press into its place. A press that is there already is not put in twice. */
  readonly insert: (press: Press<Event>) => void;
  /** Begins anew from another state, without the presses that it holds already. */
  readonly rebase: (begin: State, isHeld: (press: Press<Event>) => boolean) => void;
  /** What the first presses make of the beginning; all of them where no number is given. */
  readonly stateAfter: (count?: number) => State;
}

/**
 * Keeps what each press led to, so that one more press costs one step, and one that comes late as many steps as there
 * are later ones. To replay all presses at each of them would cost the square.
 */
export function createSequence<State, Event>(
  begin: State,
  next: (state: State, event: Event) => State,
): Sequence<State, Event> {
  const presses: Press<Event>[] = [];
  /** What stood before the press of the same index; those after the last known one are yet to be made. */
  let states = [begin];
  return {
    presses,
    insert: (press) => {
      const before = presses.findLastIndex((other) => comparePresses(other, press) <= 0);
      const other = presses[before];
      if (other !== undefined && comparePresses(other, press) === 0) return;
      presses.splice(before + 1, 0, press);
      states.length = Math.min(states.length, before + 2);
    },
    rebase: (from, isHeld) => {
      const left = presses.filter((press) => !isHeld(press));
      presses.splice(0, presses.length, ...left);
      states = [from];
    },
    stateAfter: (count = presses.length) => {
      for (const { event } of presses.slice(states.length - 1, count)) states.push(next(states.at(-1) ?? begin, event));
      return states[count] ?? begin;
    },
  };
}
