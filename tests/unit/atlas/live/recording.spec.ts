import { describe, expect, it } from 'vitest';
import type { InspectionMessage } from '../../../../machines/recorder/messages.ts';
import { MAX_MOMENTS, MAX_TEXT_LENGTH, Recording } from '../../../../src/atlas/page/live/recording.ts';
import { tabsIn } from '../../../../src/atlas/page/live/tabs.ts';
import { LARGEST_FILE } from '../../../../machines/fileLoader/files.ts';
import { decodeSession, sessionText } from '../../../../src/atlas/page/live/session-file.ts';

function frame(momentNumber: number, sessionId: string) {
  return { sessionId, rootId: sessionId, createdAt: String(momentNumber), id: String(momentNumber), _version: '0' };
}

function appears(momentNumber: number, sessionId: string): InspectionMessage {
  return {
    ...frame(momentNumber, sessionId),
    type: '@xstate.actor',
    name: sessionId,
    parentId: undefined,
    definition: '{}',
    snapshot: { status: 'active', context: { momentNumber } },
  };
}
function rests(momentNumber: number, sessionId: string): InspectionMessage {
  return {
    ...frame(momentNumber, sessionId),
    type: '@xstate.snapshot',
    event: { type: 'went' },
    snapshot: { status: 'active', context: { momentNumber } },
  };
}
function hears(momentNumber: number, sessionId: string): InspectionMessage {
  return {
    ...frame(momentNumber, sessionId),
    type: '@xstate.event',
    sourceId: undefined,
    event: { type: 'went' },
  };
}

/** A long stream of three actors that come and go on. */
function stream(count: number): InspectionMessage[] {
  return Array.from({ length: count }, (_, index) => {
    const [momentNumber, sessionId] = [index + 1, `actor ${index % 3}`];
    if (index < 3) return appears(momentNumber, sessionId);
    return index % 2 === 0 ? hears(momentNumber, sessionId) : rests(momentNumber, sessionId);
  });
}

/** What the actors must be at a moment, reckoned by hand from all that came. */
function placesAt(messages: readonly InspectionMessage[], moment: number): string[] {
  const places = new Map<string, unknown>();
  for (const message of messages.slice(0, moment)) {
    if ('snapshot' in message) places.set(message.sessionId, Object(message.snapshot.context).momentNumber);
  }
  return [...places].map(([id, momentNumber]) => `${id}: ${String(momentNumber)}`);
}
function recordedAt(recording: Recording, moment: number): string[] {
  return [...recording.actorsAt(moment)].map(
    ([id, { snapshot }]) => `${id}: ${String(Object(snapshot.context).momentNumber)}`,
  );
}

