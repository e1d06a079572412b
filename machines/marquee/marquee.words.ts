import type { Words } from '../words-of-machine.ts';

/** The marquee machine in plain words. */
export const marqueeWords: Words = {
  events: {
    always: 'at once',
    'pause.pressed': 'press Pause promotions',
    'attention.gained': 'pointer or focus comes',
    'attention.lost': 'pointer or focus leaves',
    'play.pressed': 'press Play promotions',
  },
  guards: {
    isReducedMotion: 'the visitor wants less motion',
  },
};
