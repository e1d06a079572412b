import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sessionText } from '../../../../src/atlas/page/live/session-file.ts';
import type { Note } from '../../../../src/atlas/page/notes/note.ts';
import { act } from '../../support/act.ts';
import { EVENTS, sessions } from '../../support/atlas-panels.ts';
import { openLiveAtlas } from '../../support/live-atlas.ts';

const SEED = 7;
const FILES = 12;

const PARTS = ['cart', 'cart.lines.empty', 'lines.filled: item.added[0]'];

const text = fc.constantFrom('here', 'and here', 'never again');

/** The notes of a file: on some moments and on some parts, one on each. */
const notesOfFile = fc
  .tuple(
    fc.uniqueArray(fc.record({ moment: fc.integer({ min: 1, max: EVENTS }), text }), {
      selector: ({ moment }) => moment,
      maxLength: 4,
    }),
    fc.uniqueArray(fc.record({ machine: fc.constant('cart'), part: fc.constantFrom(...PARTS), text }), {
      selector: ({ part }) => part,
    }),
  )
  .map((notes): Note[] => notes.flat());

it(`The notes of ${FILES} session files by chance stand where they were written, and none of an earlier file is lost`, async () => {
  const { atlas, settle } = await openLiveAtlas('#cart');
  const onParts = new Map<string, string[]>();
  for (const [file, notes] of fc.sample(notesOfFile, { seed: SEED, numRuns: FILES }).entries()) {
    const lines = (sessions[file % sessions.length]?.messages ?? []).map((message) => JSON.stringify(message));
    const content = new File([sessionText([], lines, null, notes)], `${file}.session.json`);
    await act(async () => atlas.sessions.send({ type: 'file.chosen', file: content }));
    await settle();
    const onMoments = new Map<number, string>();
    for (const note of notes)
      if ('moment' in note) onMoments.set(note.moment, note.text);
      else onParts.set(note.part, [...new Set([...(onParts.get(note.part) ?? []), note.text])]);
    expect(PARTS.map((part) => atlas.notes.textOn('cart', part))).toEqual(
      PARTS.map((part) => onParts.get(part)?.join('\n') ?? ''),
    );
    expect(atlas.notes.all).toHaveLength(onParts.size);
    const moments = lines.map((_, at) => at + 1);
    expect(moments.map((moment) => atlas.recording.noteAt(moment))).toEqual(
      moments.map((moment) => onMoments.get(moment) ?? ''),
    );
  }
  expect(onParts.size).toBe(PARTS.length);
});