describe('A recording', () => {
  it('shows the actors at any moment, before and after old moments made room', () => {
    const recording = new Recording(1200);
    const messages = stream(3000);
    for (let from = 0; from < messages.length; from += 70) recording.add(messages.slice(from, from + 70));
    expect([recording.first, recording.last]).toEqual([1801, 3000]);
    for (const moment of [1801, 1802, 1999, 2000, 2001, 2499, 2500, 2777, 2999, 3000]) {
      expect(recordedAt(recording, moment), String(moment)).toEqual(placesAt(messages, moment));
      expect(recording.at(moment)?.id).toBe(String(moment));
    }
    expect([recording.at(1800), recording.at(3001)]).toEqual([undefined, undefined]);
  });

  it('holds no more moments and no more text than it may, however many come', () => {
    const recording = new Recording(50, 9000);
    for (const message of stream(500)) {
      recording.add([message]);
      expect(recording.texts.length).toBeLessThanOrEqual(50);
      expect(recording.texts.join('').length).toBeLessThanOrEqual(9000);
    }
    expect(recording.last).toBe(500);
  });

  it('keeps so much at most that a saved session is never too large to be opened', () => {
    const texts = Array.from({ length: MAX_MOMENTS }, () => 'x'.repeat(MAX_TEXT_LENGTH / MAX_MOMENTS));
    expect(sessionText([], texts).length).toBeLessThanOrEqual(LARGEST_FILE);
  });

  it('of a long session is the same after save and load: every actor, as it was at every moment', () => {
    const recording = new Recording();
    const introduced = Array.from({ length: 10 }, (_, place) => appears(place + 1, `long ${place}`));
    recording.add([...introduced, ...stream(32_000)]);
    expect(recording.first).toBeGreaterThan(introduced.length + 3);
    const again = new Recording();
    again.load(decodeSession(JSON.parse(sessionText(recording.head, recording.texts))));
    expect([again.first, again.last]).toEqual([1, recording.texts.length]);
    for (const back of [0, 1, 777, again.last - 1]) {
      expect(recordedAt(again, again.last - back)).toEqual(recordedAt(recording, recording.last - back));
    }
    expect(again.actorsAt(again.last).size).toBe(13);
  });

  it('saves no actor at the head that had stopped before', () => {
    const recording = new Recording(2);
    const stops = { event: { type: 'xstate.stop' }, snapshot: { status: 'stopped' } };
    recording.add([appears(1, 'a'), appears(2, 'b'), { ...frame(3, 'a'), type: '@xstate.snapshot', ...stops }]);
    recording.add([hears(4, 'b'), hears(5, 'b')]);
    expect(recording.head.map(({ sessionId }) => sessionId)).toEqual(['b']);
  });

  it('forgets what has ended and runs no machine once nothing tells of it, and numbers tabs as before', () => {
    const KEPT = 1000;
    const recording = new Recording(KEPT);
    const machine = '{"id":"door","states":{"open":{}}}';
    const ended = (moment: number, sessionId: string): InspectionMessage => ({
      ...frame(moment, sessionId),
      type: '@xstate.snapshot',
      event: { type: 'xstate.promise.resolve' },
      snapshot: { status: 'done' },
    });
    let moment = 0;
    const comeAndGo = (sessionId: string, definition: string): void => {
      moment += 2;
      recording.add([{ ...appears(moment - 1, sessionId), definition } as InspectionMessage, ended(moment, sessionId)]);
    };
    comeAndGo('gone/first', '{"id":"load"}');
    comeAndGo('tab/door', machine);
    recording.add([appears(1, 'tab/runs')]);
    comeAndGo('tab/sends', '{"id":"load"}');
    for (let at = 0; at < 6 * KEPT; at += 1) {
      comeAndGo(`tab/${at}`, '{"id":"load"}');
      if (at % 100 === 0) recording.add([{ ...hears(1, 'tab/runs'), sourceId: 'tab/sends' } as InspectionMessage]);
    }
    const { first, last } = recording;
    for (const shown of [first, first + KEPT / 2, last]) {
      const actors = recording.actorsAt(shown);
      expect(actors.size).toBeLessThan(2 * KEPT);
      // What runs a machine has a chart, and a moment that is kept may be told by what has ended.
      for (const id of ['gone/first', 'tab/door', 'tab/runs', 'tab/sends']) expect(actors.has(id), id).toBe(true);
      expect(tabsIn(actors.values()).map(({ id, number }) => [id, number])).toEqual([
        ['gone', 1],
        ['tab', 2],
      ]);
      for (let at = first; at <= shown; at += 1) expect(actors.has(recording.at(at)?.sessionId ?? '')).toBe(true);
    }
    expect(recording.head.map(({ sessionId }) => sessionId)).toContain('tab/runs');
  });

  it('does not note an actor that is only introduced once more, and notes one that comes back', () => {
    const recording = new Recording();
    recording.add([appears(1, 'a'), appears(2, 'a')]);
    expect(recording.last).toBe(1);
    recording.add([
      { ...frame(3, 'a'), type: '@xstate.snapshot', event: { type: 'xstate.stop' }, snapshot: { status: 'stopped' } },
      appears(4, 'a'),
    ]);
    expect(recording.last).toBe(3);
  });

  it('knows what an actor has taken at each moment: nothing from an event on until it is answered', () => {
    const recording = new Recording();
    const event = { type: 'went' };
    const snapshot = { status: 'active' };
    const passes = (momentNumber: number, ...transitions: string[]): InspectionMessage => ({
      ...frame(momentNumber, 'a'),
      type: '@xstate.microstep',
      event,
      snapshot,
      transitions,
    });
    recording.add([appears(1, 'a'), hears(2, 'a'), passes(3, 'a: went[0]'), passes(4, 'a: always[0]'), rests(5, 'a')]);
    recording.add([{ ...frame(6, 'a'), type: '@loadout.emitted', event }, hears(7, 'a'), passes(8), rests(9, 'a')]);
    const takenAt = (moment: number) => recording.actorsAt(moment).get('a')?.taken ?? [];
    expect([2, 3, 4, 5, 6, 7, 9].map((moment) => takenAt(moment).join())).toEqual([
      '',
      'a: went[0]',
      'a: went[0],a: always[0]',
      'a: went[0],a: always[0]',
      'a: went[0],a: always[0]',
      '',
      '',
    ]);
  });

  it('begins anew with a session, and forgets everything when it is cleared', () => {
    const recording = new Recording();
    recording.add(stream(20));
    recording.load({ actors: [], messages: stream(5), simulated: null });
    expect([recording.first, recording.last, recordedAt(recording, 3)]).toEqual([
      1,
      5,
      ['actor 0: 1', 'actor 1: 2', 'actor 2: 3'],
    ]);
    recording.clear();
    expect([recording.first, recording.last, recordedAt(recording, 0), recording.texts]).toEqual([1, 0, [], []]);
  });
});
