import fc from 'fast-check';
import { createMachine } from 'xstate';
import { expect, it } from 'vitest';
import { type Chart, type ChartState, statesWithin } from '../../../../src/atlas/chart/chart.ts';
import { isWithin } from '../../../../src/atlas/chart/hierarchy.ts';
import { chartOf } from '../../../../src/atlas/chart/chart-of.ts';
import { scxmlText } from '../../../../src/atlas/exports/scxml/scxml.ts';
import { typescriptText } from '../../../../src/atlas/exports/typescript.ts';
import { machineJsonText } from '../../../../src/atlas/exports/xstate-json.ts';
import { readMachine } from '../../../../src/atlas/foreign/read-machine.ts';
import { scxmlFaults } from '../../../flows/schema.ts';
import { configsWith } from '../../support/machines-by-chance.ts';

const SEED = 20_261_126;
const RUNS = 100;

/** What a chart is in a format that has expressions where a machine has names, and final states last. */
function shapeOf({ root, transitions }: Chart) {
  const states = statesWithin(root);
  const begins = (id: string): string[] => {
    const around = states.find((state) => state.id === id);
    const isAtFirst = ({ kind, isInitial }: ChartState) =>
      isInitial || (around?.kind === 'parallel' && kind !== 'history');
    return (around?.states ?? []).filter(isAtFirst).map((state) => state.id);
  };
  return {
    states: states
      .map(({ id, kind, history, isInitial, invokes, starting }) => ({
        id,
        kind,
        history,
        isInitial,
        starting: starting.length,
        runs: invokes.map((invoke) => invoke.id),
      }))
      .toSorted((a, b) => a.id.localeCompare(b.id)),
    transitions: transitions
      .map(({ name, kind, source, targets, guard, actions, reenters }) => ({
        name,
        kind,
        source,
        // What leads to itself and is not entered again begins anew inside; where nothing is inside it stays.
        targets: reenters ? targets : targets.flatMap((target) => (target === source ? begins(source) : [target])),
        isEnteredAgain: reenters && targets.length > 0 && targets.every((target) => isWithin(target, source)),
        isGuarded: guard !== null,
        actions: actions.length,
      }))
      .toSorted((a, b) => a.name.localeCompare(b.name)),
  };
}

function forAll(delays: readonly string[], check: (config: object, chart: Chart) => void): void {
  fc.assert(
    fc.property(configsWith(delays), (config) => check(config, chartOf(createMachine(config)))),
    // Each is as small as another: what is chosen one by one is not shrunk.
    { numRuns: RUNS, seed: SEED, endOnFailure: true },
  );
}

/** In milliseconds, and one by a name. */
const DELAYS = ['500', 'slow'];
/** SCXML has an expression for a delay with a name, which is told from an event by running it alone. */
const PLAIN_DELAYS = ['500', '1500'];

it(`${RUNS} machines by chance are the same again from XState JSON`, () => {
  forAll(DELAYS, (config, chart) => {
    expect(chartOf(readMachine(machineJsonText(createMachine(config)), 'm.json'))).toEqual(chart);
  });
});

it(`${RUNS} machines by chance are the same again from TypeScript`, () => {
  forAll(DELAYS, (config, chart) => {
    expect(chartOf(readMachine(typescriptText(createMachine(config)), 'm.ts'))).toEqual(chart);
  });
});

/** Names of a machine, and how a target begins that leads into it: a dot in a name is no step into a state. */
const MACHINES = [
  ['m', '#m.'],
  ['shop.m', String.raw`#shop\.m.`],
] as const;

/** A configuration as the definition that XState makes of its machine says it, with targets that begin otherwise. */
function asDefined(config: unknown, start: string): unknown {
  if (typeof config === 'string') return config.replace(/^#m\./u, () => start);
  if (Array.isArray(config)) return config.map((one) => asDefined(one, start));
  if (typeof config !== 'object' || config === null) return config;
  const isHistory = Reflect.get(config, 'type') === 'history';
  const parts = Object.entries(config).filter(([key]) => key !== 'always' && !(isHistory && key === 'target'));
  return Object.fromEntries(parts.map(([key, part]) => [key, asDefined(part, start)]));
}

it(`${RUNS} machines by chance are the same again from their definitions, and for XState from what is exported of these`, () => {
  forAll(DELAYS, (config) => {
    for (const [id, start] of MACHINES) {
      const machine = createMachine(Object(asDefined({ ...config, id }, start)));
      const definition = readMachine(JSON.stringify(machine), 'm.json');
      const { lacksAlways, ...drawn } = chartOf(definition);
      expect([drawn, lacksAlways]).toEqual([chartOf(machine), true]);
      expect(chartOf(createMachine(JSON.parse(machineJsonText(definition))))).toEqual(drawn);
      expect(chartOf(readMachine(typescriptText(definition), 'm.ts'))).toEqual(drawn);
    }
  });
});

/** A text of code, in which a person may have written the same. */
const TEXT = /(?<=\b(?:target|initial|description): )'(?:[^'\\]|\\.)*'/gu;
const DELAY = /(?<=^ +)'?500'?(?=: )/gmu;

/** A source whose texts and delays stand in constants of the module, among others that are no plain ones. */
function withConstants(source: string): string {
  const constants = ['const later = Date.now(), { length } = [], WAIT = 500;'];
  const code = source
    .replaceAll(DELAY, '[WAIT]')
    .replaceAll(
      TEXT,
      (text) => `TEXT_${constants.push(`export const TEXT_${constants.length} = ${text} as const;`) - 1}`,
    );
  return [...constants, code].join('\n');
}

it(`${RUNS} machines by chance are the same again from TypeScript whose texts stand in constants`, () => {
  forAll(DELAYS, (config, chart) => {
    const source = withConstants(typescriptText(createMachine(config)));
    expect(chartOf(readMachine(source, 'm.ts'))).toEqual(chart);
  });
});

it(`${RUNS} machines by chance have the same flow again from SCXML, which is valid`, () => {
  forAll(PLAIN_DELAYS, (config, chart) => {
    const text = scxmlText(createMachine(config));
    expect(scxmlFaults(text)).toEqual([]);
    expect(shapeOf(chartOf(readMachine(text, 'm.scxml')))).toEqual(shapeOf(chart));
  });
});
