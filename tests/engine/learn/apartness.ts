import type { Word } from './learnable.ts';
import type { ObservationTree, TreeNode } from './observation-tree.ts';

/** Finds words that tell nodes of a tree apart, and remembers those found: what is apart once stays so. */
export class Apartness {
  readonly #tree: ObservationTree;
  readonly #found = new Map<string, Word>();

  constructor(tree: ObservationTree) {
    this.#tree = tree;
  }

  /**
   * A shortest known word that both nodes answer differently: the witness of their apartness, which is that two states
   * show, by what was observed already, that they are not the same (Vaandrager et al. 2022). `null` where none is known.
   */
  witness(a: TreeNode, b: TreeNode): Word | null {
    if (a === b) return null;
    const name = a.id < b.id ? `${a.id} ${b.id}` : `${b.id} ${a.id}`;
    const known = this.#found.get(name);
    if (known !== undefined) return known;
    const found = this.#search(a, b);
    if (found !== null) this.#found.set(name, found);
    return found;
  }

  /** Breadth first through both subtrees at once. Refused inputs lead back to their node, so pairs can occur again. */
  #search(a: TreeNode, b: TreeNode): Word | null {
    const seen = new Set([`${a.id} ${b.id}`]);
    const queue: { readonly a: TreeNode; readonly b: TreeNode; readonly word: Word }[] = [{ a, b, word: [] }];
    for (const pair of queue) {
      for (const input of this.#tree.inputs.keys()) {
        const [left, right] = [this.#tree.outputAfter(pair.a, input), this.#tree.outputAfter(pair.b, input)];
        // A control that is there in one of them and not in the other tells them apart before it is tried.
        if (pair.a.refused.has(input) !== pair.b.refused.has(input)) return [...pair.word, input];
        if (left === undefined || right === undefined) continue;
        if (left !== right) return [...pair.word, input];
        const [nextA, nextB] = [this.#tree.after(pair.a, input), this.#tree.after(pair.b, input)];
        if (nextA === undefined || nextB === undefined) continue;
        const name = `${nextA.id} ${nextB.id}`;
        if (seen.has(name)) continue;
        seen.add(name);
        queue.push({ a: nextA, b: nextB, word: [...pair.word, input] });
      }
    }
    return null;
  }
}
