import type { Words } from '../words-of-machine.ts';

/** The carousel machine in plain words. */
export const carouselWords: Words = {
  events: {
    'next.pressed': 'press Next news',
    'previous.pressed': 'press Previous news',
    always: 'at once',
    'pause.pressed': 'press Pause news',
    'attention.gained': 'pointer or focus comes',
    'after newsInterval': 'after 5 seconds',
    'attention.lost': 'pointer or focus leaves',
    'play.pressed': 'press Play news',
  },
  guards: {
    isReducedMotion: 'the visitor wants less motion',
  },
  actions: {
    showNext: 'show the next slide',
    showPrevious: 'show the slide before',
  },
};
