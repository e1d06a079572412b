import type { IconShape } from '../layout/shapes.ts';

/** Icons as lines in a square of 11 pixels. */
export const ICONS: Readonly<Record<IconShape['icon'], string>> = {
  after: 'M5.5 1a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9M5.5 3v2.5l2 1.5',
  always: 'M6.5 .5L2 6.5h3.5L4.5 10.5L9 4.5H5.5Z',
  done: 'M1.5 6l3 3l5-7',
  error: 'M2 2l7 7M9 2l-7 7',
  snapshot: 'M.5 5.5q5-6.5 10 0q-5 6.5-10 0ZM4 5.5a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0',
  again: 'M9.5 5.5a4 4 0 1 1-1.2-2.8M9.5 .8v2.4H7.1',
  fold: 'M.5 .5h10v10h-10ZM3 5.5h5',
  unfold: 'M.5 .5h10v10h-10ZM3 5.5h5M5.5 3v5',
  history: 'M5.5 .5a5 5 0 1 0 0 10a5 5 0 1 0 0-10M3.7 3v5M7.3 3v5M3.7 5.5h3.6',
  deepHistory: 'M5.5 .5a5 5 0 1 0 0 10a5 5 0 1 0 0-10M2.7 3.4v4.2M5.3 3.4v4.2M2.7 5.5h2.6M8 3.2v2.2M6.9 4.3h2.2',
};
