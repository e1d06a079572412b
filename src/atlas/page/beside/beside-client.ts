import { AskedWorker } from './asked-worker.ts';
import type { BesideReply, BesideRequest, Work } from './messages.ts';

/** Has work done in a worker, which is started by the first piece of it. */
export class BesideClient {
  readonly #worker: AskedWorker<BesideRequest, BesideReply, Work[keyof Work]['made']>;

  constructor(start: () => Worker) {
    this.#worker = new AskedWorker(start, (reply) =>
      this.#worker.settle(reply.id, 'made' in reply ? reply.made : new Error(reply.fault)),
    );
  }

  /** Has something made. @throws where it cannot be, or the worker does not come */
  make<Kind extends keyof Work>(kind: Kind, given: Work[Kind]['given']): Promise<Work[Kind]['made']> {
    return this.#worker.ask((id) => ({ id, kind, given }) as BesideRequest);
  }
}

/** The worker of this page. */
export const beside = new BesideClient(() => new Worker(new URL('./beside.worker.ts', import.meta.url)));
