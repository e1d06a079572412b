import * as v from 'valibot';

/** A note on a state or a transition of a machine. */
export interface PartNote {
  readonly machine: string;
  /** The id of the state, or the name of the transition. */
  readonly part: string;
  readonly text: string;
}

/** A note on a moment of a session, by its number in the file of that, from 1. */
export interface MomentNote {
  readonly moment: number;
  readonly text: string;
}

export type Note = PartNote | MomentNote;

export const partNoteSchema = v.object({ machine: v.string(), part: v.string(), text: v.string() });

/** What a file may hold as a note. */
export const noteSchema = v.union([
  partNoteSchema,
  v.object({ moment: v.pipe(v.number(), v.integer(), v.minValue(1)), text: v.string() }),
]);

/** The notes on states and transitions among some. */
export function partNotesIn(notes: readonly Note[]): PartNote[] {
  return notes.filter((note): note is PartNote => 'part' in note);
}
