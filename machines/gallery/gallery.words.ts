import type { Words } from '../words-of-machine.ts';

/** The gallery machine in plain words. */
export const galleryWords: Words = {
  events: {
    'view.chosen': 'press the button of a picture',
    'next.pressed': 'press the right arrow key',
    'previous.pressed': 'press the left arrow key',
    'picture.swiped': 'swipe over the picture',
    'zoom.pressed': 'press Zoom in or Zoom out',
    'escape.pressed': 'press Escape',
  },
  guards: {
    isView: 'there is such a picture',
    isToTheLeft: 'to the left, far enough',
    isToTheRight: 'to the right, far enough',
  },
  actions: {
    showView: 'show this picture',
    showNext: 'show the next picture',
    showPrevious: 'show the picture before',
  },
};
