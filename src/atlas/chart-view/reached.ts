/** How far the last test run walked a transition. */
export type Reached = 'browser' | 'actor' | 'nowhere';

/** In words. */
export const REACHED_WORDS: Readonly<Record<Reached, string>> = {
  browser: 'walked in the browser',
  actor: 'walked on the actor only',
  nowhere: 'not walked',
};

/** The same of walks that are planned, before any run. */
export const PLANNED_WORDS: Readonly<Record<Reached, string>> = {
  browser: 'planned in the browser',
  actor: 'planned on the actor only',
  nowhere: 'not planned',
};

/** As a character: a full, half or empty disc. */
export const REACHED_SIGNS: Readonly<Record<Reached, string>> = { browser: '●', actor: '◐', nowhere: '○' };

interface Row {
  readonly name: string;
  readonly reached: Reached;
}

/**
 * How far each transition was walked, by its name; undefined where the run had no such machine, so that no coverage is
 * drawn.
 */
export function reachedBy(rows: readonly Row[]): ReadonlyMap<string, Reached> | undefined {
  return rows.length === 0 ? undefined : new Map(rows.map(({ name, reached }) => [name, reached]));
}
