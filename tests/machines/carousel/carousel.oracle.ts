import type { Oracle } from '../../engine/model.ts';
import { predictionDefaults } from '../../engine/prediction-defaults.ts';

/** Rotating every 5 seconds (§2 /, §9). Milliseconds. */
const FIVE_SECONDS = 5000;

const TURN = 'xstate.after.newsInterval.carousel.playing.running';

type Event = {
  type:
    | 'next.pressed'
    | 'previous.pressed'
    | 'pause.pressed'
    | 'play.pressed'
    | 'attention.gained'
    | 'attention.lost'
    | typeof TURN;
};

/**
 * The slide, whether the news is meant to move, whether somebody looks at it closely, whether a press brought the slide
 * while it moves, and whether the five seconds have begun anew with this step.
 */
type Ref = {
  slide: number;
  slides: number;
  reducedMotion: boolean;
  plays: boolean;
  watched: boolean;
  stepped: boolean;
  counting: boolean;
};

function moves({ plays, watched }: Ref): boolean {
  return plays && !watched;
}

/** The slide `by` further on, around the end; where the news moves the five seconds begin anew. */
function turned(ref: Ref, by: number): Ref {
  const slides = Array.from({ length: ref.slides }, (_, slide) => slide);
  return { ...ref, slide: slides.at((ref.slide + by) % ref.slides) ?? 0, counting: moves(ref) };
}

function stateOf({ plays, watched, stepped }: Ref): string {
  if (!plays) return 'paused';
  if (watched) return 'playing.held';
  return `playing.running.${stepped ? 'stepped' : 'unasked'}`;
}

const reactions: Record<Event['type'], (ref: Ref) => Ref> = {
  'next.pressed': (ref) => ({ ...turned(ref, 1), stepped: moves(ref) }),
  'previous.pressed': (ref) => ({ ...turned(ref, -1), stepped: moves(ref) }),
  [TURN]: (ref) => (moves(ref) ? { ...turned(ref, 1), stepped: false } : ref),
  'pause.pressed': (ref) => ({ ...ref, plays: false, watched: false, stepped: false }),
  'play.pressed': (ref) => (ref.plays ? ref : { ...ref, plays: true, counting: true }),
  'attention.gained': (ref) => ({ ...ref, watched: ref.plays, stepped: false }),
  'attention.lost': (ref) => ({ ...ref, watched: false, counting: ref.watched }),
};

/** Turns every 5,000 ms unless paused, looked at, or calm from the start; a step by hand begins the 5,000 ms anew and is said. */
export const carouselOracle: Oracle<Ref, Event> = {
  initial: ({ count, reducedMotion }: { count: number; reducedMotion: boolean }) => ({
    slide: 0,
    slides: count,
    reducedMotion,
    plays: !reducedMotion,
    watched: false,
    stepped: false,
    counting: !reducedMotion,
  }),
  next: (ref, { type }) => reactions[type]({ ...ref, counting: false }),
  observe: (ref) => ({
    ...predictionDefaults,
    state: stateOf(ref),
    tags: moves(ref) && !ref.stepped ? ['rotating'] : [],
    context: { index: ref.slide, count: ref.slides, reducedMotion: ref.reducedMotion },
    scheduled: ref.counting ? [{ type: TURN, delay: FIVE_SECONDS }] : [],
  }),
};
