import type { Oracle, PlainEvent } from '../../engine/model.ts';
import { predictionDefaults } from '../../engine/prediction-defaults.ts';
import { seenText } from '../../facts/seen-text.ts';

type Entry = { id: number; name: string; also?: string; text?: string; isLast?: boolean };

type Event =
  | { type: 'query.typed'; query: string }
  | { type: 'next.pressed' | 'previous.pressed' | 'enter.pressed' | 'escape.pressed' }
  | { type: 'query.cleared' | 'search.dismissed' | 'search.resumed' }
  | { type: 'option.picked'; id: number }
  | { type: 'entries.changed'; entries: readonly Entry[]; isWhole: boolean };

/**
 * What is searched and whether more is to come, what is typed, whether the list is unfolded, the id of the marked
 * suggestion, and what this step emits.
 */
type Ref = {
  entries: readonly Entry[];
  isWhole: boolean;
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
  return seenText(query) === '';
}

/** A comma between digits is not read: «1,000» is 1000. */
function withoutThousands(text: string): string {
  return text
    .split(',')
    .reduce((before, part) => (/\d$/u.test(before) && /^\d/u.test(part) ? before + part : `${before},${part}`));
}

function read(text = ''): string {
  const signs = Array.from(seenText(text), (sign) => (/^\p{Dash_Punctuation}$/u.test(sign) ? '-' : sign));
  return withoutThousands(plain(signs.join('')));
}

/** A word of a sentence has signs around it; a word of signs alone is none. What makes a figure a number is no such sign: «#1». */
function withoutPunctuation(word: string): string {
  const signs = Array.from(word);
  const isRead = (sign: string) => !/^\p{Punctuation}$/u.test(sign);
  const isOfNumber = (sign: string, next = '') => ['#', '§'].includes(sign) && /^\d$/u.test(next);
  const first = signs.findIndex((sign, place) => isRead(sign) || isOfNumber(sign, signs[place + 1]));
  return signs.slice(first, signs.findLastIndex(isRead) + 1).join('');
}

/** A word that ends in «-ies», «-es» or «-s» may be a plural; two small letters stand before that at least (R24). */
function singularsOf(word: string): string[] {
  const without = (ending: string) => (word.endsWith(ending) ? word.slice(0, -ending.length) : '');
  const [ies, es, s] = [without('ies'), without('es'), without('s')];
  return [
    ...(/[a-z]{2}$/u.test(ies) ? [`${ies}y`] : []),
    ...(/[a-z]{2}(?:s|x|ch|sh)$/u.test(es) ? [es] : []),
    ...(/[a-z]{2}$/u.test(s) ? [s] : []),
  ];
}

/** Where an entry answers a word: 0 at the beginning of a word of its name, 1 in it, 2 in other names, 3 in what is said. */
function levelOf(word: string, { name, also, text }: Entry): number {
  const wanted = [word, ...singularsOf(word)];
  const isBegun = read(name)
    .trim()
    .split(' ')
    .some((part) => wanted.some((one) => part.startsWith(one)));
  if (isBegun) return 0;
  return [name, also, text].findIndex((place) => wanted.some((one) => read(place).includes(one))) + 1 || Infinity;
}

/**
 * The ids of the entries that hold every word of the query; none for a blank one (R15). Names stand before other names, and
 * those before what is said (R24); categories stand behind all products.
 */
export function foundBy(query: string, entries: readonly Entry[]): number[] {
  if (isBlank(query)) return [];
  const words = read(query)
    .split(/\s/u)
    .map(withoutPunctuation)
    .filter((word) => word !== '');
  const levels = entries.map((entry) => Math.max(...words.map((word) => levelOf(word, entry))));
  return [false, true].flatMap((isLast) =>
    [0, 1, 2, 3].flatMap((level) =>
      entries
        .filter((entry, place) => (entry.isLast ?? false) === isLast && levels[place] === level)
        .map(({ id }) => id),
    ),
  );
}

function cleared(ref: Ref): Ref {
  return { ...ref, query: '', unfolded: false, marked: null };
}

function picked(ref: Ref, id: number): Ref {
  return { ...cleared(ref), emitted: [{ type: 'suggestion.picked', id }] };
}

function folded(ref: Ref): Ref {
  return { ...ref, unfolded: false, marked: null };
}

/** The suggestion `by` further on; the arrows run around, and begin at the end they come from. */
function markedAfter(found: readonly number[], marked: number | null, by: 1 | -1): number | null {
  const stops = marked === null ? (by === 1 ? found : found.toReversed()) : found;
  if (marked === null) return stops[0] ?? null;
  return stops.at((stops.indexOf(marked) + by) % stops.length) ?? null;
}

/** The mark stays on what is found again. */
function stillFound({ query, marked }: Ref, entries: readonly Entry[]): number | null {
  return foundBy(query, entries).find((id) => id === marked) ?? null;
}

function answered(ref: Ref, event: Event, found: readonly number[]): Ref {
  switch (event.type) {
    case 'query.typed':
      return { ...ref, query: event.query, unfolded: !isBlank(event.query), marked: null };
    case 'entries.changed':
      return {
        ...ref,
        entries: event.entries,
        isWhole: event.isWhole,
        marked: stillFound(ref, event.entries),
      };
    case 'escape.pressed':
      return ref.unfolded ? folded(ref) : cleared(ref);
    case 'query.cleared':
      return cleared(ref);
    case 'search.dismissed':
      return folded(ref);
    case 'search.resumed':
      return { ...ref, unfolded: !isBlank(ref.query) };
    case 'next.pressed':
      return ref.unfolded ? { ...ref, marked: markedAfter(found, ref.marked, 1) } : ref;
    case 'previous.pressed':
      return ref.unfolded ? { ...ref, marked: markedAfter(found, ref.marked, -1) } : ref;
    case 'enter.pressed':
      return ref.unfolded && found[0] !== undefined ? picked(ref, ref.marked ?? found[0]) : ref;
    case 'option.picked':
      return ref.unfolded && found.includes(event.id) ? picked(ref, event.id) : ref;
  }
}

/** That nothing is found is said once all has come that may be found (R24): until then nothing is said. */
function stateOf({ unfolded, isWhole }: Ref, found: readonly number[]): string {
  if (!unfolded) return 'idle';
  if (found.length > 0) return 'open.suggesting';
  return isWhole ? 'open.nothingFound' : 'open.pending';
}

/** Suggestions while typing; arrows, Enter and Escape; picking one opens it (§2 Header, R15, R24). */
export const searchOracle: Oracle<Ref, Event> = {
  initial: ({ entries, isWhole }: Pick<Ref, 'entries' | 'isWhole'>) => ({
    entries,
    isWhole,
    query: '',
    unfolded: false,
    marked: null,
    emitted: [],
  }),
  next: (ref, event) => answered({ ...ref, emitted: [] }, event, foundBy(ref.query, ref.entries)),
  observe: (ref) => {
    const { entries, isWhole, query, marked, emitted } = ref;
    const matches = foundBy(query, entries);
    return {
      ...predictionDefaults,
      state: stateOf(ref, matches),
      context: { entries, isWhole, query, matches, active: marked === null ? -1 : matches.indexOf(marked) },
      emitted: emitted,
    };
  },
};
