import type { PlainEvent } from '../model.ts';

function isActorRef(value: object): boolean {
  return 'sessionId' in value && 'getSnapshot' in value;
}

function plainEntries(entries: Iterable<readonly [unknown, unknown]>, trail: readonly object[]) {
  return Object.fromEntries(
    [...entries]
      .filter(([, value]) => value !== undefined && typeof value !== 'function')
      .map(([key, value]): [string, unknown] => [String(key), plainOf(value, trail)])
      .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)),
  );
}

/**
 * Any value as plain JSON with sorted keys, so that equal values have equal text. A Map becomes an object, a Set an
 * array, an Error its name, message and own fields, an actor its id. Numbers that JSON does not know become text.
 *
 * @throws where the value contains itself
 */
export function plainOf(value: unknown, trail: readonly object[] = []): unknown {
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value);
  if (value === undefined || typeof value === 'function' || typeof value === 'symbol') return null;
  if (typeof value !== 'object' || value === null) return value;
  if (trail.includes(value)) throw new Error('A value that contains itself cannot be written down.');
  const inside = [...trail, value];
  if (Array.isArray(value)) return value.map((item) => plainOf(item, inside));
  if (value instanceof Set) return [...value].map((item) => plainOf(item, inside));
  if (value instanceof Map) return plainEntries(value, inside);
  if (value instanceof Date) return value.toISOString();
  if (isActorRef(value)) return { actor: 'id' in value ? value.id : null };
  if (value instanceof Error) {
    return plainEntries([['name', value.name], ['message', value.message], ...Object.entries(value)], inside);
  }
  return plainEntries(Object.entries(value), inside);
}

/** Text of a value: JSON with sorted keys. The two signs that part a line of a walk file are escaped inside strings. */
export function textOf(value: unknown): string {
  return JSON.stringify(plainOf(value)).replace(/[→·]/g, (sign) => (sign === '→' ? '\\u2192' : '\\u00b7'));
}

/** What cannot stand as a bare word: white space, the signs of a walk file, and the words that begin a start and a timer. */
const NO_WORD = /[\s"→·]|^(?:start|timer)?$/u;
const FIRST_WORD = /^(?:"(?:[^"\\]|\\.)*"|[^ ]*)/u;

/** A name as one word: as it is, or as JSON where it would not be read back. */
export function wordOf(name: string): string {
  return NO_WORD.test(name) ? textOf(name) : name;
}

/** The words of an event: its type, then its payload if it has one. */
export function wordsOf({ type, ...payload }: PlainEvent): string {
  const text = textOf(payload);
  return text === '{}' ? wordOf(type) : `${wordOf(type)} ${text}`;
}

/** Reads words back. The payload comes as plain JSON. @throws where the payload is not a JSON object */
export function parseEvent(words: string): PlainEvent {
  const [first = ''] = FIRST_WORD.exec(words) ?? [];
  const type = first.startsWith('"') ? String(JSON.parse(first)) : first;
  if (first === words) return { type };
  const payload: unknown = JSON.parse(words.slice(first.length));
  if (typeof payload !== 'object' || payload === null) throw new Error(`No payload in «${words}».`);
  return { ...payload, type };
}

/**
 * Ends the key of a state that is to be seen under the name without it: a twin, which mutants hide behind its original.
 */
export const TWIN = '~';

/** A name in which twins go by the name of their original. */
export function originalName(name: string): string {
  return name.replaceAll(TWIN, '');
}
