import { AskedWorker } from './asked-worker.ts';
import type { BesideReply, BesideRequest, Work } from './messages.ts';

type BesideWorker = AskedWorker<BesideRequest, BesideReply, Work[keyof Work]['made']>;

/** One that works for long, and one for what is asked for meanwhile: a file of 300 states takes many seconds. */
const MOST_WORKERS = 2;

/** Has work done in workers. One is started by the first piece of it, another where a piece comes while that one works. */
export class BesideClient {
  readonly #workers: BesideWorker[] = [];
  readonly #start: () => Worker;

  constructor(start: () => Worker) {
    this.#start = start;
  }

  /** Has something made. @throws where it cannot be, or the worker does not come */
  make<Kind extends keyof Work>(kind: Kind, given: Work[Kind]['given']): Promise<Work[Kind]['made']> {
    return this.#leastBusy().ask((id) => ({ id, kind, given }) as BesideRequest);
  }

  #leastBusy(): BesideWorker {
    const [first] = this.#workers.toSorted((a, b) => a.owed - b.owed);
    return first === undefined || (first.owed > 0 && this.#workers.length < MOST_WORKERS) ? this.#another() : first;
  }

  #another(): BesideWorker {
    const worker: BesideWorker = new AskedWorker(this.#start, (reply) =>
      worker.settle(reply.id, 'made' in reply ? reply.made : new Error(reply.fault)),
    );
    this.#workers.push(worker);
    return worker;
  }
}

/** The workers of this page. */
export const beside = new BesideClient(() => new Worker(new URL('./beside.worker.ts', import.meta.url)));
