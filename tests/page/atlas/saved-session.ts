import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { StateValue } from 'xstate';
import { stateWords } from '../../engine/machine/state-words.ts';
import type { Expected, MachineModel, PlainEvent } from '../../engine/model.ts';
import type { WalkStep } from '../../engine/walk-files/walk.ts';
import { atlasOf } from '../screens/atlas.ts';

interface Snapshot {
  readonly value: StateValue;
}

/** What is read of a message in a session file: those of `@statelyai/inspect` and two kinds of the atlas. */
type Message = { readonly sessionId: string } & (
  | { readonly type: '@xstate.actor'; readonly name: string; readonly definition: string; readonly snapshot: Snapshot }
  | { readonly type: '@xstate.event' | '@loadout.emitted'; readonly event: PlainEvent }
  | { readonly type: '@xstate.snapshot'; readonly snapshot: Snapshot }
  | { readonly type: '@xstate.microstep'; readonly transitions: readonly string[] }
);

/** For `JSON.stringify`: the same for the same fields in any order. */
function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The event by which XState starts an actor. It brings the actor's input, which is no field of a machine's events. */
const STARTED = 'xstate.init';

function eventWords({ type, ...fields }: PlainEvent): string {
  return `${type} ${JSON.stringify(fields, inOrder)}`;
}

function lineOf(message: Message): string {
  switch (message.type) {
    case '@xstate.actor':
      return `appears: ${stateWords(message.snapshot.value)}`;
    case '@xstate.event':
      return `gets ${message.event.type === STARTED ? STARTED : eventWords(message.event)}`;
    case '@loadout.emitted':
      return `emits ${eventWords(message.event)}`;
    case '@xstate.snapshot':
      return `→ ${stateWords(message.snapshot.value)}`;
    case '@xstate.microstep':
      return `${TOOK}${message.transitions.join(', ')}`;
  }
}

const TOOK = 'took ';

/** What is taken in several microsteps of one step stands in one line; one that takes nothing is left out. */
function joined(lines: readonly string[]): string[] {
  const found: string[] = [];
  for (const line of lines.filter((one) => one !== TOOK)) {
    const before = found.at(-1) ?? '';
    if (line.startsWith(TOOK) && before.startsWith(TOOK)) found.splice(-1, 1, `${before}, ${line.slice(TOOK.length)}`);
    else found.push(line);
  }
  return found;
}

/**
 * Saves the session that an atlas has heard, and reads from its file what happened to the newest actor of a name, in order,
 * from its first message on. @throws where there is no such actor, or one that runs what has no id
 */
export async function savedSession(atlas: Page, name: string): Promise<string[]> {
  const [download] = await Promise.all([
    atlas.waitForEvent('download'),
    atlasOf(atlas).panel.getByRole('button', { name: 'Save session' }).click(),
  ]);
  const { messages }: { messages: Message[] } = JSON.parse(await readFile(await download.path(), 'utf8'));
  const actor = messages.findLast((message) => message.type === '@xstate.actor' && message.name === name);
  if (actor === undefined) throw new Error(`No actor «${name}» in the session.`);
  for (const message of messages)
    if (message.type === '@xstate.actor' && JSON.parse(message.definition).id === undefined)
      throw new Error(`The session does not say what «${message.name}» is.`);
  return joined(messages.filter(({ sessionId }) => sessionId === actor.sessionId).map(lineOf));
}

/** What a session is to say of an actor that starts. */
export function linesOfStart({ state }: Expected): string[] {
  return [`appears: ${state}`, `gets ${STARTED}`, `→ ${state}`];
}

/** What stands for a field that is told to nobody, but where it is empty (R31). */
export const MARK = '•••';

/**
 * What a session is to say of a step: the event, the transitions that it takes, what the actor emits, and where it then is;
 * without the fields that its machine masks.
 */
export function linesOfStep({ machine }: MachineModel, { stimulus, took }: WalkStep, after: Expected): string[] {
  const { masked = [] }: { masked?: readonly string[] } = Object(machine.config.meta);
  const redacted = ({ type, ...fields }: PlainEvent): PlainEvent => ({
    type,
    ...Object.fromEntries(
      Object.entries(fields).map(([key, value]) => [key, masked.includes(key) && value !== '' ? MARK : value]),
    ),
  });
  return [
    `gets ${eventWords(redacted(stimulus.event))}`,
    `${TOOK}${took.join(', ')}`,
    ...after.emitted.map((event) => `emits ${eventWords(redacted(event))}`),
    `→ ${after.state}`,
  ];
}
