import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { type SearchEvent, searchMachine } from '../../../machines/search/search.machine.ts';

const entries = [
  { id: 1, name: 'Wireless Mouse' },
  { id: 2, name: 'Full Keyboard' },
  { id: 3, name: 'Compact Keyboard' },
];

/** The search box after some events, and the products that were picked. */
function searchAfter(...events: SearchEvent[]) {
  return searchFrom(true, ...events);
}

/** The same, where the entries at first are all that there is, or not. */
function searchFrom(isWhole: boolean, ...events: SearchEvent[]) {
  const actor = createActor(searchMachine, { input: { entries, isWhole } });
  const picked: number[] = [];
  actor.on('suggestion.picked', ({ id }) => picked.push(id));
  actor.start();
  for (const event of events) actor.send(event);
  const { value, context } = actor.getSnapshot();
  return { value, picked, query: context.query, matches: context.matches, active: context.active };
}

function typed(query: string): SearchEvent {
  return { type: 'query.typed', query };
}
const next: SearchEvent = { type: 'next.pressed' };
const previous: SearchEvent = { type: 'previous.pressed' };
const enter: SearchEvent = { type: 'enter.pressed' };
const escape: SearchEvent = { type: 'escape.pressed' };
const dismiss: SearchEvent = { type: 'search.dismissed' };
const resume: SearchEvent = { type: 'search.resumed' };

describe('the search box', () => {
  it('suggests what matches, says when nothing does, and rests when it is blank (R15)', () => {
    expect(searchAfter(typed('key'))).toMatchObject({ value: { open: 'suggesting' }, matches: [2, 3], active: -1 });
    expect(searchAfter(typed('key'), typed('zzz'))).toMatchObject({ value: { open: 'nothingFound' }, matches: [] });
    expect(searchAfter(typed('key'), typed('  '))).toMatchObject({ value: 'idle', query: '  ', matches: [] });
  });

  it('marks with the arrow keys, round the ends', () => {
    expect(searchAfter(typed('key'), next).active).toBe(0);
    expect(searchAfter(typed('key'), next, next).active).toBe(1);
    expect(searchAfter(typed('key'), next, next, next).active).toBe(0);
    expect(searchAfter(typed('key'), previous).active).toBe(1);
    expect(searchAfter(typed('key'), next, previous).active).toBe(1);
    expect(searchAfter(typed('key'), previous, previous).active).toBe(0);
    expect(searchAfter(typed('key'), next, typed('keyb')).active).toBe(-1);
  });

  it('opens the marked product with Enter, and the first without a mark (R24)', () => {
    expect(searchAfter(typed('key'), next, next, enter)).toEqual({
      value: 'idle',
      picked: [3],
      query: '',
      matches: [],
      active: -1,
    });
    expect(searchAfter(typed('key'), enter)).toMatchObject({ value: 'idle', picked: [2] });
    expect(searchAfter(typed('zzz'), enter)).toMatchObject({ value: { open: 'nothingFound' }, picked: [] });
    expect(searchAfter(typed('key'), dismiss, enter)).toMatchObject({ value: 'idle', query: 'key', picked: [] });
  });

  it('opens a product that is pointed at, if it is in the list', () => {
    expect(searchAfter(typed('key'), { type: 'option.picked', id: 2 })).toMatchObject({
      value: 'idle',
      picked: [2],
      query: '',
    });
    expect(searchAfter(typed('key'), { type: 'option.picked', id: 1 })).toMatchObject({
      value: { open: 'suggesting' },
      picked: [],
    });
  });

  it('folds on Escape and keeps the query; another Escape empties the box, and so does its button', () => {
    expect(searchAfter(typed('key'), next, escape)).toMatchObject({ value: 'idle', query: 'key', active: -1 });
    expect(searchAfter(typed('zzz'), escape)).toMatchObject({ value: 'idle', query: 'zzz' });
    for (const query of ['key', 'zzz', ' '])
      for (const emptied of [[escape, escape], [{ type: 'query.cleared' as const }]])
        expect(searchAfter(typed(query), ...emptied)).toMatchObject({
          value: 'idle',
          query: '',
          matches: [],
          active: -1,
        });
  });

  it('folds where it is left, keeps the query, and unfolds again', () => {
    expect(searchAfter(typed('key'), next, dismiss)).toMatchObject({ value: 'idle', query: 'key', active: -1 });
    expect(searchAfter(typed('key'), dismiss, resume).value).toEqual({ open: 'suggesting' });
    expect(searchAfter(typed('zzz'), dismiss)).toMatchObject({ value: 'idle', query: 'zzz' });
    expect(searchAfter(typed('zzz'), dismiss, resume).value).toEqual({ open: 'nothingFound' });
    expect(searchAfter(resume).value).toBe('idle');
  });

  it('looks through the names of the new language', () => {
    const chinese: SearchEvent = { type: 'entries.changed', entries: [{ id: 1, name: '無線滑鼠' }], isWhole: true };
    expect(searchAfter(typed('key'), chinese)).toMatchObject({
      value: { open: 'nothingFound' },
      query: 'key',
      matches: [],
    });
    expect(searchAfter(typed('key'), dismiss, chinese)).toMatchObject({ value: 'idle', query: 'key', matches: [] });
    expect(searchAfter(chinese, typed('滑鼠')).matches).toEqual([1]);
    expect(searchAfter(typed('滑'), chinese)).toMatchObject({ value: { open: 'suggesting' }, matches: [1] });
  });

  it('says that nothing is found once all has come that may be found, or does not come (R24)', () => {
    const come = (isWhole: boolean, also = ''): SearchEvent => ({
      type: 'entries.changed',
      entries: entries.map((entry) => ({ ...entry, also })),
      isWhole,
    });
    expect(searchFrom(false, typed('key')).value).toEqual({ open: 'suggesting' });
    expect(searchFrom(false, typed('滑鼠'))).toMatchObject({ value: { open: 'pending' }, query: '滑鼠', matches: [] });
    expect(searchFrom(false, typed('滑鼠'), enter)).toMatchObject({ value: { open: 'pending' }, picked: [] });
    expect(searchFrom(false, typed('滑鼠'), come(false)).value).toEqual({ open: 'pending' });
    expect(searchFrom(false, typed('滑鼠'), come(false, '滑鼠'))).toMatchObject({
      value: { open: 'suggesting' },
      matches: [1, 2, 3],
    });
    expect(searchFrom(false, typed('滑鼠'), come(true)).value).toEqual({ open: 'nothingFound' });
    expect(searchFrom(false, come(true), typed('滑鼠')).value).toEqual({ open: 'nothingFound' });
    for (const leave of [escape, dismiss])
      expect(searchFrom(false, typed('滑鼠'), leave)).toMatchObject({ value: 'idle', query: '滑鼠' });
    expect(searchFrom(false, typed('滑鼠'), dismiss, resume).value).toEqual({ open: 'pending' });
  });

  it('takes back what it said where more is to come again', () => {
    const chinese: SearchEvent = { type: 'entries.changed', entries: [{ id: 1, name: '無線滑鼠' }], isWhole: false };
    expect(searchAfter(typed('key'), chinese).value).toEqual({ open: 'pending' });
    expect(searchAfter(typed('zzz'), chinese).value).toEqual({ open: 'pending' });
    expect(searchAfter(typed('zzz'), dismiss, chinese, resume).value).toEqual({ open: 'pending' });
  });
});
