import type { BesideReply, Work } from './messages.ts';

interface Waiting {
  readonly resolve: (made: Work[keyof Work]['made']) => void;
  readonly reject: (error: Error) => void;
}

/** Has work done in a worker, which is started by the first piece of it. */
export class BesideClient {
  #worker: Worker | null = null;
  #asked = 0;
  readonly #waiting = new Map<number, Waiting>();
  readonly #start: () => Worker;

  constructor(start: () => Worker) {
    this.#start = start;
  }

  /** Has something made. @throws where it cannot be, or the worker does not come */
  make<Kind extends keyof Work>(kind: Kind, given: Work[Kind]['given']): Promise<Work[Kind]['made']> {
    this.#asked += 1;
    const id = this.#asked;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker ??= this.#open();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
      this.#worker.postMessage({ id, kind, given });
    });
  }

  #open(): Worker {
    const worker = this.#start();
    worker.addEventListener('message', ({ data }: MessageEvent<BesideReply>) => this.#hear(data));
    worker.addEventListener('error', () => this.#fail());
    return worker;
  }

  #hear(reply: BesideReply): void {
    const one = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if ('made' in reply) one?.resolve(reply.made);
    else one?.reject(new Error(reply.fault));
  }

  /** The worker did not come, or is broken: what is asked next starts another. */
  #fail(): void {
    this.#worker?.terminate();
    this.#worker = null;
    for (const { reject } of this.#waiting.values()) reject(new Error('The worker has failed.'));
    this.#waiting.clear();
  }
}

/** The worker of this page. */
export const beside = new BesideClient(() => new Worker(new URL('./beside.worker.ts', import.meta.url)));
