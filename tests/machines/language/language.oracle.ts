import type { Code } from '../../facts/languages.ts';
import type { Oracle, PlainEvent } from '../../engine/model.ts';
import { predictionDefaults } from '../../engine/prediction-defaults.ts';

const WAITED = 'xstate.after.retryDelay.language.translation.retrying';
const WAITED_LONG = 'xstate.after.lateRetryDelay.language.translation.failed';

type Event =
  | { type: 'language.chosen' | 'language.shared'; language: Code }
  | {
      type: 'retry.requested' | 'network.returned' | 'menu.opened' | 'menu.closed' | typeof WAITED | typeof WAITED_LONG;
    }
  | { type: `xstate.${'done' | 'error'}.actor.${'loadTranslation' | 'loadFallback'}` };

type State = 'loading' | 'retrying' | 'fallingBack' | 'failed' | 'ready' | 'stored';

/**
 * The language on the screen, the one that is wanted and who wants it, the failures in a row, the list, and this step's
 * deeds.
 */
type Ref = {
  state: State;
  shown: Code | null;
  wanted: Code;
  by: 'detected' | 'chosen' | 'shared';
  failures: number;
  unfolded: boolean;
  deeds: { executed: readonly PlainEvent[]; invoked: readonly PlainEvent[]; scheduled: readonly PlainEvent[] };
};

/** The waits before the tries that follow a failure, in milliseconds; after them the shop gives up for a while. */
const WAITS = [500, 1000, 2000];
const LONG_WAIT = 30_000;

const nothing: Ref['deeds'] = { executed: [], invoked: [], scheduled: [] };

/** What each state begins with: a file asked for, a clock set, the choice stored. */
function deedsOf(state: State, { wanted, failures }: Ref): Partial<Ref['deeds']> {
  switch (state) {
    case 'loading':
      return { invoked: [{ type: 'loadTranslation', id: 'loadTranslation', input: { language: wanted } }] };
    case 'fallingBack':
      return { invoked: [{ type: 'loadFallback', id: 'loadFallback' }] };
    case 'retrying':
      return { scheduled: [{ type: WAITED, delay: WAITS[failures - 1] }] };
    case 'failed':
      return { scheduled: [{ type: WAITED_LONG, delay: LONG_WAIT }] };
    case 'stored':
      return { executed: [{ type: 'storeChoice', params: { language: wanted } }] };
    case 'ready':
      return {};
  }
}

function enter(ref: Ref, state: State): Ref {
  return { ...ref, state, deeds: { ...nothing, ...deedsOf(state, ref) } };
}

/** What is on the screen when it was wanted: stored if the shopper chose it, else just shown (§4 Language, R11). */
function settle(ref: Ref): Ref {
  return enter({ ...ref, shown: ref.wanted, failures: 0 }, ref.by === 'chosen' ? 'stored' : 'ready');
}

function want(ref: Ref, wanted: Code, by: 'chosen' | 'shared'): Ref {
  const after = { ...ref, wanted, by, failures: 0 };
  return ref.shown === wanted ? settle(after) : enter(after, 'loading');
}

/**
 * A file that did not come is tried again three times; where nothing is on the screen, English comes first (§7, §9).
 */
function missed(ref: Ref): Ref {
  return ref.failures === WAITS.length
    ? enter(ref, 'failed')
    : enter({ ...ref, failures: ref.failures + 1 }, ref.shown === null ? 'fallingBack' : 'retrying');
}

function answered(ref: Ref, event: Event): Ref {
  switch (event.type) {
    case 'language.chosen':
      return want({ ...ref, unfolded: false }, event.language, 'chosen');
    case 'language.shared':
      return want(ref, event.language, 'shared');
    case 'retry.requested':
    case 'network.returned':
    case WAITED:
    case WAITED_LONG:
      return ref.state === 'retrying' || ref.state === 'failed' ? enter(ref, 'loading') : ref;
    case 'xstate.done.actor.loadTranslation':
      return settle(ref);
    case 'xstate.error.actor.loadTranslation':
      return missed(ref);
    case 'xstate.done.actor.loadFallback':
      return enter({ ...ref, shown: 'en' }, 'retrying');
    case 'xstate.error.actor.loadFallback':
      return enter(ref, 'retrying');
    case 'menu.opened':
      return { ...ref, unfolded: true };
    case 'menu.closed':
      return { ...ref, unfolded: false };
  }
}

/** Loading, retrying, falling back, storing; the list of the header beside it (§2 Header, §4 Language, §7, §9, R11). */
export const languageOracle: Oracle<Ref, Event> = {
  initial: ({ detected }: { detected: Code }) =>
    enter(
      { state: 'loading', shown: null, wanted: detected, by: 'detected', failures: 0, unfolded: false, deeds: nothing },
      'loading',
    ),
  next: (ref, event) => answered({ ...ref, deeds: nothing }, event),
  observe: ({ state, shown, wanted, by, failures, unfolded, deeds }) => ({
    ...predictionDefaults,
    ...deeds,
    state: `menu.${unfolded ? 'open' : 'closed'} + translation.${state}`,
    context: { shown, requested: wanted, origin: by, failures },
  }),
};
