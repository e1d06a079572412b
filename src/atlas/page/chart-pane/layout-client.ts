import type { Chart } from '../../chart/chart.ts';
import type { ChartLayout } from '../../layout/shapes.ts';

/** What the page asks of the worker that lays out charts. */
export interface LayoutRequest {
  readonly id: number;
  readonly chart: Chart;
}

/** What the worker answers, with the number of what it answers: the layout, or why there is none. */
export type LayoutReply =
  | { readonly id: number; readonly layout: ChartLayout }
  | { readonly id: number; readonly fault: string };

interface Waiting {
  readonly resolve: (layout: ChartLayout) => void;
  readonly reject: (error: Error) => void;
}

/** Has charts laid out in a worker, which is started by the first one. */
export class LayoutClient {
  #worker: Worker | null = null;
  #asked = 0;
  readonly #waiting = new Map<number, Waiting>();
  readonly #start: () => Worker;

  constructor(start: () => Worker) {
    this.#start = start;
  }

  /** The layout of a chart. @throws where it cannot be laid out, or the worker does not come */
  layoutOf(chart: Chart): Promise<ChartLayout> {
    this.#asked += 1;
    const request: LayoutRequest = { id: this.#asked, chart };
    return new Promise((resolve, reject) => {
      this.#waiting.set(request.id, { resolve, reject });
      this.#worker ??= this.#open();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
      this.#worker.postMessage(request);
    });
  }

  #open(): Worker {
    const worker = this.#start();
    worker.addEventListener('message', ({ data }: MessageEvent<LayoutReply>) => this.#hear(data));
    worker.addEventListener('error', () => this.#fail());
    return worker;
  }

  #hear(reply: LayoutReply): void {
    const one = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if ('layout' in reply) one?.resolve(reply.layout);
    else one?.reject(new Error(reply.fault));
  }

  /** The worker did not come, or is broken: the next chart starts another. */
  #fail(): void {
    this.#worker?.terminate();
    this.#worker = null;
    for (const { reject } of this.#waiting.values()) reject(new Error('The worker that lays out charts has failed.'));
    this.#waiting.clear();
  }
}
