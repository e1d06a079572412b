import type { AnyStateMachine } from 'xstate';
import { type Chart, statesWithin } from '../chart/chart.ts';
import { chartOf } from '../chart/chart-of.ts';
import { literalOf, propertyName } from './literal.ts';
import { machineJson } from './xstate-json.ts';

const AFTER = 'after ';

function unique(names: readonly string[]): string[] {
  return [...new Set(names)].toSorted();
}

/** What the machine calls by name, and what is sent to it. */
function namesOf(chart: Chart) {
  const { transitions } = chart;
  const states = statesWithin(chart.root);
  const delays = transitions.filter(({ kind }) => kind === 'after').map(({ trigger }) => trigger.slice(AFTER.length));
  return {
    events: unique(transitions.filter(({ kind }) => kind === 'event').map(({ trigger }) => trigger)),
    actions: unique([
      ...transitions.flatMap(({ actions }) => actions),
      ...states.flatMap(({ entry, exit }) => [...entry, ...exit]),
    ]),
    guards: unique(transitions.flatMap(({ guard }) => guard ?? [])),
    delays: unique(delays.filter((delay) => Number.isNaN(Number(delay)))),
    actors: unique(states.flatMap(({ invokes }) => invokes.map(({ src }) => src))),
  };
}

function section(name: string, names: readonly string[], stub: string): string[] {
  return names.length === 0
    ? []
    : [`  ${name}: {\n${names.map((one) => `    ${propertyName(one)}: ${stub},\n`).join('')}  },\n`];
}

/**
 * A machine as one TypeScript file that stands alone: a single literal, and empty implementations for every name in it.
 * Stately Studio and any editor with XState can open it.
 */
export function typescriptText(source: AnyStateMachine | object): string {
  const chart = chartOf(source);
  const { events, actions, guards, delays, actors } = namesOf(chart);
  const event = events.map((type) => `\n      | { type: ${literalOf(type)}; [key: string]: unknown }`).join('');
  const imports = actors.length === 0 ? 'setup' : 'fromPromise, setup';
  const parts = [
    `  types: {\n    context: {} as Record<string, unknown>,\n    events: {} as${event === '' ? ' { type: string }' : event},\n  },\n`,
    ...section('actions', actions, '(_, _params: unknown) => {}'),
    ...section('guards', guards, '(_, _params: unknown) => true'),
    ...section('delays', delays, '1000'),
    ...section('actors', actors, 'fromPromise(() => Promise.resolve())'),
  ];
  return `import { ${imports} } from 'xstate';

export const machine = setup({
${parts.join('')}}).createMachine(${literalOf({ context: {}, ...Object(machineJson(source)) })});
`;
}
