import * as v from 'valibot';
import type { InspectionMessage } from '../../../../machines/recorder/messages.ts';
import { noteSchema } from '../notes/note.ts';

const text = v.string();
const optionalText = v.optional(text);

/** An escape of JSON, and the code unit that it stands for, if it does for one. */
const ESCAPE = /\\(?:u([\da-f]{4})|.)/giu;

/** Whether a text of JSON has whole signs only, once its escapes are read. */
function hasWholeSigns(json: string): boolean {
  return json
    .replaceAll(ESCAPE, (_, unit: string | undefined) =>
      unit === undefined ? ' ' : String.fromCharCode(parseInt(unit, 16)),
    )
    .isWellFormed();
}

/** No name has half a sign, for no address can. */
const name = v.pipe(
  text,
  v.check((value) => value.isWellFormed()),
);
/** A machine as JSON. What a shopper types may be cut anywhere, and is not in it. */
const definition = v.optional(v.pipe(text, v.check(hasWholeSigns)));

/** A snapshot as far as the atlas reads it. Actors that run no machine have a value of any kind, or none. */
const snapshot = v.looseObject({
  status: optionalText,
  value: v.optional(v.unknown()),
  context: v.optional(v.unknown()),
});
const event = v.looseObject({ type: text });

const frame = {
  sessionId: text,
  rootId: text,
  createdAt: text,
  tab: optionalText,
  causeId: optionalText,
  turn: v.optional(v.number()),
};
const names = v.optional(v.array(text));

const message = v.variant('type', [
  v.looseObject({
    ...frame,
    type: v.literal('@xstate.actor'),
    name,
    parentId: optionalText,
    definition,
    snapshot,
  }),
  v.looseObject({ ...frame, type: v.literal('@xstate.event'), sourceId: optionalText, event }),
  v.looseObject({ ...frame, type: v.literal('@xstate.snapshot'), event, snapshot }),
  v.looseObject({ ...frame, type: v.literal('@xstate.microstep'), event, snapshot, transitions: names }),
  v.looseObject({ ...frame, type: v.literal('@loadout.emitted'), event }),
]);

/** An actor as the head of a saved session holds it: what it was before the first moment of the file. */
const actor = v.looseObject({
  sessionId: text,
  name,
  parentId: optionalText,
  definition,
  snapshot,
  taken: names,
  isSettled: v.optional(v.boolean()),
  tab: optionalText,
  heardAt: v.optional(v.number()),
});

/** What a file of a session holds; the first version had no actors at its head. */
export const sessionSchema = v.looseObject({
  simulated: v.optional(v.nullable(v.looseObject({ seed: v.number(), number: v.number() }))),
  notes: v.optional(v.array(noteSchema)),
  actors: v.optional(v.array(actor)),
  messages: v.pipe(v.array(message), v.minLength(1)),
});

/** How deep objects may stand in each other: no shop comes near it, and what is far deeper cannot be written as a text. */
const MOST_DEPTH = 200;

/** Whether objects stand in each other no deeper than the atlas can keep them. */
export function isShallow(value: unknown, most = MOST_DEPTH): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return most > 0 && Object.values(value).every((part) => isShallow(part, most - 1));
}

/** Whether a value that came from outside is a message of a shop. Its parts are kept as they are. */
export function isMessage(value: unknown): value is InspectionMessage {
  return v.is(message, value) && isShallow(value);
}
