import { fileLoaderMachine } from '../../../machines/fileLoader/fileLoader.machine.ts';
import { defineModel } from '../../engine/model.ts';
import { covers } from '../../requirements/requirements.ts';
import { fileLoaderOracle } from './fileLoader.oracle.ts';

/** Coverage as the build brings it, and as a file holds it. */
const REPORT = { version: 2, machines: [], requirements: [] };

/** What the reader of machines finds wrong at a place; that of coverage finds no such thing. */
export const MISFIT = { kind: 'target', what: 'opne', line: 3, column: 7 };

/**
 * Coverage that the build brought or did not; a file at the limit of 50 MB that can be read or not, and one above it.
 */
export const fileLoaderModel = defineModel({
  id: 'fileLoader',
  machine: fileLoaderMachine,
  replies: {
    loadFirst: [{ done: { from: 'the last test run', content: REPORT } }, { done: null }, { error: 'offline' }],
    readFile: [
      { done: { from: 'largest.json', content: REPORT } },
      { error: 'version' },
      { error: 'no JSON' },
      { error: MISFIT },
    ],
  },
  stimuli: () => [
    { type: 'file.chosen', file: { name: 'largest.json', size: 50_000_000 } },
    { type: 'file.chosen', file: { name: 'too-large.json', size: 50_000_001 } },
    { type: 'refusal.dismissed' },
  ],
  project: ({ opened, file, fault }) => ({ opened, file, fault }),
  oracle: fileLoaderOracle,
  requirements: [
    covers('Atlas: coverage', {
      states: ['fileLoader.open', 'fileLoader.empty'],
      transitions: [
        'fileLoader.asking: xstate.done.actor.loadFirst[0]',
        'fileLoader.reading: xstate.done.actor.readFile[0]',
      ],
    }),
    covers('Atlas: sessions', {
      states: ['fileLoader.open'],
      transitions: ['fileLoader.reading: xstate.done.actor.readFile[0]'],
    }),
    covers('Atlas: bad input', {
      states: ['fileLoader.refused'],
      transitions: [
        'fileLoader: file.chosen[0]',
        'fileLoader.reading: xstate.error.actor.readFile[0]',
        'fileLoader.refused: refusal.dismissed[0]',
        'fileLoader.refused: refusal.dismissed[1]',
      ],
    }),
  ],
});
