import type { Progress } from '../engine/learn/learn.ts';

/** A line for each machine at most every so many ms. */
const EVERY_MS = 5000;

/** Says how far each machine is, now and then. */
export class ProgressLines {
  readonly #say: (text: string) => void;
  readonly #last = new Map<string, number>();
  readonly #start = performance.now();

  constructor(say: (text: string) => void) {
    this.#say = say;
  }

  /** Says how far learning is, unless that was said a moment ago. */
  tell(title: string, { doing, states, hypotheses, cost }: Progress): void {
    const now = performance.now();
    if (now - (this.#last.get(title) ?? this.#start) < EVERY_MS) return;
    this.#last.set(title, now);
    const { queries, resets, steps } = cost;
    this.#say(
      `${this.#time()} ${title}: ${doing}, ${states} states, ${hypotheses} hypotheses, ${queries} queries, ${resets} resets, ${steps} steps`,
    );
  }

  /** Says that a machine is done. */
  end(title: string, words: string, seconds: number): void {
    this.#say(`${this.#time()} ${title}: done in ${seconds} s, ${words}`);
  }

  #time(): string {
    return `${Math.round((performance.now() - this.#start) / 1000)} s`.padStart(6);
  }
}
