import type { Recording } from '../live/recording.ts';
import type { Brief } from '../live/brief.ts';

/** A row: all that a tab did in one turn, or one moment of it where it is opened. Both ends are moments. */
export interface SequenceRow {
  readonly first: number;
  readonly last: number;
  /** `action`: a whole turn, closed or opened. `moment`: one of an opened turn. */
  readonly kind: 'action' | 'moment';
  readonly isOpen: boolean;
}

type Moments = Pick<Recording, 'openings' | 'first' | 'last' | 'briefAt'>;

/** The moments from one to another in brief. */
export function briefsOf(recording: Moments, { first, last }: Pick<SequenceRow, 'first' | 'last'>): Brief[] {
  return Array.from({ length: last - first + 1 }, (_, index) => recording.briefAt(first + index)).filter(
    (brief) => brief !== undefined,
  );
}

/**
 * The rows of a recording: one for each turn, and below an opened one its moments.
 *
 * @param opened the first moments of the turns that are opened
 * @param isShown whether a turn is wanted, by its moments
 */
export function sequenceRows(
  recording: Moments,
  opened: ReadonlySet<number>,
  isShown: (briefs: readonly Brief[]) => boolean = () => true,
): SequenceRow[] {
  const { openings, last: end } = recording;
  return openings.flatMap((first, index): SequenceRow[] => {
    const last = (openings[index + 1] ?? end + 1) - 1;
    if (!isShown(briefsOf(recording, { first, last }))) return [];
    const isOpen = opened.has(first);
    const moments = isOpen ? Array.from({ length: last - first + 1 }, (_, at) => first + at) : [];
    return [
      { first, last, kind: 'action', isOpen },
      ...moments.map((at): SequenceRow => ({ first: at, last: at, kind: 'moment', isOpen: false })),
    ];
  });
}

/** The events of a turn from one actor to another, in their order: what a closed row draws. */
export function eventsIn(briefs: readonly Brief[]): Brief[] {
  return briefs.filter(({ type, what }) => type === '@xstate.event' && what !== 'xstate.init');
}
