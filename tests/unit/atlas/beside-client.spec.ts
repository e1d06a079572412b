import { describe, expect, it } from 'vitest';
import { machines } from '../../../machines/index.ts';
import type { Chart } from '../../../src/atlas/chart/chart.ts';
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

describe('What has work done in workers', () => {
  it('starts none before the first piece, and goes on with that one while it has nothing to do', async () => {
    const { workers, client } = started();
    expect(workers).toEqual([]);
    for (const chart of [cart, form]) {
      const made = client.make('layout', { chart });
      const [worker] = workers;
      const asked = worker?.asked.at(-1);
      expect(asked?.given.chart).toEqual(chart);
      worker?.answer({ id: asked?.id ?? 0, made: layoutNamed(chart.id) });
      expect((await made).id).toBe(chart.id);
    }
    expect(workers).toHaveLength(1);
  });

  it('has a piece that comes while one is made done by a second, the next by whichever is free, and starts no third', async () => {
    const { workers, client } = started();
    const slow = client.make('layout', { chart: cart });
    const answered = async (chart: Chart) => {
      const made = client.make('layout', { chart });
      const asked = workers[1]?.asked.at(-1);
      expect(asked?.given.chart).toEqual(chart);
      workers[1]?.answer({ id: asked?.id ?? 0, made: layoutNamed(chart.id) });
      expect((await made).id).toBe(chart.id);
    };
    await answered(form);
    await answered(cart);
    const both = [client.make('layout', { chart: form }), client.make('layout', { chart: form })];
    expect(workers.map(({ asked }) => asked.length)).toEqual([2, 3]);
    // In another order than they were asked for.
    for (const worker of workers)
      for (const { id, given } of worker.asked.toReversed()) worker.answer({ id, made: layoutNamed(given.chart.id) });
    expect((await Promise.all([slow, ...both])).map(({ id }) => id)).toEqual(['cart', 'form', 'form']);
  });

  it('fails for the piece alone that cannot be made', async () => {
    const { workers, client } = started();
    const pieces = [cart, form, cart].map((chart) => client.make('layout', { chart }));
    const [worker] = workers;
    const [first, third] = worker?.asked ?? [];
    worker?.answer({ id: first?.id ?? 0, fault: 'no room' });
    worker?.answer({ id: third?.id ?? 0, made: layoutNamed('cart') });
    await expect(pieces[0]).rejects.toThrow('no room');
    expect((await pieces[2])?.id).toBe('cart');
  });

  it('fails for all that wait for a worker that breaks, and starts another one in its place', async () => {
    const { workers, client } = started();
    const pieces = [cart, form, cart].map((chart) => client.make('layout', { chart }));
    workers[0]?.dispatchEvent(new Event('error'));
    for (const one of [pieces[0], pieces[2]]) await expect(one).rejects.toThrow('The worker has failed.');
    expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
    const again = client.make('layout', { chart: cart });
    workers[1]?.answer({ id: workers[1].asked[0]?.id ?? 0, made: layoutNamed('form') });
    expect((await pieces[1])?.id).toBe('form');
    workers[2]?.answer({ id: workers[2].asked[0]?.id ?? 0, made: layoutNamed('cart') });
    expect((await again).id).toBe('cart');
  });
});
