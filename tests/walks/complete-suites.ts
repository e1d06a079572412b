import { explore } from '../engine/graph/graph.ts';
import { mealyOf } from '../engine/w-method/mealy.ts';
import type { MachineModel } from '../engine/model.ts';
import { machineSubject, oracleOutput, oracleSubject } from '../engine/w-method/subject.ts';
import { runSuite } from '../engine/w-method/w-method.ts';
import type { Call } from '../commands/call.ts';
import { tableOf } from '../commands/table.ts';

const EXTRA_STATES = 1;

/** What the complete suites of one machine did, over all its starts. */
export interface Completeness {
  readonly id: string;
  readonly starts: number;
  readonly states: number;
  readonly tests: number;
  /** Steps if each test were run alone, and those really taken: tests share their beginnings. */
  readonly length: number;
  readonly steps: number;
  /** In words; null where all passed. */
  readonly failure: string | null;
}

/**
 * The W-method with harmonised identifiers for one extra state, from each start of a model: first the machine itself,
 * then its oracle, against the graph of the model. Both pass together: within the model's bounds they are the same
 * machine.
 */
export function completenessOf(model: MachineModel): Completeness {
  const graph = explore(model);
  const starts = graph.leaving[0] ?? [];
  const suites = starts.flatMap((start) => {
    // What `within` keeps out looks like a timer or a reply that is not there: where it keeps out any, none is judged.
    const whole = mealyOf(graph, start, { refusals: graph.outside > 0 ? 'unspecified' : 'output' });
    const predicted = mealyOf(graph, start, { outputOf: oracleOutput(model, start.stimulus), refusals: 'unspecified' });
    return [
      {
        who: 'machine',
        start,
        states: whole.stateOutputs.length,
        ...runSuite(whole, machineSubject(model, whole), EXTRA_STATES),
      },
      { who: 'oracle', start, states: 0, ...runSuite(predicted, oracleSubject(model, predicted), EXTRA_STATES) },
    ];
  });
  const broken = suites.find(({ failure }) => failure !== null);
  const sum = (pick: (suite: (typeof suites)[number]) => number): number =>
    suites.reduce((total, suite) => total + pick(suite), 0);
  return {
    id: model.id,
    starts: starts.length,
    states: sum(({ states }) => states),
    tests: sum(({ tests }) => tests),
    length: sum(({ length }) => length),
    steps: sum(({ steps }) => steps),
    failure: broken?.failure
      ? [
          `${broken.who}, ${broken.start.stimulus.words}`,
          ...broken.failure.inputs,
          `expected ${broken.failure.expected}`,
          `seen     ${broken.failure.seen}`,
        ].join('\n  ')
      : null,
  };
}

/** Runs the complete suites of some machines and says how many tests they are, and how long they take. */
export async function completeSuites({ say, isStopped }: Call, models: readonly MachineModel[]): Promise<boolean> {
  const rows: (string | number)[][] = [['machine', 'starts', 'states', 'tests', 'length', 'steps', 'ms', 'result']];
  let isWell = true;
  for (const [place, model] of models.entries()) {
    if (await isStopped()) break;
    say(`[${place + 1}/${models.length}] ${model.id}`);
    const began = performance.now();
    const { id, starts, states, tests, length, steps, failure } = completenessOf(model);
    const spent = Math.round(performance.now() - began);
    rows.push([id, starts, states, tests, length, steps, spent, failure === null ? 'passed' : 'FAILED']);
    if (failure !== null) say(failure);
    isWell &&= failure === null;
  }
  say(tableOf(rows));
  return isWell;
}
