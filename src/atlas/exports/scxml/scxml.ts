import { type AnyStateMachine, type StateNode, StateMachine } from 'xstate';
import { transitionMap } from '../../../../tests/engine/machine/transitions.ts';
import type { ChartState, ChartTransition } from '../../chart/chart.ts';
import { chartOf } from '../../chart/chart-of.ts';
import { hierarchyOf, isWithin } from '../../chart/hierarchy.ts';
import { machineOf } from '../../chart/machine-from-json.ts';
import type { MachineCode } from '../machine-code.ts';
import { actionLines } from './actions.ts';
import { type Calls, callsOf } from './calls.ts';
import { conditionOf } from './guards.ts';
import { namesOf } from './names.ts';
import { comment, element, token, verbatim } from './xml.ts';

const NAMESPACE = 'http://www.w3.org/2005/07/scxml';

const ELEMENTS = {
  atomic: 'state',
  compound: 'state',
  parallel: 'parallel',
  final: 'final',
  history: 'history',
} as const;

function targetsIn(state: ChartState): string[] {
  return state.kind === 'parallel'
    ? state.states.filter(({ kind }) => kind !== 'history').map(({ id }) => id)
    : state.states.filter(({ isInitial }) => isInitial).map(({ id }) => id);
}

function listOf(value: unknown): unknown[] {
  return value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];
}

/** What a value is made of: its properties as `<param>`, or the whole as `<content>`. */
function payload(value: unknown, calls: Calls): string[] {
  if (value === undefined) return [];
  const properties = calls.propertiesOf(value);
  if (properties === null) return element('content', { expr: calls.valueOf(value) });
  return properties.flatMap(([name, expr]) => element('param', { name, expr }));
}

/** The data: `input`, which whoever invokes the document gives, and `context`. */
function dataLines(machine: AnyStateMachine): string[] {
  const context: unknown = machine.config.context;
  const isMade = typeof context === 'function';
  return element('datamodel', {}, [
    ...(isMade ? element('data', { id: 'input' }) : []),
    ...element('data', { id: 'context', expr: isMade ? undefined : JSON.stringify(context ?? {}) }),
  ]);
}

/**
 * A machine as State Chart XML 1.0 (W3C Recommendation of 1 September 2015), in the data model of ECMAScript.
 *
 * @param source a machine, or the plain JSON of one
 * @param code what the machine calls; stubs with the same names stand for it where it is not known
 * @throws where plain JSON is no machine
 */
