interface Waiting {
  readonly due: number;
  readonly order: number;
  readonly fire: () => void;
}

/** The clock of all actors of one simulated session: time passes when it is told to, and what is due meanwhile fires at its time. */
export class SessionClock {
  #now: number;
  #lastId = 0;
  readonly #waiting = new Map<number, Waiting>();

  /** @param start in milliseconds since 1970 */
  constructor(start: number) {
    this.#now = start;
  }

  /** Milliseconds since 1970. */
  get now(): number {
    return this.#now;
  }

  /** XState's interface of a clock. @param delay in milliseconds */
  setTimeout(fire: () => void, delay: number): number {
    this.#lastId += 1;
    this.#waiting.set(this.#lastId, { due: this.#now + delay, order: this.#lastId, fire });
    return this.#lastId;
  }

  clearTimeout(id: number): void {
    this.#waiting.delete(id);
  }

  /**
   * Lets time pass up to a moment, as long as `goesOn` holds: a timer that sets itself again must end with the session.
   * Milliseconds since 1970.
   */
  passUntil(moment: number, goesOn: () => boolean): void {
    while (goesOn()) {
      const next = [...this.#waiting.values()]
        .filter(({ due }) => due <= moment)
        .sort((a, b) => a.due - b.due || a.order - b.order)
        .at(0);
      if (next === undefined) break;
      this.#waiting.delete(next.order);
      this.#now = Math.max(this.#now, next.due);
      next.fire();
    }
    this.#now = Math.max(this.#now, moment);
  }
}
