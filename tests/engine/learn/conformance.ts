import { identifiersOf } from '../w-method/identify.ts';
import { type Hypothesis, possibleInputs, runWord, wayTo } from './hypothesis.ts';
import type { Word } from './learnable.ts';
import { pickFrom } from '../random-numbers.ts';

/** Every word of one length that can be made from a state, by a hypothesis. */
function wordsFrom(hypothesis: Hypothesis, state: number, length: number): Word[] {
  if (length === 0) return [[]];
  return possibleInputs(hypothesis, state).flatMap((input) =>
    wordsFrom(hypothesis, hypothesis.next[state]?.[input] ?? 0, length - 1).map((rest) => [input, ...rest]),
  );
}

/** A part of a complete suite: a word to be played from a state. */
export interface SuitePart {
  readonly state: number;
  readonly word: Word;
}

/**
 * The parts of a complete suite (HSI): in every state every word of at most `extra + 1` inputs, and after it what tells
 * apart where it should have led. Played each after a reset and the way to its state, they leave a system with at most
 * `extra` states more than the hypothesis no fault that is not seen.
 */
export function suiteParts(hypothesis: Hypothesis, extra: number): SuitePart[] {
  const { sets } = identifiersOf(hypothesis);
  return hypothesis.access.flatMap((_, state) =>
    Array.from({ length: extra + 2 }, (_unused, length) => wordsFrom(hypothesis, state, length))
      .flat()
      .flatMap((word) => {
        const set = sets[runWord(hypothesis, word, state).state] ?? [];
        return (set.length === 0 ? [[]] : set).map((sequence) => ({ state, word: [...word, ...sequence] }));
      })
      .filter(({ word }) => word.length > 0),
  );
}

/** Every part as a word of its own from the first state. */
export function suiteWords({ access }: Hypothesis, parts: readonly SuitePart[]): Word[] {
  return parts.map(({ state, word }) => [...(access[state] ?? []), ...word]);
}

/**
 * The parts in few long words: each goes on from where the one before has led, by the nearest state that has a part
 * left. That saves resets and gives up the proof: a state is then believed and not reached anew.
 *
 * @param length a word takes no further part once it is this long
 */
export function joinedWords(hypothesis: Hypothesis, parts: readonly SuitePart[], length: number): Word[] {
  const left = new Map<number, Word[]>();
  for (const { state, word } of parts) left.set(state, [...(left.get(state) ?? []), word]);
  const hasParts = (state: number): boolean => (left.get(state) ?? []).length > 0;
  const words: Word[] = [];
  while ([...left.values()].some((list) => list.length > 0)) {
    let word: Word = [];
    let state = 0;
    while (word.length < length) {
      const way = wayTo(hypothesis, state, hasParts);
      if (way === null) break;
      const part = left.get(runWord(hypothesis, way, state).state)?.pop() ?? [];
      word = [...word, ...way, ...part];
      state = runWord(hypothesis, word).state;
    }
    // Where no way leads to what is left, nothing can be joined to it.
    if (word.length === 0) break;
    words.push(word);
  }
  return words;
}

/** Random words through a hypothesis, by inputs that can be made. */
export function randomWords(hypothesis: Hypothesis, count: number, length: number, random: () => number): Word[] {
  return Array.from({ length: count }, () => {
    let state = 0;
    const word: number[] = [];
    while (word.length < length) {
      const input = pickFrom(possibleInputs(hypothesis, state), random);
      if (input === undefined) break;
      word.push(input);
      state = hypothesis.next[state]?.[input] ?? state;
    }
    return word;
  });
}
