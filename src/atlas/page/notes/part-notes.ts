import * as v from 'valibot';
import { type PartNote, partNoteSchema } from './note.ts';

const KEY = 'loadout.atlas.notes';
const schema = v.array(partNoteSchema);

function keyOf({ machine, part }: Pick<PartNote, 'machine' | 'part'>): string {
  return `${machine}/${part}`;
}

function kept(storage: () => Storage): readonly PartNote[] {
  try {
    const read = v.safeParse(schema, JSON.parse(storage().getItem(KEY) ?? '[]'));
    return read.success ? read.output : [];
  } catch {
    // What cannot be read is as good as nothing.
    return [];
  }
}

/** A text with the lines of another that it lacks. */
function withLines(text: string, other: string): string {
  if (text === '') return other;
  const lines = text.split('\n');
  return [...lines, ...other.split('\n').filter((line) => !lines.includes(line))].join('\n');
}

/**
 * The notes on states and transitions, kept in this browser. They are read anew each time, and each change is of its own note
 * alone: another tab may have written others since.
 */
export class PartNotes {
  readonly #storage: () => Storage;
  /** What the storage has not taken: the page itself holds it as long as it is open. */
  readonly #unkept = new Map<string, PartNote>();

  constructor(storage: () => Storage) {
    this.#storage = storage;
  }

  get all(): PartNote[] {
    return [...this.#now().values()];
  }

  /** The text on a part; empty where it has no note. */
  textOn(machine: string, part: string): string {
    return this.#now().get(keyOf({ machine, part }))?.text ?? '';
  }

  /** The notes on the parts of a machine, in the order in which they were first written. */
  of(machine: string): PartNote[] {
    return this.all.filter((note) => note.machine === machine);
  }

  /** Writes a note; one without text is none. */
  put(note: PartNote): void {
    this.#keep([note]);
  }

  /** Takes in the notes of a file. Where a part has another one already, both stand, one below the other. */
  add(notes: readonly PartNote[]): void {
    const now = this.#now();
    for (const note of notes) {
      const before = now.get(keyOf(note))?.text ?? '';
      now.set(keyOf(note), { ...note, text: withLines(before, note.text) });
    }
    this.#keep(notes.map((note) => now.get(keyOf(note)) ?? note));
  }

  #now(): Map<string, PartNote> {
    const notes = new Map(kept(this.#storage).map((note) => [keyOf(note), note]));
    for (const [key, note] of this.#unkept)
      if (note.text === '') notes.delete(key);
      else notes.set(key, note);
    return notes;
  }

  #keep(notes: readonly PartNote[]): void {
    for (const note of notes) this.#unkept.set(keyOf(note), note);
    try {
      this.#storage().setItem(KEY, JSON.stringify(this.all));
      this.#unkept.clear();
    } catch {
      // They stay what it has not taken.
    }
  }
}
