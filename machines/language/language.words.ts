import type { Words } from '../words-of-machine.ts';
import { MAX_RETRIES } from './languages.ts';

/** The language machine in plain words. */
export const languageWords: Words = {
  events: {
    'language.chosen': 'choose a language',
    'language.shared': 'another tab chose a language',
    'done loadTranslation': 'the texts are there',
    'error loadTranslation': 'the texts did not come',
    'network.returned': 'the network is back',
    'retry.requested': 'press Try again',
    'after retryDelay': 'after 0.5, 1, then 2 seconds',
    'done loadFallback': 'English is there',
    'error loadFallback': 'English did not come',
    'after lateRetryDelay': 'after 30 seconds',
    'menu.opened': 'open the list',
    'menu.closed': 'close the list',
  },
  guards: {
    isShown: 'it is on the screen',
    isChosen: 'the visitor chose it',
    isFallbackDue: 'nothing is on the screen yet',
    hasRetriesLeft: `fewer than ${MAX_RETRIES} failures before`,
  },
  actions: {
    requestLanguage: 'note the language',
    showRequested: 'show the language',
    countFailure: 'count the failure',
    showFallback: 'show English',
    storeChoice: 'store the choice',
  },
  actors: {
    loadTranslation: 'load the texts',
    loadFallback: 'take English from the bundle',
  },
};
