import type { Oracle, PlainEvent } from '../../engine/model.ts';
import { predictionDefaults } from '../../engine/prediction-defaults.ts';

type Event =
  | { type: 'moments.arrived'; first: number; last: number }
  | { type: 'moment.picked'; momentNumber: number }
  | { type: 'pause.pressed' | 'resume.pressed' | 'back.pressed' | 'forward.pressed' | 'live.requested' }
  | { type: 'actor.picked'; actor: string | null }
  | { type: 'session.opened'; last: number };

/**
 * The numbers of the moments that are kept, the one that shows, how it is looked at, the actor that is followed, and what
 * this step asks for.
 */
type Ref = {
  kept: readonly number[];
  shows: number;
  how: 'waiting' | 'live' | 'paused' | 'loaded';
  followed: string | null;
  executed: readonly PlainEvent[];
};

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function arrived(ref: Ref, kept: readonly number[]): Ref {
  if (ref.how === 'loaded') return ref;
  if (ref.how === 'paused') return { ...ref, kept, shows: kept.includes(ref.shows) ? ref.shows : (kept[0] ?? 0) };
  return { ...ref, kept, shows: kept.at(-1) ?? 0, how: 'live' };
}

/** Stands still at a moment, where it is kept. */
function standing(ref: Ref, shows: number): Ref {
  return ref.how === 'waiting' || !ref.kept.includes(shows)
    ? ref
    : { ...ref, shows, how: ref.how === 'loaded' ? 'loaded' : 'paused' };
}

function answered(ref: Ref, event: Event): Ref {
  switch (event.type) {
    case 'moments.arrived':
      return arrived(ref, range(event.first, event.last));
    case 'moment.picked':
      return standing(ref, event.momentNumber);
    case 'back.pressed':
      return standing(ref, ref.shows - 1);
    case 'forward.pressed':
      return ref.how === 'live' ? ref : standing(ref, ref.shows + 1);
    case 'pause.pressed':
      return ref.how === 'live' ? { ...ref, how: 'paused' } : ref;
    case 'resume.pressed':
      return ref.how === 'paused' ? { ...ref, how: 'live', shows: ref.kept.at(-1) ?? 0 } : ref;
    case 'live.requested':
      return ref.how === 'loaded'
        ? { ...ref, how: 'waiting', kept: [], shows: 0, followed: null, executed: [{ type: 'askShops' }] }
        : ref;
    case 'actor.picked':
      return { ...ref, followed: event.actor };
    case 'session.opened':
      return { ...ref, how: 'loaded', kept: range(1, event.last), shows: event.last, followed: null };
  }
}

function tagsOf({ how }: Ref): string[] {
  return [...(how === 'loaded' ? [] : ['recording']), ...(how === 'loaded' || how === 'paused' ? ['still'] : [])];
}

/** Follows the newest moment until somebody stands still, goes through what is kept, or opens what was saved. */
export const recorderOracle: Oracle<Ref, Event> = {
  initial: () => ({ kept: [], shows: 0, how: 'waiting', followed: null, executed: [] }),
  next: (ref, event) => answered({ ...ref, executed: [] }, event),
  observe: (ref) => ({
    ...predictionDefaults,
    executed: ref.executed,
    tags: tagsOf(ref),
    state: ref.how === 'paused' || ref.how === 'loaded' ? `still.${ref.how}` : ref.how,
    context: {
      first: ref.kept[0] ?? 1,
      last: ref.kept.at(-1) ?? 0,
      momentNumber: ref.shows,
      actor: ref.followed,
    },
  }),
};
