import { describe, expect, it } from 'vitest';
import type { InspectionMessage } from '../../../../machines/recorder/messages.ts';
import { Recording } from '../../../../src/atlas/page/live/recording.ts';
import { Lanes } from '../../../../src/atlas/page/sequence/lanes.ts';
import { briefsOf, eventsIn, sequenceRows } from '../../../../src/atlas/page/sequence/sequence-rows.ts';

let count = 0;
function frame(sessionId: string, turn: number) {
  count += 1;
  return { sessionId, rootId: sessionId, createdAt: String(count), id: String(count), _version: '0', turn };
}

function appears(sessionId: string, turn: number, machine: string | null, parentId?: string): InspectionMessage {
  const definition = machine === null ? undefined : JSON.stringify({ id: machine, initial: 'a', states: { a: {} } });
  const tab = `Page of ${sessionId.slice(0, 3)}`;
  const name = machine ?? 'load';
  return { ...frame(sessionId, turn), type: '@xstate.actor', name, parentId, definition, snapshot: {}, tab };
}
function hears(sessionId: string, turn: number, type: string, causeId?: string): InspectionMessage {
  const cause = causeId === undefined ? {} : { causeId };
  return { ...frame(sessionId, turn), type: '@xstate.event', sourceId: undefined, event: { type }, ...cause };
}
function answers(sessionId: string, turn: number, type: string): InspectionMessage {
  return { ...frame(sessionId, turn), type: '@xstate.snapshot', event: { type }, snapshot: {} };
}

const start = [
  appears('one/cart', 1, 'cart'),
  appears('one/purchase', 1, 'purchase'),
  appears('one/chunk1', 1, 'chunk'),
  appears('one/chunk2', 1, 'chunk'),
  appears('one/load', 1, null, 'one/chunk2'),
];
const press = [
  hears('one/purchase', 2, 'addCart.pressed'),
  hears('one/cart', 2, 'item.set', 'one/purchase'),
  answers('one/cart', 2, 'item.set'),
  answers('one/purchase', 2, 'addCart.pressed'),
];
const elsewhere = [appears('two/cart', 1, 'cart'), hears('two/cart', 2, 'item.added')];

function recorded(...messages: readonly InspectionMessage[]): Recording {
  const recording = new Recording();
  recording.add(messages);
  return recording;
}

describe('The rows of a sequence', () => {
  const recording = recorded(...start, ...press, ...elsewhere);

  it('are one for what a tab does in one turn, however many moments it has', () => {
    const rows = sequenceRows(recording, new Set());
    expect(rows.map(({ first, last }) => [first, last])).toEqual([
      [1, 5],
      [6, 9],
      [10, 10],
      [11, 11],
    ]);
    const [, pressed] = rows;
    expect(
      pressed && eventsIn(briefsOf(recording, pressed)).map(({ sessionId, fromId }) => [fromId, sessionId]),
    ).toEqual([
      [undefined, 'one/purchase'],
      ['one/purchase', 'one/cart'],
    ]);
  });

  it('open to their moments, and are left out where none of them is wanted', () => {
    expect(sequenceRows(recording, new Set([6])).map(({ first, kind }) => `${kind} ${first}`)).toEqual([
      'action 1',
      'action 6',
      'moment 6',
      'moment 7',
      'moment 8',
      'moment 9',
      'action 10',
      'action 11',
    ]);
    const wanted = sequenceRows(recording, new Set(), (briefs) => briefs.some(({ what }) => what === 'item.set'));
    expect(wanted.map(({ first }) => first)).toEqual([6]);
  });

  it('begin with the first moment that is kept where older ones made room', () => {
    const small = new Recording(3);
    small.add([...start, ...press]);
    expect([small.first, small.openings]).toEqual([7, [7]]);
    expect(small.briefAt(7)?.what).toBe('item.set');
  });

  it('of a stream that counts no turns begin with the events that nobody in it has sent', () => {
    const uncounted = press.map(({ turn: _, ...message }) => message as InspectionMessage);
    expect(recorded(...uncounted, ...uncounted).openings).toEqual([1, 5]);
  });
});

describe('The lanes of a sequence', () => {
  const actors = recorded(...start, ...press, ...elsewhere).actorsAt(99);

  it('stand by tab and machine: actors of one machine share one, and a promise stands with its machine', () => {
    const lanes = new Lanes(actors);
    expect(lanes.groups.map(({ number, title, lanes: own }) => [number, title, own.map((one) => one.name)])).toEqual([
      [1, 'Page of one', ['cart', 'purchase', 'chunk']],
      [2, 'Page of two', ['cart']],
    ]);
    expect(lanes.groups[0]?.lanes.map((lane) => lane.count)).toEqual([1, 1, 2]);
    expect(
      ['one/cart', 'one/chunk1', 'one/chunk2', 'one/load', 'two/cart', undefined].map((id) => lanes.placeOf(id)),
    ).toEqual([1, 3, 3, 3, 4, 0]);
    expect(lanes.count).toBe(5);
  });

  it('are those of the actors that are wanted alone, with the number of their tab', () => {
    const lanes = new Lanes(actors, (sessionId) => sessionId === 'two/cart');
    expect(lanes.groups.map(({ number, lanes: own }) => [number, own.length])).toEqual([[2, 1]]);
    expect(lanes.placeOf('one/cart')).toBe(0);
  });
});
