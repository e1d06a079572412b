/** How many messages on the channel were of no shop. */
export class Refusals {
  #count = 0;
  readonly #listeners = new Set<() => void>();

  get count(): number {
    return this.#count;
  }

  /** Counts one more. */
  add(): void {
    this.#count += 1;
    for (const listener of this.#listeners) listener();
  }

  /** Calls a listener when one more is counted, until what is returned is called. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }
}
