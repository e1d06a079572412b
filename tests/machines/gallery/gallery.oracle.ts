import type { Oracle } from '../../engine/model.ts';
import { predictionDefaults } from '../../engine/prediction-defaults.ts';

type Event =
  | { type: 'view.chosen'; view: number }
  | { type: 'next.pressed' }
  | { type: 'previous.pressed' }
  | { type: 'picture.swiped'; distance: number }
  | { type: 'zoom.pressed' }
  | { type: 'escape.pressed' };

/** The views by their numbers, the one in front first, and whether it is enlarged. */
type Ref = { order: readonly number[]; large: boolean };

/** A finger that moves less than this has not swiped. Pixels. */
const FINGER = 40;

/** Turns the views until the one with a number is in front; as they are where there is none. */
function turnedTo(order: readonly number[], view: number): readonly number[] {
  const at = order.indexOf(view);
  return [...order.slice(Math.max(at, 0)), ...order.slice(0, Math.max(at, 0))];
}

function forward({ order: [first = 0, ...rest] }: Ref): Ref {
  return { order: [...rest, first], large: false };
}

function back({ order }: Ref): Ref {
  return { order: [...order.slice(-1), ...order.slice(0, -1)], large: false };
}

function after(ref: Ref, event: Event): Ref {
  switch (event.type) {
    case 'view.chosen':
      return ref.order.includes(event.view) ? { order: turnedTo(ref.order, event.view), large: false } : ref;
    case 'next.pressed':
      return forward(ref);
    case 'previous.pressed':
      return back(ref);
    case 'zoom.pressed':
      return { ...ref, large: !ref.large };
    case 'escape.pressed':
      return { ...ref, large: false };
    case 'picture.swiped':
      if (ref.large || Math.abs(event.distance) < FINGER) return ref;
      return event.distance < 0 ? forward(ref) : back(ref);
  }
}

/** The views lie in a ring (R21); the one in front is whole or enlarged, and an enlarged one is not swiped away. */
export const galleryOracle: Oracle<Ref, Event> = {
  initial: ({ views }: { views: number }) => ({
    order: Array.from({ length: views }, (_, view) => view),
    large: false,
  }),
  next: after,
  observe: ({ order, large }) => ({
    ...predictionDefaults,
    state: large ? 'enlarged' : 'whole',
    context: { view: order[0], views: order.length },
  }),
};
