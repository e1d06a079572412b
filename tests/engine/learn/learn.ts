import { joinedWords, randomWords, suiteParts, suiteWords } from './conformance.ts';
import type { Hypothesis } from './hypothesis.ts';
import { CANNOT, type Learnable, type Word } from './learnable.ts';
import { Learner } from './learner.ts';
import { type Cost, ObservationTree } from './observation-tree.ts';
import { randomNumbers, shuffled } from '../random-numbers.ts';

/** How long and how hard a hypothesis is tested before it is believed. */
export interface LearnOptions {
  /** Fixes the random words and the order of the suite. */
  readonly seed: number;
  /** States that the system may have more than the hypothesis, for the suite; -1: no suite. */
  readonly extra: number;
  /** Random words, and the inputs of each. */
  readonly random: { readonly words: number; readonly length: number };
  /**
   * Parts of the suite that go on from each other without a reset, until a word has this many inputs. Left out: each has
   * a reset of its own, and the suite is a proof.
   */
  readonly joined?: number;
  /** Most inputs that the tests of one hypothesis take; the suite is cut to a random part of itself where it needs more. */
  readonly most?: number;
  /**
   * Asked of each hypothesis before it is tested: whether it is enough to stop with it, right or not. It may use the
   * system.
   */
  readonly isEnough?: (hypothesis: Hypothesis) => Promise<boolean>;
  /** Called whenever there is something new to tell. */
  readonly onProgress?: (progress: Progress) => void;
}

/** How far learning has come. */
export interface Progress {
  readonly doing: 'asking' | 'testing';
  readonly states: number;
  readonly hypotheses: number;
  readonly cost: Readonly<Cost>;
}

/** What was learned, and at what cost. */
export interface Learned {
  readonly mealy: Hypothesis;
  readonly cost: Readonly<Cost>;
  /** The states of each hypothesis, the last one included. */
  readonly sizes: readonly number[];
  /** Words that the last hypothesis was tested with, and how many its suite and the random words would have had. */
  readonly tested: { readonly played: number; readonly planned: number };
}

/** The tests of one hypothesis, random words first: they find coarse mistakes sooner. */
function testsOf(hypothesis: Hypothesis, tree: ObservationTree, options: LearnOptions): Word[] {
  const { seed, extra, random, joined } = options;
  const source = randomNumbers(seed + hypothesis.access.length);
  const isNew = (word: Word): boolean => tree.follow(word).known < word.length;
  const parts = extra < 0 ? [] : suiteParts(hypothesis, extra);
  const unseen = parts.filter(({ state, word }) => isNew([...(hypothesis.access[state] ?? []), ...word]));
  const words =
    joined === undefined
      ? suiteWords(hypothesis, shuffled(unseen, source))
      : joinedWords(hypothesis, shuffled(unseen, source), joined);
  return [...randomWords(hypothesis, random.words, random.length, source), ...words];
}

/** Where the tree contradicts a hypothesis on the way of a word: in an output, or in what can be made. */
function conflictOn(word: Word, { next, outputs }: Hypothesis, tree: ObservationTree): Word | null {
  let [node, state] = [tree.root, 0];
  for (const [place, made] of [...word, null].entries()) {
    for (const input of tree.inputs.keys()) {
      const isRefused = outputs[state]?.[input] === CANNOT;
      const isOther = input === made && tree.outputAfter(node, input) !== outputs[state]?.[input];
      if (isOther || node.refused.has(input) !== isRefused) return [...word.slice(0, place), input];
    }
    if (made === null) break;
    node = tree.after(node, made) ?? node;
    state = next[state]?.[made] ?? state;
  }
  return null;
}

/** The first conflict that the tests show between the system and the hypothesis. */
async function counterexample(
  hypothesis: Hypothesis,
  tree: ObservationTree,
  tests: readonly Word[],
  onWord: () => void,
): Promise<Word | null> {
  for (const word of tests) {
    await tree.ask(word);
    onWord();
    const conflict = conflictOn(word, hypothesis, tree);
    if (conflict !== null) return conflict;
  }
  return null;
}

function cutTo(words: readonly Word[], most: number): Word[] {
  let steps = 0;
  return words.filter(({ length }) => (steps += length) <= most);
}

/**
 * Learns a system from outside as a Mealy machine.
 *
 * @throws Unsteady where the system does not do the same twice
 */
export async function learn(system: Learnable, options: LearnOptions): Promise<Learned> {
  const tree = await ObservationTree.of(system);
  const learner = new Learner(tree);
  const sizes: number[] = [];
  const tell = (doing: Progress['doing'], states: number): void =>
    options.onProgress?.({ doing, states, hypotheses: sizes.length, cost: tree.cost });
  for (;;) {
    const mealy = await learner.hypothesis((states) => tell('asking', states));
    sizes.push(mealy.access.length);
    if ((await options.isEnough?.(mealy)) === true)
      return { mealy, cost: tree.cost, sizes, tested: { played: 0, planned: 0 } };
    tree.lose();
    const planned = testsOf(mealy, tree, options);
    const tests = cutTo(planned, options.most ?? Infinity);
    const found = await counterexample(mealy, tree, tests, () => tell('testing', mealy.access.length));
    if (found === null) {
      return { mealy, cost: tree.cost, sizes, tested: { played: tests.length, planned: planned.length } };
    }
    await tree.confirm(found);
    await learner.refine(mealy, found);
  }
}
