import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import type { InspectionMessage } from '../../../../machines/recorder/messages.ts';
import { recorderMachine } from '../../../../machines/recorder/recorder.machine.ts';
import { KeptMoments } from '../../../../src/atlas/page/live/kept-moments.ts';
import type { SessionStore } from '../../../../src/atlas/page/live/kept-sessions.ts';
import { Recording } from '../../../../src/atlas/page/live/recording.ts';
import { chanceOf } from '../../../sessions/chance.ts';

function message(count: number): InspectionMessage {
  return {
    type: '@xstate.snapshot',
    sessionId: 'tab/x:0',
    rootId: 'tab/x:0',
    createdAt: String(count),
    id: String(count),
    _version: '0',
    event: { type: 'went' },
    snapshot: { status: 'active', context: { count } },
  };
}

/** Histories by chance, and the steps of each. */
const TIMES = 20;
const STEPS = 25;

/** A page with a recorder, a recording of at most six moments, and a store that may be broken, or slow. */
function opened(
  texts = new Map<string, string>(),
  isBroken = () => false,
  whenWritten: (finish: () => void) => void = (finish) => finish(),
) {
  const store: SessionStore = {
    keep: (session, text) => {
      if (isBroken()) return Promise.reject(new Error('This browser keeps nothing.'));
      return new Promise((resolve) => {
        whenWritten(() => {
          texts.set(session, text);
          resolve();
        });
      });
    },
    find: (session) =>
      isBroken() ? Promise.reject(new Error('Nor this.')) : Promise.resolve(texts.get(session) ?? null),
  };
  const recording = new Recording(6);
  let names = 0;
  const moments = new KeptMoments(recording, store, () => {
    names += 1;
    return `0000000${names}`;
  });
  const recorder = createActor(recorderMachine).start();
  moments.follow(recorder);
  const hear = (...counts: readonly number[]) => {
    recording.add(counts.map(message));
    recorder.send({ type: 'moments.arrived', first: recording.first, last: recording.last });
  };
  const pick = (momentNumber: number) => recorder.send({ type: 'moment.picked', momentNumber });
  return { texts, recording, moments, recorder, hear, pick };
}

