import { type LanguageContext, languageMachine } from '../../../machines/language/language.machine.ts';
import { defineModel } from '../../engine/model.ts';
import { CODES } from '../../facts/languages.ts';
import { covers } from '../../requirements/requirements.ts';
import { languageOracle } from './language.oracle.ts';

/**
 * The chains of failures that are gone through: one for each origin. What is chosen or shared before anything is on the screen
 * fails once, for which English comes from the bundle.
 */
function isTried({ origin, requested, shown, failures }: LanguageContext): boolean {
  if (origin === 'detected') return requested === 'tw';
  return (shown === 'en' || (shown === null && failures === 1)) && requested === (origin === 'chosen' ? 'cn' : 'tw');
}

/**
 * Every language detected and chosen, the shown one and another shared by another tab; each file that comes and each
 * that does not. The list of languages is unfolded where something is at rest: on the first screen, on a shown
 * language, in the first trouble.
 */
export const languageModel = defineModel({
  id: 'language',
  machine: languageMachine,
  inputs: CODES.map((detected) => ({ detected })),
  replies: {
    loadTranslation: [{ done: undefined }, { error: 'offline' }],
    loadFallback: [{ done: undefined }, { error: 'offline' }],
  },
  stimuli: ({ context: { shown, failures } }) => [
    ...CODES.filter((language) => failures === 0 || language === 'tw' || language === shown).map((language) => ({
      type: 'language.chosen' as const,
      language,
    })),
    ...CODES.filter((language) => language === 'tw' || language === shown).map((language) => ({
      type: 'language.shared' as const,
      language,
    })),
    { type: 'retry.requested' },
    { type: 'network.returned' },
    { type: 'menu.opened' },
    { type: 'menu.closed' },
  ],
  project: ({ shown, requested, origin, failures }) => ({ shown, requested, origin, failures }),
  within: (snapshot) => {
    const { shown, requested, origin, failures } = snapshot.context;
    if (failures > 0 && !isTried(snapshot.context)) return false;
    const isInTrouble = failures > 0 && !snapshot.matches({ translation: 'loading' }) && origin === 'detected';
    const isAtRest = isInTrouble || (failures === 0 && (shown === requested || shown === null));
    return isAtRest || snapshot.matches({ menu: 'closed' });
  },
  oracle: languageOracle,
  requirements: [
    covers('§2 Header: language', {
      states: ['language.menu.closed', 'language.menu.open'],
      transitions: [
        'language.menu.closed: menu.opened[0]',
        'language.menu.open: menu.closed[0]',
        'language.menu.open: language.chosen[0]',
        'language.translation: language.chosen[1]',
      ],
    }),
    covers('§4 Language: choice', {
      states: ['language.translation.stored'],
      transitions: [
        'language.translation: language.chosen[0]',
        'language.translation: language.chosen[1]',
        'language.translation.loading: xstate.done.actor.loadTranslation[0]',
      ],
    }),
    covers('§4 Language: start', {
      states: ['language.translation.ready'],
      transitions: ['language.translation.loading: xstate.done.actor.loadTranslation[1]'],
    }),
    covers('§7 translations', {
      states: ['language.translation.loading', 'language.translation.retrying', 'language.translation.failed'],
      transitions: [
        'language.translation.loading: xstate.error.actor.loadTranslation[1]',
        'language.translation.loading: xstate.error.actor.loadTranslation[2]',
        'language.translation.retrying: xstate.after.retryDelay.language.translation.retrying[0]',
        'language.translation.retrying: network.returned[0]',
        'language.translation.retrying: retry.requested[0]',
        'language.translation.failed: xstate.after.lateRetryDelay.language.translation.failed[0]',
        'language.translation.failed: network.returned[0]',
        'language.translation.failed: retry.requested[0]',
      ],
    }),
    covers('§9 languages', {
      states: ['language.translation.fallingBack'],
      transitions: [
        'language.translation.loading: xstate.error.actor.loadTranslation[0]',
        'language.translation.fallingBack: xstate.done.actor.loadFallback[0]',
        'language.translation.fallingBack: xstate.error.actor.loadFallback[0]',
      ],
    }),
    covers('§9 language cookie', {
      states: ['language.translation.stored'],
      transitions: [
        'language.translation.loading: xstate.done.actor.loadTranslation[0]',
        'language.translation: language.chosen[0]',
      ],
    }),
    covers('R14 kept', {
      transitions: ['language.translation: language.shared[0]', 'language.translation: language.shared[1]'],
    }),
  ],
});
