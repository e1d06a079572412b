import { always, eventuallyWithin, next, now } from '../../engine/temporal/formula.ts';
import type { Property } from '../../engine/temporal/property.ts';
import { contextOf, isIn } from '../../engine/temporal/seen.ts';

/** A first try and two more (R19). */
const TRIES = 3;

function reloads({ executed }: { readonly executed: readonly { readonly type: string }[] }): boolean {
  return executed.some(({ type }) => type === 'reloadPage');
}

export const chunkProperties: readonly Property[] = [
  {
    says: 'A build is reloaded at most once: never again, and not at all where it was before',
    clause: 'R19 before it',
    when: ({ after }) => reloads(after) || contextOf<{ reloaded: boolean }>(after).reloaded,
    holds: next(always(now(({ after }) => !reloads(after)))),
    brokenBy: 'chunk: drop guard isReloadLeft of loading: error of importChunk[2]',
  },
  {
    says: 'After three answers the chunk is there, the page is loaded anew, or the error is told',
    clause: 'R19 before it',
    when: ({ before }) => before === null,
    holds: eventuallyWithin(
      TRIES,
      now(({ after }) => after.tags.includes('settled') || isIn(after, 'reloading')),
      ({ kind }) => kind === 'done' || kind === 'error',
    ),
    brokenBy: 'chunk: drop guard hasRetriesLeft of loading: error of importChunk[1]',
  },
];
