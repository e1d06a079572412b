import { describe, expect, it } from 'vitest';
import { decodeSession } from '../../../src/atlas/page/live/session-file.ts';
import { Recording } from '../../../src/atlas/page/live/recording.ts';
import { partNotesIn } from '../../../src/atlas/page/notes/note.ts';
import { PartNotes } from '../../../src/atlas/page/notes/part-notes.ts';
import { simulatedSession } from '../../sessions/simulated-session.ts';
import { weights } from '../traffic/sessions-on-disk.ts';

const FILLED = { machine: 'cart', part: 'lines.filled', text: 'Half of them leave here.' };
const MINUS = { machine: 'cart', part: 'cart.lines.filled: item.decreased[0]', text: 'Ask for Undo.' };

const { messages } = simulatedSession(weights, 1, 4);

/** The storage of a browser. */
function storageWith(text: string | null = null) {
  const kept = new Map(text === null ? [] : [['loadout.atlas.notes', text]]);
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  };
  return () => storage as object as Storage;
}

describe('Notes on states and transitions', () => {
  it('are kept in the browser, and one without text is none', () => {
    const storage = storageWith();
    const notes = new PartNotes(storage);
    notes.put(FILLED);
    notes.put(MINUS);
    notes.put({ ...FILLED, text: 'They stay.' });
    const again = new PartNotes(storage);
    expect(again.all).toEqual([{ ...FILLED, text: 'They stay.' }, MINUS]);
    expect(again.of('language')).toEqual([]);
    again.put({ ...FILLED, text: '' });
    expect(again.textOn('cart', 'lines.filled')).toBe('');
    expect(new PartNotes(storage).all).toEqual([MINUS]);
  });

  it.each(['{', '{}', '[{"machine":"cart"}]', 'null'])('are none where the browser keeps %s instead', (text) => {
    expect(new PartNotes(storageWith(text)).all).toEqual([]);
  });

  it('stay on the page of a browser that keeps nothing', () => {
    const notes = new PartNotes(() => {
      throw new DOMException('No storage.', 'SecurityError');
    });
    notes.put(FILLED);
    expect(notes.textOn('cart', 'lines.filled')).toBe(FILLED.text);
  });

  it('stay on the page of a browser with no room left, beside what it keeps', () => {
    const full = Object.assign(storageWith(JSON.stringify([MINUS]))(), { setItem: () => expect.fail('No room.') });
    const notes = new PartNotes(() => full);
    notes.put(FILLED);
    notes.put({ ...MINUS, text: '' });
    expect(notes.all).toEqual([FILLED]);
    expect(new PartNotes(() => full).all).toEqual([MINUS]);
  });

  it('of a file come beside those that are there, each once however often it is opened', () => {
    const notes = new PartNotes(storageWith());
    notes.put({ ...FILLED, text: 'Mine.' });
    for (let opened = 0; opened < 2; opened += 1) notes.add([FILLED, MINUS]);
    expect(notes.all).toEqual([{ ...FILLED, text: `Mine.\n${FILLED.text}` }, MINUS]);
  });

  it('of a file are not taken for those whose text holds theirs', () => {
    const notes = new PartNotes(storageWith());
    notes.put({ ...FILLED, text: 'Not OK: asks twice' });
    for (let opened = 0; opened < 2; opened += 1) notes.add([{ ...FILLED, text: 'OK' }]);
    expect(notes.textOn('cart', 'lines.filled')).toBe('Not OK: asks twice\nOK');
    notes.add([{ ...FILLED, text: 'Not OK: asks twice\nAsk once' }]);
    expect(notes.textOn('cart', 'lines.filled')).toBe('Not OK: asks twice\nOK\nAsk once');
  });

  it('of two tabs stand beside each other, whichever writes last', () => {
    const storage = storageWith();
    const [one, other] = [new PartNotes(storage), new PartNotes(storage)];
    one.put(FILLED);
    other.put(MINUS);
    expect(new PartNotes(storage).all).toEqual([FILLED, MINUS]);
    one.add([{ ...MINUS, text: 'From a file.' }]);
    expect(one.textOn('cart', MINUS.part)).toBe(`${MINUS.text}\nFrom a file.`);
    other.put({ ...FILLED, text: '' });
    expect(other.all).toEqual([{ ...MINUS, text: `${MINUS.text}\nFrom a file.` }]);
    expect(new PartNotes(storage).all).toEqual(other.all);
  });
});

describe('Notes on moments', () => {
  it('travel in the file of their session with those on states, by the number of the moment there', () => {
    const recording = new Recording(30);
    recording.add(messages.slice(0, 20));
    recording.note(5, 'makes room');
    recording.note(15, 'stays');
    recording.note(16, 'taken back');
    recording.note(16, '');
    recording.add(messages.slice(20, 40));
    expect([recording.first, recording.noteAt(5), recording.noteAt(15)]).toEqual([11, '', 'stays']);
    const session = decodeSession(JSON.parse(recording.fileText([FILLED])));
    expect(session.notes).toEqual([FILLED, { moment: 5, text: 'stays' }]);
    expect(partNotesIn(session.notes ?? [])).toEqual([FILLED]);
    const again = new Recording();
    again.load(session);
    expect(again.noteAt(5)).toBe('stays');
    expect(again.at(5)).toEqual(recording.at(15));
    again.clear();
    expect(again.noteAt(5)).toBe('');
  });

  it('that are broken make a file broken', () => {
    const text = (notes: unknown) =>
      JSON.stringify({ format: 'loadout session', version: 2, notes, messages: messages.slice(0, 3) });
    expect(decodeSession(JSON.parse(text([]))).notes).toEqual([]);
    for (const notes of [[{ moment: 0, text: 'a' }], [{ moment: 1 }], 'a', [null]])
      expect(() => decodeSession(JSON.parse(text(notes)))).toThrow('broken');
  });
});
