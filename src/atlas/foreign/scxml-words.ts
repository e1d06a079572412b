import type { XmlElement } from './xml.ts';

/** Events that SCXML's platform sends, and what XState calls them, up to the id of who sends. */
export const PLATFORM: readonly (readonly [string, string])[] = [
  ['done.invoke.', 'xstate.done.actor.'],
  ['error.platform.', 'xstate.error.actor.'],
];
/** The event at the end of a state, up to its id. */
export const DONE_STATE = 'done.state.';

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

/** A condition: the guard that it calls, else its text. */
export function guardIn(condition: string | undefined): string | undefined {
  const [, name, quoted] = GUARD_CALL.exec(condition ?? '') ?? [];
  return quoted === undefined ? (name ?? condition) : String(JSON.parse(quoted));
}

/** An action by what it does: it is shown and never done. */
export function actionOf({ name, attributes }: XmlElement): string {
  const about = ['event', 'location', 'label', 'sendid', 'cond', 'array']
    .map((key) => attributes.get(key))
    .find((value) => value !== undefined);
  return about === undefined ? name : `${name} ${about}`;
}
