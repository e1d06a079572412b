import { describe, expect, it } from 'vitest';
import { machines } from '../../../machines/index.ts';
import { chartOf } from '../../../src/atlas/chart/chart-of.ts';
import {
  LayoutClient,
  type LayoutReply,
  type LayoutRequest,
} from '../../../src/atlas/page/chart-pane/layout-client.ts';
import type { ChartLayout } from '../../../src/atlas/layout/shapes.ts';

const [cart, form] = [chartOf(machines.cart), chartOf(machines.form)];

/** A worker that answers when the test says so. */
class HeldWorker extends EventTarget {
  readonly asked: LayoutRequest[] = [];
  isTerminated = false;

  postMessage(request: LayoutRequest): void {
    // As a browser does it: what cannot be copied cannot be asked.
    this.asked.push(structuredClone(request));
  }
  terminate(): void {
    this.isTerminated = true;
  }
  answer(data: LayoutReply): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

function layoutNamed(id: string): ChartLayout {
  return { id, width: 1, height: 1, states: [], edges: [], starts: [], pills: [] };
}

function started() {
  const workers: HeldWorker[] = [];
  const client = new LayoutClient(() => {
    const worker = new HeldWorker();
    workers.push(worker);
    return worker as EventTarget as Worker;
  });
  return { workers, client };
}

describe('What has charts laid out in a worker', () => {
  it('starts none before the first chart, and one for all', async () => {
    const { workers, client } = started();
    expect(workers).toEqual([]);
    const both = [client.layoutOf(cart), client.layoutOf(form)];
    expect(workers).toHaveLength(1);
    const [worker] = workers;
    expect(worker?.asked.map(({ chart }) => chart)).toEqual([cart, form]);
    // In another order than they were asked for.
    for (const { id, chart } of worker?.asked.toReversed() ?? []) worker?.answer({ id, layout: layoutNamed(chart.id) });
    expect((await Promise.all(both)).map(({ id }) => id)).toEqual(['cart', 'form']);
  });

  it('fails for the chart alone that cannot be laid out', async () => {
    const { workers, client } = started();
    const both = [client.layoutOf(cart), client.layoutOf(form)];
    const [worker] = workers;
    const [first, second] = worker?.asked ?? [];
    worker?.answer({ id: first?.id ?? 0, fault: 'no room' });
    worker?.answer({ id: second?.id ?? 0, layout: layoutNamed('form') });
    await expect(both[0]).rejects.toThrow('no room');
    expect((await both[1])?.id).toBe('form');
  });

  it('fails for all that wait where the worker breaks, and starts another one for the next', async () => {
    const { workers, client } = started();
    const both = [client.layoutOf(cart), client.layoutOf(form)];
    workers[0]?.dispatchEvent(new Event('error'));
    for (const one of both) await expect(one).rejects.toThrow('The worker that lays out charts has failed.');
    expect(workers[0]?.isTerminated).toBe(true);
    const again = client.layoutOf(cart);
    const worker = workers[1];
    worker?.answer({ id: worker.asked[0]?.id ?? 0, layout: layoutNamed('cart') });
    expect((await again).id).toBe('cart');
  });
});
