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

/** The notes on states and transitions, kept in this browser. */
export class PartNotes {
  readonly #storage: () => Storage;
  readonly #notes: Map<string, PartNote>;

  constructor(storage: () => Storage) {
    this.#storage = storage;
    this.#notes = new Map(kept(storage).map((note) => [keyOf(note), note]));
  }

  get all(): PartNote[] {
    return [...this.#notes.values()];
  }

  /** The text on a part; empty where it has no note. */
  textOn(machine: string, part: string): string {
    return this.#notes.get(keyOf({ machine, part }))?.text ?? '';
  }

  /** The notes on the parts of a machine, in the order in which they were first written. */
  of(machine: string): PartNote[] {
    return this.all.filter((note) => note.machine === machine);
  }

  /** Writes a note; one without text is none. */
  put(note: PartNote): void {
    this.#set(note);
    this.#keep();
  }

  /** Takes in the notes of a file. Where a part has another one already, both stand, one below the other. */
  add(notes: readonly PartNote[]): void {
    for (const note of notes) {
      const before = this.textOn(note.machine, note.part);
      if (!before.includes(note.text))
        this.#set({ ...note, text: before === '' ? note.text : `${before}\n${note.text}` });
    }
    this.#keep();
  }

  #set(note: PartNote): void {
    if (note.text === '') this.#notes.delete(keyOf(note));
    else this.#notes.set(keyOf(note), note);
  }

  #keep(): void {
    try {
      this.#storage().setItem(KEY, JSON.stringify(this.all));
    } catch {
      // The page itself holds them as long as it is open.
    }
  }
}
