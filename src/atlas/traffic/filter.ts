import type { TrafficFilter } from '../../../machines/traffic/question.ts';
import type { Names } from './names.ts';
import type { Trail } from './trail.ts';

/** Lets every session through. */
export const ALL_SESSIONS: TrafficFilter = { language: null, from: null, to: null, outcome: null, passed: null };

/** What single sessions are asked for: those that are counted, or of these the ones that passed a part as well. */
export interface SessionFilter extends TrafficFilter {
  /** As `passed`; none where it is null or left out. */
  readonly part?: string | null;
}

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

/** The numbers of a state that is entered, or of a transition that is taken. */
function codesOf(place: string, names: Names): ReadonlySet<number> {
  return names.codes(
    ({ kind, machine, name }) => (kind === 'taken' || kind === 'entered') && `${machine}/${name}` === place,
  );
}

/** A test for the trails that a filter lets through. */
export function passing(filter: SessionFilter, names: Names): (trail: Trail) => boolean {
  const { passed, part = null } = filter;
  const wanted = [passed, part].flatMap((place) => (place === null ? [] : [codesOf(place, names)]));
  return (trail) => hasFacets(trail, filter) && wanted.every((codes) => trail.codes.some((code) => codes.has(code)));
}
