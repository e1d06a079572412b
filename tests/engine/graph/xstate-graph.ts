import { getShortestPaths } from '@xstate/graph';
import type { AnyMachineSnapshot } from 'xstate';
import type { MachineModel } from '../model.ts';
import { stimuliIn } from '../machine/stimulus.ts';
import { plainOf, textOf } from '../machine/words.ts';

/** What the library's own generator makes of a model. */
export interface LibraryPaths {
  readonly walks: number;
  readonly steps: number;
  /** Edges of the model's graph that the paths take. */
  readonly edges: number;
}

/**
 * Paths over every edge from the library's own generator, as well as it can be made to do it: shortest paths, with the
 * incoming edge as part of a state, so that they cover transitions and not only states; paths that begin others are
 * left out. This is the one file that imports the library.
 */
export function libraryPaths(model: MachineModel): LibraryPaths {
  const nameOf = ({ value, status, context }: AnyMachineSnapshot): string =>
    textOf([value, status, plainOf(model.project(context))]);
  const offered = (snapshot: AnyMachineSnapshot) =>
    stimuliIn(model, { snapshot, timers: [], settled: new Set() })
      .map(({ event }) => event)
      .filter((event) => snapshot.can(event));
  const paths = getShortestPaths(model.machine, {
    events: offered,
    serializeState: (snapshot, event, before) =>
      event === undefined || before === undefined
        ? nameOf(snapshot)
        : `${nameOf(snapshot)} by ${textOf(event)} from ${nameOf(before)}`,
  });
  const words = paths.map(({ steps }) => steps.slice(1).map(({ event }) => textOf(event)));
  const begun = new Set(words.flatMap((steps) => steps.map((_, length) => steps.slice(0, length).join('\n'))));
  const whole = words.filter((steps) => !begun.has(steps.join('\n')));
  return {
    walks: whole.length,
    steps: whole.reduce((sum, steps) => sum + steps.length, 0),
    edges: words.filter(({ length }) => length > 0).length,
  };
}
