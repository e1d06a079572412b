import type { Oracle, PlainEvent } from '../../engine/model.ts';
import { predictionDefaults } from '../../engine/prediction-defaults.ts';

type Entry = { id: number; text: string };

type Event =
  | { type: 'query.typed'; query: string }
  | { type: 'next.pressed' | 'previous.pressed' | 'enter.pressed' | 'search.dismissed' | 'search.resumed' }
  | { type: 'option.picked'; id: number }
  | { type: 'entries.changed'; entries: readonly Entry[] };

/** What is typed, whether the list is unfolded, the id of the marked suggestion, and what this step emits. */
type Ref = {
  entries: readonly Entry[];
  query: string;
  unfolded: boolean;
  marked: number | null;
  emitted: readonly PlainEvent[];
};

const FIRST_WIDE = 0xff01;
const LAST_WIDE = 0xff5e;
const WIDE_TO_NARROW = 0xfee0;

/** Full-width letters become narrow, and all letters small (R15). */
function plain(text: string): string {
  return Array.from(text, (sign) => {
    const code = sign.codePointAt(0) ?? 0;
    return code >= FIRST_WIDE && code <= LAST_WIDE ? String.fromCodePoint(code - WIDE_TO_NARROW) : sign;
  })
    .join('')
    .toLowerCase();
}

function isBlank(query: string): boolean {
  return plain(query).trim() === '';
}

/** The ids of the products that hold every word of the query, in the order of the shop; none for a blank one (R15). */
export function foundBy(query: string, entries: readonly Entry[]): number[] {
  return isBlank(query)
    ? []
    : plain(query)
        .split(/\s/u)
        .reduce((left, word) => left.filter(({ text }) => plain(text).includes(word)), entries)
        .map(({ id }) => id);
}

function cleared(ref: Ref, picked: number): Ref {
  return {
    ...ref,
    query: '',
    unfolded: false,
    marked: null,
    emitted: [{ type: 'suggestion.picked', id: picked }],
  };
}

/** The suggestion `by` further on; the arrows run around, and begin at the end they come from. */
function markedAfter(found: readonly number[], marked: number | null, by: 1 | -1): number | null {
  const stops = marked === null ? (by === 1 ? found : found.toReversed()) : found;
  if (marked === null) return stops[0] ?? null;
  return stops.at((stops.indexOf(marked) + by) % stops.length) ?? null;
}

function answered(ref: Ref, event: Event, found: readonly number[]): Ref {
  switch (event.type) {
    case 'query.typed':
      return { ...ref, query: event.query, unfolded: !isBlank(event.query), marked: null };
    case 'entries.changed':
      return { ...ref, entries: event.entries, unfolded: false, marked: null };
    case 'search.dismissed':
      return { ...ref, unfolded: false, marked: null };
    case 'search.resumed':
      return { ...ref, unfolded: !isBlank(ref.query) };
    case 'next.pressed':
      return ref.unfolded ? { ...ref, marked: markedAfter(found, ref.marked, 1) } : ref;
    case 'previous.pressed':
      return ref.unfolded ? { ...ref, marked: markedAfter(found, ref.marked, -1) } : ref;
    case 'enter.pressed':
      return ref.marked === null ? ref : cleared(ref, ref.marked);
    case 'option.picked':
      return ref.unfolded && found.includes(event.id) ? cleared(ref, event.id) : ref;
  }
}

/** Suggestions while typing; arrows, Enter and Escape; picking one opens its detail (§2 Header, R15). */
export const searchOracle: Oracle<Ref, Event> = {
  initial: ({ entries }: { entries: readonly Entry[] }) => ({
    entries,
    query: '',
    unfolded: false,
    marked: null,
    emitted: [],
  }),
  next: (ref, event) => answered({ ...ref, emitted: [] }, event, foundBy(ref.query, ref.entries)),
  observe: ({ entries, query, unfolded, marked, emitted }) => {
    const matches = foundBy(query, entries);
    return {
      ...predictionDefaults,
      state: !unfolded ? 'idle' : matches.length > 0 ? 'suggesting' : 'nothingFound',
      context: { entries, query, matches, active: marked === null ? -1 : matches.indexOf(marked) },
      emitted: emitted,
    };
  },
};
