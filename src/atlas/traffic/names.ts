/**
 * What is counted: a transition is taken; a state is entered, left after a time, left after an unknown time, or the last; a machine
 * ran; a way between two states is begun; and sums over whole sessions.
 */
export type Kind = 'taken' | 'entered' | 'left' | 'leftUntimed' | 'ended' | 'ran' | 'way' | 'sum';

/** A thing that is counted: of a version of a machine, by the name of its transition or the path of its state. */
export interface Counted {
  readonly kind: Kind;
  /** The id of the machine, and the hash of its version; empty for what is of no machine. */
  readonly machine: string;
  readonly hash: string;
  /** Empty for the machine as a whole. */
  readonly name: string;
}

const GAP = '\n';

/** Numbers for what is counted, so that a session takes four bytes for each, and not a text. */
export class Names {
  readonly #codes = new Map<string, number>();
  readonly #counted: Counted[] = [];

  /** How many numbers are given: from 0 up to, and without, this one. */
  get size(): number {
    return this.#counted.length;
  }

  codeOf(kind: Kind, machine: string, hash: string, name: string): number {
    const key = `${kind}${GAP}${machine}${GAP}${hash}${GAP}${name}`;
    const known = this.#codes.get(key);
    if (known !== undefined) return known;
    this.#counted.push({ kind, machine, hash, name });
    this.#codes.set(key, this.#counted.length - 1);
    return this.#counted.length - 1;
  }

  /** @throws where no such number was given */
  of(code: number): Counted {
    const counted = this.#counted[code];
    if (counted === undefined) throw new Error(`Nothing has the number ${code}.`);
    return counted;
  }

  /** All that has a number, in the order of their numbers. */
  get all(): readonly Counted[] {
    return this.#counted;
  }

  /** The numbers of all that is so. */
  codes(isSo: (counted: Counted) => boolean): ReadonlySet<number> {
    return new Set(this.#counted.flatMap((counted, code) => (isSo(counted) ? [code] : [])));
  }
}
