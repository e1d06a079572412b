import { assign, emit, setup } from 'xstate';
import type { Meta } from '../meta.ts';
import { type SearchEntry, foldText, matchesOf } from './match.ts';

/** What is typed, what matches, and which match the arrow keys rest on (-1: none). */
export interface SearchContext {
  entries: readonly SearchEntry[];
  /** Whether these are all that there is to search: until then what is not found may still come. */
  isWhole: boolean;
  query: string;
  matches: readonly number[];
  active: number;
}

/**
 * What can happen to search. `entries.changed` follows a change of language, and names that come late, or that do not come:
 * then what is there is all that there is.
 */
export type SearchEvent =
  | { type: 'query.typed'; query: string }
  | { type: 'next.pressed' }
  | { type: 'previous.pressed' }
  | { type: 'enter.pressed' }
  | { type: 'option.picked'; id: number }
  | { type: 'escape.pressed' }
  | { type: 'query.cleared' }
  | { type: 'search.dismissed' }
  | { type: 'search.resumed' }
  | ({ type: 'entries.changed' } & SearchedEntries);

/** The entry that was picked: a product or category of the shop, a state or transition of the atlas. */
export interface SearchEmitted {
  type: 'suggestion.picked';
  id: number;
}

/** What is searched, and whether it is all that there is. */
type SearchedEntries = Readonly<Pick<SearchContext, 'entries' | 'isWhole'>>;

/** The search box and its suggestions (§2 Header, R15, R24). A query never leaves the page it is typed on. */
export const searchMachine = setup({
  types: {
    context: {} as SearchContext,
    events: {} as SearchEvent,
    emitted: {} as SearchEmitted,
    input: {} as SearchedEntries,
    meta: {} as Meta,
  },
  actions: {
    find: assign(({ context }, { query }: { query: string }) => ({
      query,
      matches: matchesOf(context.entries, query),
      active: -1,
    })),
    setEntries: assign((_, { entries, isWhole }: SearchedEntries) => ({ entries, isWhole })),
    findAgain: assign(({ context: { entries, query, matches, active } }) => {
      const found = matchesOf(entries, query);
      return { matches: found, active: found.findIndex((id) => id === matches[active]) };
    }),
    markNext: assign({ active: ({ context }) => (context.active + 1) % context.matches.length }),
    markPrevious: assign({
      active: ({ context }) => (context.active <= 0 ? context.matches.length : context.active) - 1,
    }),
    unmark: assign({ active: -1 }),
    clear: assign({ query: '', matches: [], active: -1 }),
    pickActive: emit(({ context }) => ({
      type: 'suggestion.picked' as const,
      id: context.matches[Math.max(context.active, 0)] ?? 0,
    })),
    pick: emit((_, { id }: { id: number }) => ({ type: 'suggestion.picked' as const, id })),
  },
  guards: {
    isBlank: (_, { query }: { query: string }) => foldText(query) === '',
    hasMatches: ({ context }, { query }: { query: string }) => matchesOf(context.entries, query).length > 0,
    isFoundNow: ({ context }, { entries }: SearchedEntries) => matchesOf(entries, context.query).length > 0,
    isMatch: ({ context }, { id }: { id: number }) => context.matches.includes(id),
    isMissing: ({ context }) => context.isWhole && foldText(context.query) !== '',
    isTyped: ({ context }) => foldText(context.query) !== '',
    isWhole: (_, { isWhole }: Pick<SearchedEntries, 'isWhole'>) => isWhole,
  },
}).createMachine({
  id: 'search',
  description: 'The search box and what it suggests (§2, R15).',
  meta: { requirements: [], told: ['entries', 'isWhole', 'matches', 'active', 'id'], masked: ['query'] },
  context: ({ input: { entries, isWhole } }) => ({ entries, isWhole, query: '', matches: [], active: -1 }),
  initial: 'idle',
  on: {
    'query.typed': [
      {
        guard: { type: 'isBlank', params: ({ event }) => event },
        target: '.idle',
        actions: { type: 'find', params: ({ event }) => event },
      },
      {
        guard: { type: 'hasMatches', params: ({ event }) => event },
        target: '.open.suggesting',
        actions: { type: 'find', params: ({ event }) => event },
        description: 'Every word of the query is found in an entry, in any case or width, as a plural or another name.',
      },
      {
        guard: { type: 'isWhole', params: ({ context }) => context },
        target: '.open.nothingFound',
        actions: { type: 'find', params: ({ event }) => event },
      },
      {
        target: '.open.pending',
        actions: { type: 'find', params: ({ event }) => event },
        description: 'Not all names have come yet: one that comes may match.',
      },
    ],
    'query.cleared': { target: '.idle', actions: 'clear', description: 'By the button in the box.' },
    'entries.changed': {
      actions: [{ type: 'setEntries', params: ({ event }) => event }, 'findAgain'],
      description: 'The language changed, or other names have come: query, list and mark stay where they can.',
    },
  },
  states: {
    idle: {
      description: 'No list. The box may hold a query from before.',
      meta: { requirements: ['§2 Header'] },
      on: {
        'search.resumed': [
          { guard: { type: 'hasMatches', params: ({ context }) => context }, target: 'open.suggesting' },
          { guard: 'isMissing', target: 'open.nothingFound' },
          { guard: 'isTyped', target: 'open.pending' },
        ],
        'escape.pressed': {
          actions: 'clear',
          description: 'The first Escape closes the list, the next empties the box.',
        },
      },
    },
    open: {
      description: 'Something is typed, and what it finds shows below the box once that is known.',
      initial: 'suggesting',
      on: {
        'escape.pressed': { target: 'idle', actions: 'unmark' },
        'search.dismissed': { target: 'idle', actions: 'unmark', description: 'The focus leaves.' },
        'entries.changed': [
          {
            guard: { type: 'isFoundNow', params: ({ event }) => event },
            target: '.suggesting',
            actions: [{ type: 'setEntries', params: ({ event }) => event }, 'findAgain'],
            description: 'What was not found by its name is found by another.',
          },
          {
            guard: { type: 'isWhole', params: ({ event }) => event },
            target: '.nothingFound',
            actions: [{ type: 'setEntries', params: ({ event }) => event }, 'findAgain'],
            description: 'All names have come, or those that are left do not come.',
          },
          {
            target: '.pending',
            actions: [{ type: 'setEntries', params: ({ event }) => event }, 'findAgain'],
          },
        ],
      },
      states: {
        suggesting: {
          description: 'The list of matches.',
          meta: { requirements: ['R15', 'R24'] },
          on: {
            'next.pressed': { actions: 'markNext' },
            'previous.pressed': { actions: 'markPrevious' },
            'enter.pressed': {
              target: '#search.idle',
              actions: ['pickActive', 'clear'],
              description: 'Enter picks the marked suggestion, and without a mark the first.',
            },
            'option.picked': {
              guard: { type: 'isMatch', params: ({ event }) => event },
              target: '#search.idle',
              actions: [{ type: 'pick', params: ({ event }) => event }, 'clear'],
            },
          },
        },
        nothingFound: {
          description: 'A line says that nothing was found.',
          meta: { requirements: ['R15'] },
        },
        pending: {
          description: 'Nothing is found yet, and not all names have come: nothing is said until then.',
          meta: { requirements: ['R15', 'R24'] },
        },
      },
    },
  },
});
