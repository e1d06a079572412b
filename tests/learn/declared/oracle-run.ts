import type { Expected, Oracle } from '../../engine/model.ts';

/** An oracle in one of its states, with what it predicts there; its context is read as the type that the caller names. */
export class OracleRun<TRef, TEvent, TContext extends object> {
  readonly ref: TRef;
  readonly predicted: Expected & { readonly context: TContext };
  readonly #oracle: Oracle<TRef, TEvent>;

  constructor(oracle: Oracle<TRef, TEvent>, ref: TRef) {
    this.#oracle = oracle;
    this.ref = ref;
    // What an oracle predicts of its context is plain; the type of the caller says which parts it reads.
    this.predicted = oracle.observe(ref) as Expected & { readonly context: TContext };
  }

  /** The oracle after some events. */
  after(...events: readonly TEvent[]): OracleRun<TRef, TEvent, TContext> {
    const next = (ref: TRef, event: TEvent): TRef => this.#oracle.next(ref, event);
    return new OracleRun(this.#oracle, events.reduce(next, this.ref));
  }

  /** All that decides what it predicts later. The context stands beside the reference, which may hold a set. */
  get key(): unknown {
    return [this.ref, this.predicted.context];
  }
}