export function scxmlText(source: AnyStateMachine | object, code: MachineCode | null = null): string {
  const machine: AnyStateMachine = source instanceof StateMachine ? source : machineOf(source);
  const chart = chartOf(machine);
  const hierarchy = hierarchyOf(chart);
  const names = namesOf(chart);
  const { idOf, invokeId, eventOf } = names;
  const calls = callsOf(code);
  const definitions = new Map([...transitionMap(machine)].map(([definition, { name }]) => [name, definition]));
  const nodeOf = (id: string): StateNode =>
    id.split('.').reduce((node: StateNode, key) => (key === '' ? node : (node.states[key] ?? node)), machine.root);
  const idsOf = (ids: readonly string[]): string => ids.map(idOf).join(' ');

  /**
   * Where a transition leads. A state that leads to itself and is not left leads to where it begins: here, itself is
   * left (3.13).
   */
  const targetsOf = ({ source: from, targets, reenters }: ChartTransition): string[] =>
    targets.flatMap((target) => (target === from && !reenters ? targetsIn(hierarchy.stateOf(from)) : [target]));

  const transition = (one: ChartTransition): string[] => {
    const { name, source: from, kind, reenters, description } = one;
    const definition = definitions.get(name);
    const guard: unknown = definition?.guard;
    const targets = targetsOf(one);
    const isInside = targets.length > 0 && targets.every((target) => target !== from && isWithin(target, from));
    const isEmpty = targets.length === 0 && kind === 'always';
    return [
      ...comment(description),
      ...element(
        'transition',
        {
          event: eventOf(one),
          cond: guard === undefined ? (isEmpty ? 'true' : undefined) : conditionOf(guard, machine, calls, names),
          target: targets.length === 0 ? undefined : idsOf(targets),
          type: isInside && !reenters ? 'internal' : undefined,
        },
        listOf(definition?.actions).flatMap((action) => actionLines(action, machine, calls)),
      ),
    ];
  };

  const delayOf = (delay: string): Readonly<Record<string, string>> => {
    const known: unknown = Number.isNaN(Number(delay)) ? machine.implementations.delays[delay] : Number(delay);
    return typeof known === 'number' ? { delay: `${known}ms` } : { delayexpr: `${calls.call('delays', delay)} + 'ms'` };
  };

  /** The states inside a state; a final state of the machine itself ends it, so it stands at the top. */
  const innerOf = (state: ChartState): readonly ChartState[] =>
    state.id === '' ? state.states.filter(({ kind }) => kind !== 'final') : state.states;

  const outputOf = (one: ChartState): string[] => {
    const isTop = !one.id.includes('.');
    const output: unknown = nodeOf(one.id).config.output ?? (isTop ? machine.config.output : undefined);
    const inside = one.kind === 'final' ? payload(output, calls) : [];
    return inside.length === 0 ? [] : element('donedata', {}, inside);
  };

  const state = (one: ChartState, parent: ChartState | null): string[] => {
    const { config, invoke } = nodeOf(one.id);
    const own = chart.transitions.filter(({ source: from }) => from === one.id);
    const timers = new Map(
      own.filter(({ kind }) => kind === 'after').map((timer) => [eventOf(timer), timer.trigger.split(' ')[1] ?? '']),
    );
    const run = (actions: unknown): string[] =>
      listOf(actions).flatMap((action) => actionLines(action, machine, calls));
    const made: unknown = one.id === '' ? machine.config.context : undefined;
    const entry = [
      ...(typeof made === 'function' ? element('assign', { location: 'context', expr: calls.valueOf(made) }) : []),
      ...run(config.entry),
      ...[...timers].flatMap(([event, delay]) => element('send', { id: event, event, ...delayOf(delay) })),
    ];
    const exit = [...run(config.exit), ...[...timers.keys()].flatMap((sendid) => element('cancel', { sendid }))];
    return [
      ...comment(one.description),
      ...comment(one.tags.length === 0 ? '' : `tags: ${one.tags.join(', ')}`),
      ...element(
        ELEMENTS[one.kind],
        {
          id: idOf(one.id),
          initial: one.kind === 'compound' ? idsOf(targetsIn(one)) : undefined,
          type: one.history ?? undefined,
        },
        [
          ...(entry.length === 0 ? [] : element('onentry', {}, entry)),
          ...(exit.length === 0 ? [] : element('onexit', {}, exit)),
          ...one.invokes.flatMap(({ id, src }, place) =>
            element(
              'invoke',
              { id: invokeId(one.id, id), type: `urn:xstate:${token(src)}` },
              payload(invoke[place]?.input, calls),
            ),
          ),
          ...(one.kind === 'history' && parent !== null
            ? element('transition', { target: idsOf(targetsIn(parent)) })
            : own.flatMap(transition)),
          ...outputOf(one),
          ...innerOf(one).flatMap((inner) => state(inner, one)),
        ],
      ),
    ];
  };

  const ends = chart.root.states.filter(({ kind }) => kind === 'final');
  const states = [...state(chart.root, null), ...ends.flatMap((end) => state(end, chart.root))];
  const script = calls.script();
  const root = element(
    'scxml',
    { xmlns: NAMESPACE, version: '1.0', datamodel: 'ecmascript', name: token(chart.id), initial: idOf('') },
    [...dataLines(machine), ...(script === '' ? [] : verbatim('script', script)), ...states],
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root.join('\n')}\n`;
}
