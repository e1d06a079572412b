import { assign, fromPromise, setup } from 'xstate';
import type { Meta } from '../meta.ts';
import { FALLBACK_LANGUAGE, LATE_RETRY_DELAY, type Language, MAX_RETRIES, RETRY_DELAY } from './languages.ts';

/**
 * The language on the screen (null before the first translation is there), the one that is asked for, who asked, and
 * how often it has failed.
 */
export interface LanguageContext {
  shown: Language | null;
  requested: Language;
  origin: 'detected' | 'chosen' | 'shared';
  failures: number;
}

/** What can happen to the language. `language.shared` comes from another tab. */
export type LanguageEvent =
  | { type: 'language.chosen'; language: Language }
  | { type: 'language.shared'; language: Language }
  | { type: 'retry.requested' }
  | { type: 'network.returned' }
  | { type: 'menu.opened' }
  | { type: 'menu.closed' };

/**
 * The language of the shop (§4 Language, §7, §9, R11). Region `translation` fetches the texts and keeps the old
 * language until the new one is there; region `menu` is the list of languages in the header.
 *
 * The app provides `loadTranslation` (fetches and shows a language), `loadFallback` (shows English from the bundle) and
 * `storeChoice`. As long as `failures` is above 0 the shop says that a language could not be loaded, also while it is
 * tried again.
 */
export const languageMachine = setup({
  types: {
    context: {} as LanguageContext,
    events: {} as LanguageEvent,
    input: {} as { detected: Language },
    meta: {} as Meta,
  },
  actors: {
    loadTranslation: fromPromise<void, { language: Language }>(() =>
      Promise.reject(new Error('loadTranslation is not provided')),
    ),
    loadFallback: fromPromise<void>(() => Promise.reject(new Error('loadFallback is not provided'))),
  },
  actions: {
    requestLanguage: assign({
      requested: (_, params: { language: Language; origin: LanguageContext['origin'] }) => params.language,
      origin: (_, params: { language: Language; origin: LanguageContext['origin'] }) => params.origin,
      failures: 0,
    }),
    showRequested: assign({ shown: ({ context }) => context.requested, failures: 0 }),
    showFallback: assign({ shown: FALLBACK_LANGUAGE }),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    storeChoice: (_, _params: { language: Language }) => {},
  },
  guards: {
    isChosen: ({ context }) => context.origin === 'chosen',
    isShown: ({ context }, params: { language: Language }) => context.shown === params.language,
    hasRetriesLeft: ({ context }) => context.failures < MAX_RETRIES,
    isFallbackDue: ({ context }) => context.shown === null && context.failures < MAX_RETRIES,
  },
  delays: {
    retryDelay: ({ context }) => RETRY_DELAY * 2 ** (context.failures - 1),
    lateRetryDelay: LATE_RETRY_DELAY,
  },
}).createMachine({
  id: 'language',
  description: 'The language of the shop (§4, §7, §9, R11): the texts that show, and the list to choose from.',
  meta: { requirements: ['R14'], told: ['shown', 'requested', 'origin', 'failures', 'language', 'output', 'error'] },
  context: ({ input }) => ({ shown: null, requested: input.detected, origin: 'detected', failures: 0 }),
  type: 'parallel',
  states: {
    translation: {
      description: 'The texts on the screen. The old ones stay until the new ones are there.',
      initial: 'loading',
      on: {
        'language.chosen': [
          {
            guard: { type: 'isShown', params: ({ event }) => ({ language: event.language }) },
            target: '.stored',
            actions: {
              type: 'requestLanguage',
              params: ({ event }) => ({ language: event.language, origin: 'chosen' }),
            },
            description: 'The language on the screen is chosen again: nothing to load, the choice is stored.',
          },
          {
            target: '.loading',
            actions: {
              type: 'requestLanguage',
              params: ({ event }) => ({ language: event.language, origin: 'chosen' }),
            },
            description: 'The old language stays on the screen until the new one is there.',
          },
        ],
        'language.shared': [
          {
            guard: { type: 'isShown', params: ({ event }) => ({ language: event.language }) },
            target: '.ready',
            actions: {
              type: 'requestLanguage',
              params: ({ event }) => ({ language: event.language, origin: 'shared' }),
            },
          },
          {
            target: '.loading',
            actions: {
              type: 'requestLanguage',
              params: ({ event }) => ({ language: event.language, origin: 'shared' }),
            },
            description: 'Another tab chose a language: this one follows.',
          },
        ],
      },
      states: {
        loading: {
          description: 'The translation file is on its way.',
          meta: { requirements: ['§7 translations'] },
          invoke: {
            src: 'loadTranslation',
            id: 'loadTranslation',
            input: ({ context }) => ({ language: context.requested }),
            onDone: [
              { guard: 'isChosen', target: 'stored', actions: 'showRequested' },
              { target: 'ready', actions: 'showRequested' },
            ],
            onError: [
              {
                guard: 'isFallbackDue',
                target: 'fallingBack',
                actions: 'countFailure',
                description: 'Nothing is on the screen yet: English comes from the bundle before the next try.',
              },
              { guard: 'hasRetriesLeft', target: 'retrying', actions: 'countFailure' },
              { target: 'failed' },
            ],
          },
        },
        retrying: {
          description: 'The file did not come. The next try waits 500 ms, then 1 s, then 2 s.',
          meta: { requirements: ['§7 translations'] },
          after: { retryDelay: 'loading' },
          on: { 'network.returned': 'loading', 'retry.requested': 'loading' },
        },
        fallingBack: {
          description:
            'English is taken from the bundle, so that the shop is usable while the language is tried again.',
          meta: { requirements: ['§9 languages'] },
          invoke: {
            src: 'loadFallback',
            id: 'loadFallback',
            onDone: { target: 'retrying', actions: 'showFallback' },
            onError: 'retrying',
          },
        },
        failed: {
          description:
            'The shop stays in the language it had, says so, and offers to try again; it also does so by itself.',
          after: { lateRetryDelay: 'loading' },
          on: { 'network.returned': 'loading', 'retry.requested': 'loading' },
        },
        ready: {
          description: 'The detected or shared language is on the screen.',
          meta: { requirements: ['§4 Language'] },
        },
        stored: {
          description: 'The chosen language is on the screen and will be there next time.',
          meta: { requirements: ['§4 Language', '§9 language cookie'] },
          entry: { type: 'storeChoice', params: ({ context }) => ({ language: context.requested }) },
        },
      },
    },
    menu: {
      description: 'The list of languages in the header.',
      initial: 'closed',
      states: {
        closed: {
          description: 'The list of languages is folded.',
          on: { 'menu.opened': 'open' },
        },
        open: {
          description: 'The list of languages with their flags, opened by hover, click or key.',
          meta: { requirements: ['§2 Header'] },
          on: { 'menu.closed': 'closed', 'language.chosen': 'closed' },
        },
      },
    },
  },
});
