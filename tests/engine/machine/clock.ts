/**
 * A clock that stands still until it is advanced to the next timer. XState's own simulated clock does not say when
 * its next timer is due, and never comes to rest on a timer of 0 ms that schedules itself again; this one does both.
 */
export class StepClock {
  /** In ms since the clock was made. */
  #now = 0;
  #lastId = 0;
  readonly #timers = new Map<number, { due: number; fire: () => void }>();

  /** @param delay in ms */
  setTimeout(fire: () => void, delay: number): number {
    this.#lastId += 1;
    this.#timers.set(this.#lastId, { due: this.#now + delay, fire });
    return this.#lastId;
  }

  clearTimeout(id: number): void {
    this.#timers.delete(id);
  }

  /**
   * Lets time pass until the next timer is due and fires all that are due then, in the order they were scheduled.
   * Returns false where there is none.
   */
  advance(): boolean {
    const due = Math.min(...[...this.#timers.values()].map((timer) => timer.due));
    if (due === Infinity) return false;
    this.#now = due;
    for (const [id, timer] of [...this.#timers].filter(([, other]) => other.due === due)) {
      if (this.#timers.delete(id)) timer.fire();
    }
    return true;
  }
}
