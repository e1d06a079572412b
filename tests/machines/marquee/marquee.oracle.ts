import type { Oracle } from '../../engine/model.ts';
import { predictionDefaults } from '../../engine/prediction-defaults.ts';

type Event = { type: 'pause.pressed' | 'play.pressed' | 'attention.gained' | 'attention.lost' };

/** Whether the system asks for less motion, whether the banner is meant to move, and whether somebody rests on it. */
type Ref = { reducedMotion: boolean; plays: boolean; watched: boolean };

/** The banner scrolls (§2 Header) unless it is paused, looked at, or calm from the start. */
export const marqueeOracle: Oracle<Ref, Event> = {
  initial: ({ reducedMotion }: { reducedMotion: boolean }) => ({
    reducedMotion,
    plays: !reducedMotion,
    watched: false,
  }),
  next: (ref, { type }) => {
    const plays = type === 'play.pressed' || (ref.plays && type !== 'pause.pressed');
    const watched = type === 'attention.gained' || (ref.watched && type !== 'attention.lost');
    return { ...ref, plays, watched: plays && ref.plays && watched };
  },
  observe: ({ reducedMotion, plays, watched }) => ({
    ...predictionDefaults,
    state: plays ? `playing.${watched ? 'held' : 'running'}` : 'paused',
    tags: plays && !watched ? ['moving'] : [],
    context: { reducedMotion },
  }),
};
