import { misfitAt } from './misfit.ts';

/** JSON with the place of each of its values in the text. */
export interface PlacedJson {
  readonly value: unknown;
  /** Where an object, an array or the value of a key begins, by the object that holds it and the key. */
  readonly offsetOf: (holder: object, key: string | number) => number;
}

/** Deeper than this nothing is read: who nests deeper means harm. */
const DEEPEST = 100;

const SPACE = /[ \t\r\n]*/uy;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/uy;
// oxlint-disable-next-line no-control-regex -- JSON allows no control characters in strings
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/uy;
const WORDS: readonly (readonly [string, unknown])[] = [
  ['true', true],
  ['false', false],
  ['null', null],
];
/** Keys that mean something to JavaScript itself. */
const FORBIDDEN: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** Reads JSON by hand: the browser's own reader tells no place that is the same in every browser. */
class Reader {
  readonly places = new Map<object, Map<string | number, number>>();
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** @throws Misfit where the text is no JSON */
  document(): unknown {
    const value = this.#value(0);
    if (this.#at < this.#text.length) throw misfitAt(this.#text, this.#at, 'syntax', 'the end of the file');
    return value;
  }

  #match(pattern: RegExp): string | null {
    pattern.lastIndex = this.#at;
    const [found = null] = pattern.exec(this.#text) ?? [];
    if (found !== null) this.#at += found.length;
    return found;
  }

  #take(sign: string): boolean {
    const isThere = this.#text.startsWith(sign, this.#at);
    if (isThere) this.#at += sign.length;
    return isThere;
  }

  #value(depth: number): unknown {
    if (depth > DEEPEST) throw misfitAt(this.#text, this.#at, 'deep');
    this.#match(SPACE);
    const value = this.#bare(depth);
    this.#match(SPACE);
    return value;
  }

  #bare(depth: number): unknown {
    if (this.#take('{')) return this.#object(depth);
    if (this.#take('[')) return this.#array(depth);
    for (const [word, value] of WORDS) if (this.#take(word)) return value;
    const text = this.#match(STRING) ?? this.#match(NUMBER);
    if (text === null || text === '') throw misfitAt(this.#text, this.#at, 'syntax', 'a value');
    return JSON.parse(text);
  }

  #object(depth: number): object {
    const object: Record<string, unknown> = {};
    const places = new Map<string | number, number>();
    this.places.set(object, places);
    this.#match(SPACE);
    if (this.#take('}')) return object;
    do {
      this.#match(SPACE);
      const start = this.#at;
      const name = this.#match(STRING);
      if (name === null) throw misfitAt(this.#text, this.#at, 'syntax', 'a name in quotes');
      const key = String(JSON.parse(name));
      if (FORBIDDEN.has(key)) throw misfitAt(this.#text, start, 'name', key);
      this.#match(SPACE);
      if (!this.#take(':')) throw misfitAt(this.#text, this.#at, 'syntax', 'a colon');
      this.#match(SPACE);
      places.set(key, this.#at);
      object[key] = this.#value(depth + 1);
    } while (this.#take(','));
    if (!this.#take('}')) throw misfitAt(this.#text, this.#at, 'syntax', 'a comma or }');
    return object;
  }

  #array(depth: number): unknown[] {
    const array: unknown[] = [];
    const places = new Map<string | number, number>();
    this.places.set(array, places);
    this.#match(SPACE);
    if (this.#take(']')) return array;
    do {
      this.#match(SPACE);
      places.set(array.length, this.#at);
      array.push(this.#value(depth + 1));
    } while (this.#take(','));
    if (!this.#take(']')) throw misfitAt(this.#text, this.#at, 'syntax', 'a comma or ]');
    return array;
  }
}

/** Reads JSON with its places. @throws Misfit where the text is none, or nested too deep */
export function placedJson(text: string): PlacedJson {
  const reader = new Reader(text);
  const value = reader.document();
  return { value, offsetOf: (holder, key) => reader.places.get(holder)?.get(key) ?? 0 };
}
