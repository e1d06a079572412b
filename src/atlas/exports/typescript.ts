import { type AnyStateMachine, StateMachine } from 'xstate';
import { nodesOf } from '../../../tests/engine/machine/transitions.ts';
import { type Chart, statesWithin } from '../chart/chart.ts';
import { chartOf } from '../chart/chart-of.ts';
import { machineOf } from '../chart/machine-from-json.ts';
import { actionLogic, raisedBy } from '../chart/raised.ts';
import { nameOf } from '../chart/named.ts';
import { listOf } from '../foreign/config-parts.ts';
import { literalOf, propertyName } from './literal.ts';
import type { MachineCode } from './machine-code.ts';
import { machineJson } from './xstate-json.ts';

const AFTER = 'after ';

function unique(names: readonly string[]): string[] {
  return [...new Set(names)].toSorted();
}

/** The names of the actions on the way in and out, as the configuration has them: a chart says what they raise. */
function actionsOf(machine: AnyStateMachine): string[] {
  return nodesOf(machine)
    .flatMap(({ config }) => [...listOf(config.entry), ...listOf(config.exit)])
    .flatMap((action) => nameOf(action) ?? []);
}

/** What the machine calls by name, and what is sent to it. */
function namesOf(chart: Chart, machine: AnyStateMachine) {
  const { transitions } = chart;
  const states = statesWithin(chart.root);
  const delays = transitions.filter(({ kind }) => kind === 'after').map(({ trigger }) => trigger.slice(AFTER.length));
  return {
    events: unique(transitions.filter(({ kind }) => kind === 'event').map(({ trigger }) => trigger)),
    actions: unique([...transitions.flatMap(({ actions }) => actions), ...actionsOf(machine)]),
    guards: unique(transitions.flatMap(({ guard }) => guard ?? [])),
    delays: unique(delays.filter((delay) => Number.isNaN(Number(delay)))),
    actors: unique(states.flatMap(({ invokes }) => invokes.map(({ src }) => src))),
  };
}

function section(name: string, names: readonly string[], stub: (one: string) => string): string[] {
  return names.length === 0
    ? []
    : [`  ${name}: {\n${names.map((one) => `    ${propertyName(one)}: ${stub(one)},\n`).join('')}  },\n`];
}

/**
 * A machine as one TypeScript file that stands alone, which Stately Studio and any editor with XState can open: its own
 * source, with everything that it calls. Of a machine whose code is not known it is a single literal, with empty
 * implementations for every name in it; what it raises is known, and raised.
 */
export function typescriptText(source: AnyStateMachine | object, code: MachineCode | null = null): string {
  if (code !== null) return code.typescript;
  const machine: AnyStateMachine = source instanceof StateMachine ? source : machineOf(source);
  const chart = chartOf(machine);
  const { events, actions, guards, delays, actors } = namesOf(chart, machine);
  const raised = new Map(actions.map((name) => [name, raisedBy(actionLogic(machine, name))]));
  const event = events.map((type) => `\n      | { type: ${literalOf(type)}; [key: string]: unknown }`).join('');
  const imports = [
    ...(actors.length === 0 ? [] : ['fromPromise']),
    ...([...raised.values()].some((type) => type !== null) ? ['raise'] : []),
    'setup',
  ];
  const action = (name: string): string => {
    const type = raised.get(name) ?? null;
    return type === null ? '(_, _params: unknown) => {}' : `raise({ type: ${literalOf(type)} })`;
  };
  const parts = [
    `  types: {\n    context: {} as Record<string, unknown>,\n    events: {} as${event === '' ? ' { type: string }' : event},\n  },\n`,
    ...section('actions', actions, action),
    ...section('guards', guards, () => '(_, _params: unknown) => true'),
    ...section('delays', delays, () => '1000'),
    ...section('actors', actors, () => 'fromPromise(() => Promise.resolve())'),
  ];
  return `import { ${imports.join(', ')} } from 'xstate';

export const machine = setup({
${parts.join('')}}).createMachine(${literalOf({ context: {}, ...Object(machineJson(machine)) })});
`;
}
