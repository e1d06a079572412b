import { fileLoaderMachine } from '../../../machines/fileLoader/fileLoader.machine.ts';
import { defineWide } from '../../engine/random-walks/wide.ts';
import { wideText } from '../../facts/wide-texts.ts';

/** Files of no byte and of a billion, with names of up to 200 characters; whatever a file may hold or a reader throw. */
export const fileLoaderWide = defineWide(fileLoaderMachine, {
  offPage: (random) => [
    { type: 'file.chosen', file: { name: wideText(random), size: random.pick([0, 1, 49_999_999, 1e9]) } },
  ],
  replies: {
    loadFirst: (random) => [{ done: { from: wideText(random), content: [] } }, { error: null }],
    readFile: (random) => [
      { done: { from: wideText(random), content: null } },
      { error: null },
      { error: new Error('version') },
      { error: 0 },
    ],
  },
});
