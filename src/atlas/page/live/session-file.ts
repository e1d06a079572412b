import { is } from 'valibot';
import type { Fault } from '../../../../machines/fileLoader/files.ts';
import type { InspectionMessage } from '../../../../machines/recorder/messages.ts';
import { isShallow, sessionSchema } from './message-schema.ts';
import type { Note } from '../notes/note.ts';
import type { ActorState } from './actor-state.ts';

const FORMAT = 'loadout session';
/** The version that is written, and the one before, which had no actors at its head. */
const VERSION = 2;
const VERSIONS: ReadonlySet<unknown> = new Set([1, VERSION]);

/** By what a simulated session can be made again. No shopper was there. */
export interface Simulated {
  readonly seed: number;
  readonly number: number;
}

/** A recorded session: the actors as they were before its first moment, and a message for each moment. */
export interface Session {
  readonly actors: readonly ActorState[];
  readonly messages: readonly InspectionMessage[];
  /** Null where a shopper was there. */
  readonly simulated: Simulated | null;
  /** What analysts have noted on it, and on the machines. */
  readonly notes?: readonly Note[];
}

/**
 * A recorded session as the text of a file. Its head holds the actors whose introduction had to make room, so that a file
 * shows them however long the session was. The messages are texts already, and each has a line of its own: so a file may hold
 * several sessions, one after the other, and is read as a stream.
 */
export function sessionText(
  actors: readonly ActorState[],
  messages: readonly string[],
  simulated: Simulated | null = null,
  notes: readonly Note[] = [],
): string {
  const noted = notes.length === 0 ? '' : `,"notes":${JSON.stringify(notes)}`;
  const mark = `${simulated === null ? '' : `,"simulated":${JSON.stringify(simulated)}`}${noted}`;
  const head = `{"format":${JSON.stringify(FORMAT)},"version":${VERSION}${mark},"actors":${JSON.stringify(actors)}`;
  return `${head},"messages":[\n${messages.join(',\n')}\n]}\n`;
}

/**
 * Checks plain JSON and returns the session in it. @throws Fault where it is of another version, holds nothing, or is no session at all
 */
export function decodeSession(json: unknown): Session {
  const { format, version } = Object(json);
  const fault: Fault = format === FORMAT && !VERSIONS.has(version) ? 'version' : 'broken';
  if (format !== FORMAT || !VERSIONS.has(version)) throw fault;
  if (!is(sessionSchema, json) || !isShallow(json)) throw fault;
  const { actors = [], messages, simulated = null, notes = [] } = Object(json);
  return { actors, messages, simulated, notes };
}
