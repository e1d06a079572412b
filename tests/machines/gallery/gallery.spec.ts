import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { SWIPE_DISTANCE, type GalleryEvent, galleryMachine } from '../../../machines/gallery/gallery.machine.ts';

function galleryAfter(...events: GalleryEvent[]) {
  const actor = createActor(galleryMachine, { input: { views: 3 } }).start();
  for (const event of events) actor.send(event);
  const { value, context } = actor.getSnapshot();
  return [value, context.view];
}

const next: GalleryEvent = { type: 'next.pressed' };
const previous: GalleryEvent = { type: 'previous.pressed' };
const zoom: GalleryEvent = { type: 'zoom.pressed' };
function swipe(distance: number): GalleryEvent {
  return { type: 'picture.swiped', distance };
}

describe('the pictures of a product (R21)', () => {
  it('begin with the first, whole', () => {
    expect(galleryAfter()).toEqual(['whole', 0]);
  });

  it('follow each other in a ring', () => {
    expect(galleryAfter(next, next)).toEqual(['whole', 2]);
    expect(galleryAfter(next, next, next)).toEqual(['whole', 0]);
    expect(galleryAfter(previous)).toEqual(['whole', 2]);
  });

  it('are chosen by their buttons, and only those that there are', () => {
    expect(galleryAfter({ type: 'view.chosen', view: 2 })).toEqual(['whole', 2]);
    expect(galleryAfter(next, { type: 'view.chosen', view: 3 })).toEqual(['whole', 1]);
  });

  it('are swiped by a finger that moves far enough', () => {
    expect(galleryAfter(swipe(-SWIPE_DISTANCE))).toEqual(['whole', 1]);
    expect(galleryAfter(swipe(SWIPE_DISTANCE))).toEqual(['whole', 2]);
    expect(galleryAfter(swipe(1 - SWIPE_DISTANCE), swipe(SWIPE_DISTANCE - 1))).toEqual(['whole', 0]);
  });

  it('are enlarged and made whole again, by the same button, by Escape and by another picture', () => {
    expect(galleryAfter(zoom)).toEqual(['enlarged', 0]);
    expect(galleryAfter(zoom, zoom)).toEqual(['whole', 0]);
    expect(galleryAfter(zoom, { type: 'escape.pressed' })).toEqual(['whole', 0]);
    expect(galleryAfter(zoom, next)).toEqual(['whole', 1]);
  });

  it('are not swiped away while they are enlarged', () => {
    expect(galleryAfter(zoom, swipe(-400))).toEqual(['enlarged', 0]);
  });
});
