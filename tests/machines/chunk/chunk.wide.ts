import { chunkMachine } from '../../../machines/chunk/chunk.machine.ts';
import { defineWide } from '../../engine/random-walks/wide.ts';
import { wideText } from '../../facts/wide-texts.ts';

/** Failures of every shape: texts, numbers, lists, objects with another type, nearly a timeout. */
export const chunkWide = defineWide(chunkMachine, {
  replies: {
    importChunk: (random) => [
      { error: wideText(random) },
      { error: 0 },
      { error: 1e6 },
      { error: false },
      { error: [] },
      { error: { type: 'Timeout' } },
      { error: { type: null, request: wideText(random) } },
      { error: { request: '', message: 'Loading chunk 7 failed.' } },
    ],
  },
});
