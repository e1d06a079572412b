import type { TrafficFilter } from '../../../machines/traffic/question.ts';
import type { Names } from './names.ts';
import type { Trail } from './trail.ts';

/** Lets every session through. */
export const ALL_SESSIONS: TrafficFilter = { language: null, from: null, to: null, outcome: null, passed: null };

/** What a filter asks of a session without looking into it. */
export type Facets = Pick<Trail, 'language' | 'day' | 'outcome'>;

/** Whether a session has the language, the day and the outcome that are asked for. */
export function hasFacets({ language, day, outcome }: Facets, filter: TrafficFilter): boolean {
  return (
    (filter.language === null || filter.language === language) &&
    (filter.from === null || filter.from <= day) &&
    (filter.to === null || day <= filter.to) &&
    (filter.outcome === null || filter.outcome === outcome)
  );
}

/** A test for the trails that a filter lets through. */
export function passing(filter: TrafficFilter, names: Names): (trail: Trail) => boolean {
  if (filter.passed === null) return (trail) => hasFacets(trail, filter);
  const wanted = names.codes(
    ({ kind, machine, name }) => (kind === 'taken' || kind === 'entered') && `${machine}/${name}` === filter.passed,
  );
  return (trail) => hasFacets(trail, filter) && trail.codes.some((code) => wanted.has(code));
}
