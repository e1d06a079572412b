import { type Mealy, UNSPECIFIED } from '../w-method/mealy.ts';
import { CANNOT, type Word } from './learnable.ts';

/** A Mealy machine with a word that leads to each of its states. */
export interface Hypothesis extends Mealy {
  /** By state: the inputs that lead there from the first one. */
  readonly access: readonly Word[];
}

/** Where a word leads from a state, and what it brings; it ends early at a step that is not specified. */
export function runWord(mealy: Mealy, word: Word, from = 0): { readonly state: number; readonly outputs: string[] } {
  let state = from;
  const outputs: string[] = [];
  for (const input of word) {
    const next = mealy.next[state]?.[input] ?? UNSPECIFIED;
    if (next === UNSPECIFIED) break;
    outputs.push(mealy.outputs[state]?.[input] ?? '');
    state = next;
  }
  return { state, outputs };
}

/** The inputs that can be made in a state. */
export function possibleInputs(mealy: Mealy, state: number): number[] {
  return [...mealy.inputs.keys()].filter(
    (input) => (mealy.next[state]?.[input] ?? UNSPECIFIED) !== UNSPECIFIED && mealy.outputs[state]?.[input] !== CANNOT,
  );
}

/** The shortest word from one state to the nearest of some others, by inputs that can be made; `null`: there is none. */
export function wayTo(mealy: Mealy, from: number, isGoal: (state: number) => boolean): Word | null {
  const known = new Map<number, Word>([[from, []]]);
  for (const [state, word] of known) {
    if (isGoal(state)) return word;
    for (const input of possibleInputs(mealy, state)) {
      const to = mealy.next[state]?.[input] ?? UNSPECIFIED;
      if (!known.has(to)) known.set(to, [...word, input]);
    }
  }
  return null;
}
