import { type AnyStateMachine, StateMachine } from 'xstate';
import { nodesOf } from '../../../tests/engine/machine/transitions.ts';
import { type Chart, statesWithin } from '../chart/chart.ts';
import { chartOf } from '../chart/chart-of.ts';
import { machineOf } from '../chart/machine-from-json.ts';
import { raisedBy } from '../chart/raised.ts';
import { nameOf } from '../chart/named.ts';
import { listOf } from '../foreign/config-parts.ts';
import { literalOf, propertyName } from './literal.ts';
import type { MachineCode } from './machine-code.ts';
import { guardJson, type Json, machineJson } from './xstate-json.ts';

const AFTER = 'after ';

function unique(names: readonly string[]): string[] {
  return [...new Set(names)].toSorted();
}

/** The names of the actions on the way in, out and to where a state begins, as the configuration has them: a chart says what they raise. */
function actionsOf(machine: AnyStateMachine): string[] {
  return nodesOf(machine)
    .flatMap(({ config, initial }) => [...listOf(config.entry), ...listOf(config.exit), ...initial.actions])
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

/** The functions of XState that make a guard, its own first: those after the dot of its types. */
function helpersOf(json: Json): string[] {
  if (typeof json === 'string') return [];
  const { type, guards = [] }: { readonly type: string; readonly guards?: readonly Json[] } = Object(json);
  return [type.slice('xstate.'.length), ...guards.flatMap(helpersOf)];
}

/** A guard over states, or over other guards, as the code that makes it. */
function guardCode(json: Json): string {
  if (typeof json === 'string') return literalOf(json);
  const { stateValue, guards }: Readonly<Record<string, Json>> = Object(json);
  const [helper = ''] = helpersOf(json);
  if (stateValue !== undefined) return `${helper}(${literalOf(stateValue)})`;
  const inner = (guards as readonly Json[]).map(guardCode);
  return helper === 'not' ? `not(${inner.join('')})` : `${helper}([${inner.join(', ')}])`;
}

/** An event that is raised as the code that raises it; null for any other action. */
function raiseCode(logic: unknown): string | null {
  if (raisedBy(logic) === null) return null;
  const { event = null, delay, id }: Readonly<Record<string, Json>> = Object(logic);
  const options = { ...(typeof delay === 'number' ? { delay } : {}), ...(typeof id === 'string' ? { id } : {}) };
  return `raise(${literalOf(event)}${Object.keys(options).length === 0 ? '' : `, ${literalOf(options)}`})`;
}

function section(name: string, names: readonly string[], stub: (one: string) => string): string[] {
  return names.length === 0
    ? []
    : [`  ${name}: {\n${names.map((one) => `    ${propertyName(one)}: ${stub(one)},\n`).join('')}  },\n`];
}

/**
 * A machine as one TypeScript file that stands alone, which Stately Studio and any editor with XState can open: its own
 * source, with everything that it calls. Of a machine whose code is not known it is a single literal, with empty
 * implementations for every name in it; what is known of it, events that it raises and guards over states, is there.
 */
export function typescriptText(source: AnyStateMachine | object, code: MachineCode | null = null): string {
  if (code !== null) return code.typescript;
  const machine: AnyStateMachine = source instanceof StateMachine ? source : machineOf(source);
  const chart = chartOf(machine);
  const { events, actions, guards, delays, actors } = namesOf(chart, machine);
  const { implementations } = machine;
  const event = events.map((type) => `\n      | { type: ${literalOf(type)}; [key: string]: unknown }`).join('');
  const raised = new Map(actions.map((name) => [name, raiseCode(implementations.actions[name])]));
  const known = new Map(guards.map((name) => [name, guardJson(implementations.guards[name])]));
  const action = (name: string): string => raised.get(name) ?? '(_, _params: unknown) => {}';
  const guard = (name: string): string => {
    const json = known.get(name) ?? null;
    return json === null ? '(_, _params: unknown) => true' : guardCode(json);
  };
  const helpers = unique([
    ...(actors.length === 0 ? [] : ['fromPromise']),
    ...([...raised.values()].some((raise) => raise !== null) ? ['raise'] : []),
    ...[...known.values()].flatMap((json) => (json === null ? [] : helpersOf(json))),
  ]);
  const parts = [
    `  types: {\n    context: {} as Record<string, unknown>,\n    events: {} as${event === '' ? ' { type: string }' : event},\n  },\n`,
    ...section('actions', actions, action),
    ...section('guards', guards, guard),
    ...section('delays', delays, () => '1000'),
    ...section('actors', actors, () => 'fromPromise(() => Promise.resolve())'),
  ];
  return `import { ${[...helpers, 'setup'].join(', ')} } from 'xstate';

export const machine = setup({
${parts.join('')}}).createMachine(${literalOf({ context: {}, ...Object(machineJson(machine)) })});
`;
}
