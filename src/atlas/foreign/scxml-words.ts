import { ACTOR } from '../chart/trigger.ts';
import type { XmlElement } from './xml.ts';

/** Events that SCXML's platform sends, and what XState calls them, up to the id of who sends. */
export const PLATFORM: readonly (readonly [string, string])[] = [
  ['done.invoke.', ACTOR.done],
  ['error.platform.', ACTOR.error],
];
/** What the platform itself sends (3.12.2). */
export const ERRORS: readonly string[] = ['error.execution', 'error.communication'];
/** The event at the end of a state, up to its id. */
export const DONE_STATE = 'done.state.';

/** What the id of the regions of a parallel state begins with where exports of the atlas write them inside another state. */
export const REGIONS = 'regions.';

const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1000 };

/** A delay in milliseconds, as CSS writes it; null where only code could tell. */
export function millisecondsOf(delay: string | undefined): number | null {
  const [, number, unit = ''] = /^\s*(\d*\.?\d+)(ms|s)\s*$/u.exec(delay ?? '') ?? [];
  return number === undefined ? null : Number(number) * (UNITS[unit] ?? 1);
}

/** Names as XState can have them: a dot would part two states. */
export function keyOf(id: string): string {
  return id.replaceAll(/[.#:\s]/gu, '_');
}

/** A condition that calls one guard by its name, as exports of the atlas write it: `guards["x > 1"]({ context: context })`. */
const GUARD_CALL = /^guards(?:\.([\w$]+)|\[("(?:[^"\\]|\\.)*")\])\((?:\{[^{}()]*\})?\)$/u;

/** A condition that asks for the whole name of an event, as exports of the atlas write it, and for a guard if there is one. */
export function onlyNamed(event: string, guarded: string | undefined): string {
  const named = `_event.name === '${event}'`;
  return guarded === undefined ? named : `${named} && (${guarded})`;
}

/** A condition without the name of the event: XState asks for whole names anyway. */
function withoutName(condition: string | undefined, event: string): string | undefined {
  if (condition === undefined || condition === onlyNamed(event, undefined)) return undefined;
  const guarded = condition.slice(onlyNamed(event, '').length - 1, -1);
  return condition === onlyNamed(event, guarded) ? guarded : condition;
}

/** Whether a condition asks for the whole name of an event, as exports of the atlas write it. */
export function asksName(condition: string | undefined, event: string): boolean {
  return condition !== withoutName(condition, event);
}

/** A condition: the guard that it calls, else its text; without what asks for the name of the event that is waited for. */
export function guardIn(condition: string | undefined, event: string): string | undefined {
  const guarded = withoutName(condition, event);
  const [, name, quoted] = GUARD_CALL.exec(guarded ?? '') ?? [];
  return quoted === undefined ? (name ?? guarded) : String(JSON.parse(quoted));
}

/** An action by what it does: it is shown and never done. */
export function actionOf({ name, attributes }: XmlElement): string {
  const about = ['event', 'location', 'label', 'sendid', 'cond', 'array']
    .map((key) => attributes.get(key))
    .find((value) => value !== undefined);
  return about === undefined ? name : `${name} ${about}`;
}
