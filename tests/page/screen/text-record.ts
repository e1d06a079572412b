import { keysIn } from '../../facts/pseudo-locale.ts';
import type { Expectation } from './expectation.ts';
import type { PageSnapshot } from './page-snapshot.ts';

/** Keys of texts: those that a page showed, and those of them that an expectation named and found there. */
export interface TextKeys {
  readonly shown: readonly string[];
  readonly judged: readonly string[];
}

/** All that is written in a value of texts, lists and patterns; what a pattern escapes is written plain. */
function writtenIn(value: unknown): string {
  if (value instanceof RegExp) return value.source.replaceAll('\\', '');
  if (typeof value === 'object' && value !== null) return Object.values(value).map(writtenIn).join('\n');
  return String(value);
}

/** Which texts the pages of a worker showed, and which of them were judged there. Each is told once. */
export class TextRecord {
  readonly #shown = new Set<string>();
  readonly #judged = new Set<string>();
  #news = { shown: new Set<string>(), judged: new Set<string>() };

  /** A page was seen to be as expected. */
  add(expectation: Expectation, snapshot: PageSnapshot): void {
    for (const key of keysIn(writtenIn(snapshot))) {
      if (this.#shown.has(key)) continue;
      this.#shown.add(key);
      this.#news.shown.add(key);
    }
    for (const key of keysIn(writtenIn(expectation))) {
      if (this.#judged.has(key) || !this.#shown.has(key)) continue;
      this.#judged.add(key);
      this.#news.judged.add(key);
    }
  }

  /** What came since it was asked last. */
  news(): TextKeys {
    const { shown, judged } = this.#news;
    this.#news = { shown: new Set(), judged: new Set() };
    return { shown: [...shown], judged: [...judged] };
  }
}
