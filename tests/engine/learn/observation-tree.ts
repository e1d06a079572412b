import { CANNOT, type Learnable, type Look, type Word } from './learnable.ts';

/** What was seen after one sequence of inputs. */
export interface TreeNode {
  readonly id: number;
  /** The inputs that were made to come here, without those that could not be made. */
  readonly word: Word;
  readonly output: string;
  readonly refused: ReadonlySet<number>;
  /** What was seen after one input more, by its index. */
  readonly children: Map<number, TreeNode>;
}

/** The system showed something else after the same inputs: it is not deterministic, or it was looked at too early. */
export class Unsteady extends Error {
  override name = 'Unsteady';
}

/** What learning has cost so far. */
export interface Cost {
  /** Questions to the system that were not answered by what was seen before. */
  queries: number;
  resets: number;
  /** Inputs made. */
  steps: number;
  /** Readings that did not agree with an earlier one, and did when they were taken again. */
  repeated: number;
}

/**
 * All that was ever seen of a system, as a tree: the cache of the learner. A question is put to the system only as far
 * as the tree does not know the answer, and without a reset where the system already stands on the way.
 */
export class ObservationTree {
  readonly cost: Cost = { queries: 0, resets: 0, steps: 0, repeated: 0 };
  readonly inputs: readonly string[];
  readonly nodes: TreeNode[] = [];
  readonly #system: Learnable;
  /** The words after which the same was seen twice. */
  readonly #confirmed = new Set<string>();
  /** Where the system stands now; null where it has to be reset. */
  #at: TreeNode | null = null;

  private constructor(system: Learnable) {
    this.#system = system;
    this.inputs = system.inputs;
  }

  /** The tree with the first look at the system. */
  static async of(system: Learnable): Promise<ObservationTree> {
    const tree = new ObservationTree(system);
    tree.cost.resets += 1;
    tree.#at = tree.#add([], await system.reset());
    return tree;
  }

  get root(): TreeNode {
    const [first] = this.nodes;
    if (first === undefined) throw new Error('The tree is empty.');
    return first;
  }

  /** Where an input leads that was tried there or cannot be made there; `undefined` where it was never tried. */
  after(node: TreeNode, input: number): TreeNode | undefined {
    return node.refused.has(input) ? node : node.children.get(input);
  }

  /** What an input brings at a node, where that is known. */
  outputAfter(node: TreeNode, input: number): string | undefined {
    return node.refused.has(input) ? CANNOT : node.children.get(input)?.output;
  }

  /** Follows a word as far as it is known. */
  follow(word: Word, from: TreeNode = this.root): { readonly node: TreeNode; readonly known: number } {
    let node = from;
    for (const [place, input] of word.entries()) {
      const next = this.after(node, input);
      if (next === undefined) return { node, known: place };
      node = next;
    }
    return { node, known: word.length };
  }

  /**
   * Asks what is seen after a word, and notes it.
   *
   * @returns the node where the word ends
   * @throws Unsteady where the system contradicts what it showed before, twice
   */
  async ask(word: Word): Promise<TreeNode> {
    const { node, known } = this.follow(word);
    if (known === word.length) return node;
    this.cost.queries += 1;
    return this.#playTwice([...node.word, ...word.slice(known)]);
  }

  /**
   * Sees once more what was seen after a word. What was looked at too early says that a state is another one, and a learner
   * that believes it finds new states without end.
   *
   * @throws Unsteady where the system contradicts what it showed before, twice
   */
  async confirm(word: Word): Promise<void> {
    const name = word.join();
    if (this.#confirmed.has(name)) return;
    this.#at = null;
    await this.#playTwice(word);
    this.#confirmed.add(name);
  }

  /** Says that something else was done with the system: it is reset before the next question. */
  lose(): void {
    this.#at = null;
  }

  /** Plays a word, and once more where it contradicts what was seen before. @throws Unsteady where it does so again */
  async #playTwice(word: Word): Promise<TreeNode> {
    try {
      return await this.#play(word);
    } catch (error) {
      if (!(error instanceof Unsteady)) throw error;
      this.cost.repeated += 1;
      this.#at = null;
      return this.#play(word);
    }
  }

  async #play(word: Word): Promise<TreeNode> {
    let at = this.#at !== null && this.#at.word.every((input, place) => input === word[place]) ? this.#at : null;
    this.#at = null;
    if (at === null) {
      this.cost.resets += 1;
      this.#compare(this.root, await this.#system.reset(), []);
      at = this.root;
    }
    const rest = word.slice(at.word.length);
    const looks = await this.#system.play(rest);
    for (const [place, input] of rest.entries()) {
      const look = looks[place];
      if (look === undefined) throw new Error('The system did not answer every input.');
      if (look.output === CANNOT) {
        if (!at.refused.has(input)) throw this.#unsteady([...at.word, input], 'could be made', CANNOT);
        continue;
      }
      if (at.refused.has(input)) throw this.#unsteady([...at.word, input], CANNOT, look.output);
      this.cost.steps += 1;
      const known = at.children.get(input);
      if (known !== undefined) this.#compare(known, look, [...at.word, input]);
      const next: TreeNode = known ?? this.#add([...at.word, input], look);
      at.children.set(input, next);
      at = next;
    }
    this.#at = at;
    return at;
  }

  #add(word: Word, { output, refused }: Look): TreeNode {
    const node: TreeNode = {
      id: this.nodes.length,
      word,
      output,
      refused: new Set(refused),
      children: new Map(),
    };
    this.nodes.push(node);
    return node;
  }

  #compare(known: TreeNode, look: Look, word: Word): void {
    const words = (refused: readonly number[]): string => refused.map((input) => this.inputs[input] ?? '').join(', ');
    const inOrder = (refused: Iterable<number>): number[] => [...refused].sort((a, b) => a - b);
    const [before, now] = [inOrder(known.refused), inOrder(look.refused)];
    if (known.output !== look.output) throw this.#unsteady(word, known.output, look.output);
    if (before.join() !== now.join()) throw this.#unsteady(word, `without: ${words(before)}`, `without: ${words(now)}`);
  }

  #unsteady(word: Word, before: string, now: string): Unsteady {
    const inputs = word.map((input) => this.inputs[input] ?? '').join(' → ') || 'the start';
    return new Unsteady(`After ${inputs}, seen first: ${before}; seen now: ${now}`);
  }
}
