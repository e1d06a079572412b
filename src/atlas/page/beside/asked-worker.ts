interface Waiting<TAnswer> {
  readonly resolve: (answer: TAnswer) => void;
  readonly reject: (error: Error) => void;
}

/** A worker that is started by what is sent to it first, and everybody who waits for an answer of it. */
export class AskedWorker<TRequest, TReply, TAnswer> {
  #worker: Worker | null = null;
  #asked = 0;
  readonly #waiting = new Map<number, Waiting<TAnswer>>();
  readonly #start: () => Worker;
  readonly #hear: (reply: TReply) => void;
  readonly #onFailure: () => void;

  /**
   * @param start makes the worker
   * @param hear is told whatever the worker says
   * @param onFailure is told when it did not come, or broke; what is sent next starts another
   */
  constructor(start: () => Worker, hear: (reply: TReply) => void, onFailure: () => void = () => {}) {
    this.#start = start;
    this.#hear = hear;
    this.#onFailure = onFailure;
  }

  /** How many answers it owes. */
  get owed(): number {
    return this.#waiting.size;
  }

  send(request: TRequest): void {
    this.#worker ??= this.#open();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
    this.#worker.postMessage(request);
  }

  /** Sends a request with a number of its own. @throws where the worker fails or ends before it answers */
  ask(request: (id: number) => TRequest): Promise<TAnswer> {
    this.#asked += 1;
    const id = this.#asked;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.send(request(id));
    });
  }

  /** Gives whoever waits for it an answer, or an error in its place. */
  settle(id: number, answer: TAnswer | Error): void {
    const one = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (answer instanceof Error) one?.reject(answer);
    else one?.resolve(answer);
  }

  /** Ends the worker; whoever waits for it waits no longer. */
  end(why = 'The worker was ended.'): void {
    this.#worker?.terminate();
    this.#worker = null;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of waiting) reject(new Error(why));
  }

  #open(): Worker {
    const worker = this.#start();
    worker.addEventListener('message', ({ data }: MessageEvent<TReply>) => this.#hear(data));
    worker.addEventListener('error', () => {
      if (this.#worker !== worker) return;
      this.end('The worker has failed.');
      this.#onFailure();
    });
    return worker;
  }
}
