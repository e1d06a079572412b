import { describe, expect, it, vi } from 'vitest';
import { EVERYTHING } from '../../../machines/traffic/question.ts';
import type { TrafficReply, TrafficRequest } from '../../../src/atlas/traffic/messages.ts';
import { openTraffic } from '../../../src/atlas/page/traffic/open-traffic.ts';
import { TrafficClient } from '../../../src/atlas/page/traffic/traffic-client.ts';

/** A worker that answers when the test says so. */
class HeldWorker extends EventTarget {
  readonly asked: TrafficRequest[] = [];
  isTerminated = false;

  postMessage(request: TrafficRequest): void {
    this.asked.push(request);
  }
  terminate(): void {
    this.isTerminated = true;
  }
  answer(data: TrafficReply): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

function started() {
  const workers: HeldWorker[] = [];
  const told: string[] = [];
  const client = new TrafficClient(
    {
      onCounted: (sessions, unread, isRead) => told.push(`counted ${sessions} ${unread} ${isRead}`),
      onChecked: () => told.push('checked'),
      onFailed: () => told.push('failed'),
    },
    () => {
      const worker = new HeldWorker();
      workers.push(worker);
      return worker as EventTarget as Worker;
    },
  );
  return { workers, told, client };
}

describe('What speaks with the worker of traffic', () => {
  it('gives each who asked the answer to that', async () => {
    const { workers, client } = started();
    const [list, session] = [client.list(EVERYTHING), client.session(3)];
    const [worker] = workers;
    expect(worker?.asked.map(({ kind }) => kind)).toEqual(['list', 'session']);
    worker?.answer({ kind: 'session', id: 2, session: null });
    worker?.answer({ kind: 'listed', id: 1, sessions: [] });
    expect([await list, await session]).toEqual([[], null]);
  });

  it('lets nobody wait where the worker breaks, says so, and starts another one', async () => {
    const { workers, told, client } = started();
    const waiting = [client.list(EVERYTHING), client.session(3), client.xes(EVERYTHING)];
    workers[0]?.dispatchEvent(new Event('error'));
    for (const one of waiting) await expect(one).rejects.toThrow('The worker has failed.');
    expect([told, workers[0]?.isTerminated]).toEqual([['failed'], true]);
    const again = client.list(EVERYTHING);
    workers[1]?.answer({ kind: 'listed', id: 4, sessions: [] });
    expect(await again).toEqual([]);
  });

  it('lets nobody wait for what was closed', async () => {
    const { workers, told, client } = started();
    const waiting = client.session(3);
    client.forget();
    await expect(waiting).rejects.toThrow('The worker was ended.');
    expect([told, workers[0]?.isTerminated]).toEqual([[], true]);
  });

  it('counts the recording again while it goes on, and not what is played in its place', () => {
    vi.useFakeTimers();
    const { workers, client } = started();
    let goesOn = true;
    client.chooseRecording(
      () => new File([], 'the recording'),
      () => goesOn,
    );
    client.read();
    const grown = () => {
      client.grow();
      vi.advanceTimersByTime(1000);
      return workers[0]?.asked.map(({ kind }) => kind);
    };
    expect(grown()).toEqual(['live', 'live']);
    client.grow();
    goesOn = false;
    expect(grown()).toEqual(['live', 'live']);
    vi.useRealTimers();
  });

  it('forgets what was replayed when more is read, and hears no more of it', () => {
    const { workers, told, client } = started();
    client.choose([new File([], 'a.json')]);
    client.read();
    client.check();
    const [worker] = workers;
    worker?.answer({ kind: 'checked', checked: [], sessions: 2, isDone: false });
    expect(client.checked).toMatchObject({ sessions: 2 });
    client.read();
    expect(client.checked).toBeNull();
    // It was on its way.
    worker?.answer({ kind: 'checked', checked: [], sessions: 3, isDone: true });
    expect([client.checked, told]).toEqual([null, []]);
    expect(worker?.asked.map(({ kind }) => kind)).toEqual(['read', 'check', 'uncheck', 'read']);
  });

  it('says when all is replayed, and keeps what was found', () => {
    const { workers, told, client } = started();
    client.check();
    workers[0]?.answer({ kind: 'checked', checked: [], sessions: 3, isDone: true });
    expect([client.checked?.sessions, told]).toEqual([3, ['checked']]);
  });

  it.each([
    ['leaves out all files that were chosen, where the worker breaks while it reads', 0, 2],
    ['closes what was read, where the worker breaks later', 3, 0],
  ])('%s', (_, sessions, unread) => {
    const worker = new HeldWorker();
    vi.stubGlobal('Worker', function start() {
      return worker;
    });
    const { machine, client } = openTraffic({});
    client.choose([new File([], 'a.json'), new File([], 'b.json')]);
    machine.send({ type: 'files.chosen', files: 2 });
    if (sessions > 0) machine.send({ type: 'reading.ended', sessions, unread });
    worker.dispatchEvent(new Event('error'));
    expect(machine.getSnapshot().value).toBe('empty');
    expect(machine.getSnapshot().context).toMatchObject({ files: 0, sessions: 0, unread });
  });
});
