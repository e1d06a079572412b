import { UNSPECIFIED } from '../w-method/mealy.ts';
import { Apartness } from './apartness.ts';
import { type Hypothesis, runWord } from './hypothesis.ts';
import { CANNOT, type Word } from './learnable.ts';
import type { ObservationTree, TreeNode } from './observation-tree.ts';

/**
 * L#, a learner of Mealy machines that works on the tree of all observations: F. Vaandrager, B. Garhewal, J. Rot,
 * T. Wißmann, «A New Approach for Active Automata Learning Based on Apartness» (TACAS 2022). It is of the family of
 * D. Angluin's L* («Learning Regular Sets from Queries and Counterexamples», 1987), and takes counterexamples apart by
 * halves as R. Rivest and R. Schapire do («Inference of Finite Automata Using Homing Sequences», 1993).
 *
 * The basis holds nodes of the tree that are apart from each other: the states found so far. Around it lies the
 * frontier, one input further.
 */
export class Learner {
  readonly #tree: ObservationTree;
  readonly #apart: Apartness;
  readonly #basis: TreeNode[];

  constructor(tree: ObservationTree) {
    this.#tree = tree;
    this.#apart = new Apartness(tree);
    this.#basis = [tree.root];
  }

  /**
   * Asks until the observations fit one machine alone with as many states as the basis, and all agree with it.
   *
   * @param onState is called with the number of states whenever one was found
   */
  async hypothesis(onState: (states: number) => void = () => undefined): Promise<Hypothesis> {
    for (;;) {
      const isolated = this.#frontier().find((node) => this.#candidates(node).length === 0);
      if (isolated !== undefined) {
        await this.#confirm(isolated);
        this.#basis.push(isolated);
        onState(this.#basis.length);
      } else if (!(await this.#extend()) && !(await this.#identify())) {
        const hypothesis = this.#build();
        const conflict = this.#conflict(hypothesis);
        if (conflict === null) return hypothesis;
        await this.#shorten(hypothesis, conflict);
      }
    }
  }

  /** Takes a word apart after which the system is known to differ from the hypothesis. */
  async refine(hypothesis: Hypothesis, word: Word): Promise<void> {
    await this.#tree.ask(word);
    const conflict = this.#conflict(hypothesis);
    if (conflict === null) throw new Error('The counterexample is none.');
    await this.#shorten(hypothesis, conflict);
  }

  /** Sees once more what tells a node apart from each state. @throws Unsteady where that is not so */
  async #confirm(node: TreeNode): Promise<void> {
    for (const state of this.#basis) {
      const witness = this.#apart.witness(state, node);
      if (witness === null) continue;
      for (const { word } of [node, state]) await this.#tree.confirm([...word, ...witness]);
    }
  }

  #frontier(): TreeNode[] {
    return this.#basis.flatMap((node) => [...node.children.values()]).filter((node) => !this.#basis.includes(node));
  }

  /** The states that a node may be: those of the basis from which it is not apart. */
  #candidates(node: TreeNode): TreeNode[] {
    return this.#basis.filter((state) => this.#apart.witness(state, node) === null);
  }

  /** Tries an input in a state where it was never tried, and goes on to tell where it led. */
  async #extend(): Promise<boolean> {
    for (const state of this.#basis) {
      for (const input of this.#tree.inputs.keys()) {
        if (this.#tree.after(state, input) !== undefined) continue;
        await this.#tellApart(await this.#tree.ask([...state.word, input]));
        return true;
      }
    }
    return false;
  }

  /** Asks which state a node of the frontier is, where two are possible. */
  async #identify(): Promise<boolean> {
    const unclear = this.#frontier().find((node) => this.#candidates(node).length > 1);
    return unclear !== undefined && this.#tellApart(unclear);
  }

  async #tellApart(node: TreeNode): Promise<boolean> {
    const [first, second] = this.#candidates(node);
    if (first === undefined || second === undefined) return false;
    const witness = this.#apart.witness(first, second);
    if (witness === null) throw new Error('Two states of the basis are not apart.');
    await this.#tree.ask([...node.word, ...witness]);
    return true;
  }

  #build(): Hypothesis {
    const stateOf = (node: TreeNode | undefined): number => {
      if (node === undefined) return UNSPECIFIED;
      const [only] = this.#basis.includes(node) ? [node] : this.#candidates(node);
      return only === undefined ? UNSPECIFIED : this.#basis.indexOf(only);
    };
    const { inputs } = this.#tree;
    return {
      inputs,
      first: this.#tree.root.output,
      stateOutputs: this.#basis.map(() => ''),
      access: this.#basis.map(({ word }) => word),
      next: this.#basis.map((state) => inputs.map((_, input) => stateOf(this.#tree.after(state, input)))),
      outputs: this.#basis.map((state) => inputs.map((_, input) => this.#tree.outputAfter(state, input) ?? CANNOT)),
    };
  }

  /** A shortest word that led elsewhere than the hypothesis says, by what was observed; `null`: all agrees. */
  #conflict({ next }: Hypothesis): Word | null {
    const queue: { readonly node: TreeNode; readonly state: number }[] = [{ node: this.#tree.root, state: 0 }];
    for (const { node, state } of queue) {
      const origin = this.#basis[state];
      if (origin === undefined) throw new Error('The hypothesis has a state that the basis has not.');
      if (this.#apart.witness(origin, node) !== null) return node.word;
      for (const [input, child] of node.children)
        queue.push({ node: child, state: next[state]?.[input] ?? UNSPECIFIED });
    }
    return null;
  }

  /** Halves a word that leads to a conflict until its end lies on the frontier, which then grows the basis. */
  async #shorten(hypothesis: Hypothesis, conflict: Word): Promise<void> {
    let word = conflict;
    for (;;) {
      const { node } = this.#tree.follow(word);
      if (this.#basis.includes(node) || this.#frontier().includes(node)) return;
      const wrong = this.#basis[runWord(hypothesis, word).state];
      const witness = wrong === undefined ? null : this.#apart.witness(wrong, node);
      if (witness === null) throw new Error('The word leads to no conflict.');
      const half = Math.floor((this.#lengthOnFrontier(word) + word.length) / 2);
      const { state } = runWord(hypothesis, word.slice(0, half));
      const [begin, end] = [this.#basis[state], word.slice(half)];
      if (begin === undefined) throw new Error('The hypothesis has a state that the basis has not.');
      await this.#tree.ask([...begin.word, ...end, ...witness]);
      const middle = this.#tree.follow(word.slice(0, half)).node;
      word = this.#apart.witness(begin, middle) === null ? [...begin.word, ...end] : word.slice(0, half);
    }
  }

  /** How long the part of a word is that leads to the frontier. */
  #lengthOnFrontier(word: Word): number {
    const frontier = this.#frontier();
    const lengths = word.map((_, place) => place + 1);
    return lengths.find((length) => frontier.includes(this.#tree.follow(word.slice(0, length)).node)) ?? 0;
  }
}
