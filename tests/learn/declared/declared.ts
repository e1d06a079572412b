import type { Mealy } from '../../engine/w-method/mealy.ts';
import { CANNOT } from '../../engine/learn/learnable.ts';
import { outputOf } from '../adapters/adapter.ts';

/** What is declared of a machine's screen: by an oracle, and by what the rulings say of controls and focus. */
export interface Declared<TState> {
  readonly start: TState;
  /** What an input makes of a state; null where it cannot be made. */
  next(state: TState, input: string): TState | null;
  /** What is then to be seen, by the names of the readings. */
  see(state: TState): Readonly<Record<string, string>>;
  /** All of a state that decides what can be seen later, as plain JSON; the whole state where left out. */
  key?(state: TState): unknown;
}

/** Most states that a declaration may have before it counts as endless. */
const MOST_STATES = 2000;

/**
 * The declared behaviour as a Mealy machine over the inputs of an adapter.
 *
 * @throws where it does not end
 */
export function declaredMealy<TState>(inputs: readonly string[], declared: Declared<TState>): Mealy {
  const keyOf = (state: TState): string => JSON.stringify(declared.key?.(state) ?? state);
  const places = new Map([[keyOf(declared.start), 0]]);
  const states = [declared.start];
  const [next, outputs]: [number[][], string[][]] = [[], []];
  for (const [place, state] of states.entries()) {
    const after = inputs.map((input) => declared.next(state, input));
    next.push(
      after.map((to) => {
        if (to === null) return place;
        const known = places.get(keyOf(to));
        if (known !== undefined) return known;
        places.set(keyOf(to), states.length);
        return states.push(to) - 1;
      }),
    );
    outputs.push(after.map((to) => (to === null ? CANNOT : outputOf(declared.see(to)))));
    if (states.length > MOST_STATES) throw new Error('The declared behaviour does not end.');
  }
  return {
    inputs,
    first: outputOf(declared.see(declared.start)),
    stateOutputs: states.map(() => ''),
    next,
    outputs,
  };
}
