import { describe, expect, it } from 'vitest';
import { machines } from '../../../machines/index.ts';
import { chartOf } from '../../../src/atlas/chart/chart-of.ts';
import { BesideClient } from '../../../src/atlas/page/beside/beside-client.ts';
import type { BesideReply, BesideRequest } from '../../../src/atlas/page/beside/messages.ts';
import type { ChartLayout } from '../../../src/atlas/layout/shapes.ts';

const [cart, form] = [chartOf(machines.cart), chartOf(machines.form)];

/** A worker that answers when the test says so. */
class HeldWorker extends EventTarget {
  readonly asked: BesideRequest[] = [];
  isTerminated = false;

  postMessage(request: BesideRequest): void {
    // As a browser does it: what cannot be copied cannot be asked.
    this.asked.push(structuredClone(request));
  }
  terminate(): void {
    this.isTerminated = true;
  }
  answer(data: BesideReply): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

function layoutNamed(id: string): ChartLayout {
  return { id, width: 1, height: 1, states: [], edges: [], starts: [], pills: [] };
}

function started() {
  const workers: HeldWorker[] = [];
  const client = new BesideClient(() => {
    const worker = new HeldWorker();
    workers.push(worker);
    return worker as EventTarget as Worker;
  });
  return { workers, client };
}

describe('What has work done in a worker', () => {
  it('starts none before the first piece, and one for all', async () => {
    const { workers, client } = started();
    expect(workers).toEqual([]);
    const both = [client.make('layout', { chart: cart }), client.make('layout', { chart: form })];
    expect(workers).toHaveLength(1);
    const [worker] = workers;
    expect(worker?.asked.map(({ given }) => given.chart)).toEqual([cart, form]);
    // In another order than they were asked for.
    for (const { id, given } of worker?.asked.toReversed() ?? [])
      worker?.answer({ id, made: layoutNamed(given.chart.id) });
    expect((await Promise.all(both)).map(({ id }) => id)).toEqual(['cart', 'form']);
  });

  it('fails for the piece alone that cannot be made', async () => {
    const { workers, client } = started();
    const both = [client.make('layout', { chart: cart }), client.make('layout', { chart: form })];
    const [worker] = workers;
    const [first, second] = worker?.asked ?? [];
    worker?.answer({ id: first?.id ?? 0, fault: 'no room' });
    worker?.answer({ id: second?.id ?? 0, made: layoutNamed('form') });
    await expect(both[0]).rejects.toThrow('no room');
    expect((await both[1])?.id).toBe('form');
  });

  it('fails for all that wait where the worker breaks, and starts another one for the next', async () => {
    const { workers, client } = started();
    const both = [client.make('layout', { chart: cart }), client.make('layout', { chart: form })];
    workers[0]?.dispatchEvent(new Event('error'));
    for (const one of both) await expect(one).rejects.toThrow('The worker has failed.');
    expect(workers[0]?.isTerminated).toBe(true);
    const again = client.make('layout', { chart: cart });
    const worker = workers[1];
    worker?.answer({ id: worker.asked[0]?.id ?? 0, made: layoutNamed('cart') });
    expect((await again).id).toBe('cart');
  });
});