/** Waits until all that was begun is done. */
function settled(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

describe('The address of a recorded moment', () => {
  it('is there while one moment shows, once it is kept, and names it in what is kept', async () => {
    const { texts, recorder, moments, hear, pick } = opened();
    hear(1, 2, 3);
    await settled();
    expect(moments.target).toBeNull();
    const told = vi.fn<() => void>();
    moments.subscribe(told);
    pick(2);
    expect(moments.target).toBeNull();
    await settled();
    expect(told).toHaveBeenCalled();
    expect(moments.target).toEqual({ session: '00000001', moment: 2 });
    expect(JSON.parse(texts.get('00000001') ?? '').messages).toHaveLength(3);
    recorder.send({ type: 'resume.pressed' });
    expect(moments.target).toBeNull();
  });

  it('is of the same session when more has come, and counts from the first moment that is kept', async () => {
    const { texts, moments, hear, pick } = opened();
    hear(1, 2, 3);
    pick(3);
    await settled();
    hear(4, 5, 6, 7);
    pick(7);
    await settled();
    expect([...texts.keys()]).toEqual(['00000001']);
    expect(moments.target).toEqual({ session: '00000001', moment: 6 });
    expect(JSON.parse(texts.get('00000001') ?? '').messages[5].createdAt).toBe('7');
    expect(moments.numberOf({ session: '00000001', moment: 6 })).toBe(7);
    expect(moments.numberOf({ session: '00000002', moment: 6 })).toBeNull();
  });

  it('leads to the same moment after a reload', async () => {
    const { texts, hear, pick } = opened();
    hear(1, 2, 3);
    pick(2);
    await settled();
    const again = opened(texts);
    const session = await again.moments.find('00000001');
    if (session === null) throw new Error('It is not kept.');
    again.recording.load(session);
    again.moments.begin('00000001');
    again.recorder.send({ type: 'session.opened', last: again.recording.last });
    again.pick(again.moments.numberOf({ session: '00000001', moment: 2 }) ?? 0);
    expect(again.moments.target).toEqual({ session: '00000001', moment: 2 });
    expect(again.recording.at(2)).toEqual(message(2));
    await settled();
    expect([...texts.keys()]).toEqual(['00000001']);
  });

  it('leads to the notes, too: those that came while it was written, and those that came later', async () => {
    const { texts, recording, moments, hear, pick } = opened();
    const notes = () => JSON.parse(texts.get('00000001') ?? '{}').notes;
    moments.renew();
    await settled();
    expect(texts.size).toBe(0);
    hear(1, 2, 3);
    pick(2);
    recording.note(2, 'first');
    moments.renew();
    await settled();
    expect(notes()).toEqual([{ moment: 2, text: 'first' }]);
    recording.note(2, 'second');
    moments.renew();
    await settled();
    expect(notes()).toEqual([{ moment: 2, text: 'second' }]);
    expect(moments.target).toEqual({ session: '00000001', moment: 2 });
  });

  it('leads to what showed when it was there, whatever comes while it is written', async () => {
    const chance = chanceOf(23, 0);
    const below = (count: number) => Math.floor(chance.next() * count);
    let named = 0;
    for (let time = 0; time < TIMES; time += 1) {
      const writes: (() => void)[] = [];
      const { texts, recording, moments, recorder, hear, pick } = opened(
        new Map(),
        () => false,
        (finish) => writes.push(finish),
      );
      const pickOne = () => pick(recording.first + below(recording.last - recording.first + 1));
      const steps = [
        () => hear(...Array.from({ length: 1 + below(4) }, () => (count += 1))),
        pickOne,
        pickOne,
        () => recorder.send({ type: 'resume.pressed' }),
        () => writes.shift()?.(),
      ];
      let count = 3;
      hear(1, 2, 3);
      for (let step = 0; step < STEPS; step += 1) {
        steps[below(steps.length)]?.();
        await settled();
        const { target } = moments;
        if (target === null) continue;
        named += 1;
        const kept = JSON.parse(texts.get(target.session) ?? '').messages[target.moment - 1];
        expect(kept, `${time}, step ${step}`).toEqual(recording.at(recorder.getSnapshot().context.momentNumber));
      }
    }
    expect(named).toBeGreaterThan(TIMES);
  });

  it('is a new one for another recording, also while the one before is written', async () => {
    const { texts, recording, moments, recorder, hear, pick } = opened();
    hear(1, 2, 3);
    pick(2);
    recording.load({ actors: [], messages: [message(8), message(9)], simulated: null });
    moments.begin();
    recorder.send({ type: 'session.opened', last: recording.last });
    expect(moments.target).toBeNull();
    await settled();
    expect(moments.target).toEqual({ session: '00000002', moment: 2 });
    expect(JSON.parse(texts.get('00000002') ?? '').messages).toHaveLength(2);
  });

  it('is said to lead nowhere where the session is not kept, or is none', async () => {
    const { moments } = opened(new Map([['00000009', '{"format":"other"}']]));
    expect(moments.isLost).toBe(false);
    expect([await moments.find('00000001'), moments.isLost]).toEqual([null, true]);
    moments.begin();
    expect(moments.isLost).toBe(false);
    expect([await moments.find('00000009'), moments.isLost]).toEqual([null, true]);
  });

  it('is none where the browser keeps nothing, and is tried again with the next moment', async () => {
    let isBroken = true;
    const { moments, hear, pick } = opened(new Map(), () => isBroken);
    hear(1, 2, 3);
    pick(2);
    await settled();
    expect(moments.target).toBeNull();
    expect(await moments.find('00000001')).toBeNull();
    isBroken = false;
    pick(3);
    await settled();
    expect(moments.target).toMatchObject({ moment: 3 });
  });
});
