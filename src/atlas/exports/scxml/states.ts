import type { ChartState, ChartTransition } from '../../chart/chart.ts';
import { listOf } from '../../foreign/config-parts.ts';
import { actionLines } from './actions.ts';
import { payloadLines } from './data.ts';
import { type Document, startsOf } from './document.ts';
import { namedIn } from './events.ts';
import { inOrderOfChoice, transitionLines } from './transitions.ts';
import { comment, element, token } from './xml.ts';

const ELEMENTS = {
  atomic: 'state',
  compound: 'state',
  parallel: 'parallel',
  final: 'final',
  history: 'history',
} as const;

function delayOf({ machine, calls }: Document, delay: string): Readonly<Record<string, string>> {
  const known: unknown = Number.isNaN(Number(delay)) ? machine.implementations.delays[delay] : Number(delay);
  return typeof known === 'number' ? { delay: `${known}ms` } : { delayexpr: `${calls.call('delays', delay)} + 'ms'` };
}

/** What a state does on the way in and out: its actions, and its timers, which are events that it sends to itself. */
function wayLines(document: Document, state: ChartState, own: readonly ChartTransition[]): string[] {
  const { machine, calls, events } = document;
  const { config } = document.nodeOf(state.id);
  const timers = new Map(
    own
      .filter(({ kind }) => kind === 'after')
      .flatMap((timer) => events.eventsOf(timer).map((event) => [event, namedIn(timer.trigger)])),
  );
  const run = (actions: unknown): string[] => listOf(actions).flatMap((action) => actionLines(action, machine, calls));
  const made: unknown = state.id === '' ? machine.config.context : undefined;
  const entry = [
    ...(typeof made === 'function' ? element('assign', { location: 'context', expr: calls.valueOf(made) }) : []),
    ...run(config.entry),
    ...[...timers].flatMap(([event, delay]) => element('send', { id: event, event, ...delayOf(document, delay) })),
  ];
  const exit = [...run(config.exit), ...[...timers.keys()].flatMap((sendid) => element('cancel', { sendid }))];
  return [
    ...(entry.length === 0 ? [] : element('onentry', {}, entry)),
    ...(exit.length === 0 ? [] : element('onexit', {}, exit)),
  ];
}

function outputLines({ machine, calls, nodeOf }: Document, { id, kind }: ChartState): string[] {
  const output: unknown = nodeOf(id).config.output ?? (id.includes('.') ? undefined : machine.config.output);
  const inside = kind === 'final' ? payloadLines(output, calls) : [];
  return inside.length === 0 ? [] : element('donedata', {}, inside);
}

/** Where a history leads that has nothing to remember: where it says, or where the state around it begins. */
function defaultsOf({ nodeOf, machine }: Document, { id }: ChartState, parent: ChartState): string[] {
  const targets = listOf(nodeOf(id).config.target).map(String);
  if (targets.length === 0) return startsOf(parent);
  return targets.flatMap((target) => {
    if (target.startsWith('#')) return machine.getStateNodeById(target).path.join('.');
    // XState reads nothing after a dot at the beginning: that is the state around it.
    if (target.startsWith('.')) return startsOf(parent);
    return parent.id === '' ? target : `${parent.id}.${target}`;
  });
}

/** The states inside a state; a final state of the machine itself ends it, so it stands at the top. */
function innerOf({ id, states }: ChartState): readonly ChartState[] {
  return id === '' ? states.filter(({ kind }) => kind !== 'final') : states;
}

/** The states inside as their elements: regions of a state that must not be left with them stand in one inside it. */
function innerLines(document: Document, state: ChartState): string[] {
  const linesOf = (inner: readonly ChartState[]): string[] => inner.flatMap((one) => stateLines(document, one, state));
  const inner = innerOf(state);
  if (!document.kept.isAround(state.id)) return linesOf(inner);
  return [
    ...linesOf(inner.filter(({ kind }) => kind === 'history')),
    ...comment('Its regions stand in a state of their own: they can be left while it is not.'),
    ...element(
      'parallel',
      { id: document.names.regionsId(state.id) },
      linesOf(inner.filter(({ kind }) => kind !== 'history')),
    ),
  ];
}

/** A state as its element, with all that is inside. */
export function stateLines(document: Document, state: ChartState, parent: ChartState | null): string[] {
  const { chart, calls, names, kept } = document;
  const { invoke } = document.nodeOf(state.id);
  const own = chart.transitions.filter(({ source }) => source === state.id);
  const idsOf = (ids: readonly string[]): string => ids.map(names.idOf).join(' ');
  const starts = state.kind === 'compound' ? idsOf(startsOf(state)) : undefined;
  const isAround = kept.isAround(state.id);
  return [
    ...comment(state.description),
    ...comment(state.tags.length === 0 ? '' : `tags: ${state.tags.join(', ')}`),
    ...element(
      isAround ? 'state' : ELEMENTS[state.kind],
      {
        id: names.idOf(state.id),
        initial: isAround ? names.regionsId(state.id) : starts,
        type: state.history ?? undefined,
      },
      [
        ...wayLines(document, state, own),
        ...state.invokes.flatMap(({ id, src }, place) =>
          element(
            'invoke',
            { id: names.invokeId(state.id, id), type: `urn:xstate:${token(src)}` },
            payloadLines(invoke[place]?.input, calls),
          ),
        ),
        ...(state.kind === 'history' && parent !== null
          ? element('transition', { target: idsOf(defaultsOf(document, state, parent)) })
          : inOrderOfChoice(own).flatMap((transition) => transitionLines(document, transition))),
        ...outputLines(document, state),
        ...innerLines(document, state),
      ],
    ),
  ];
}
