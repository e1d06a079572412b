import type { ChartState, ChartTransition } from '../../chart/chart.ts';
import { actionLines } from './actions.ts';
import { payloadLines } from './data.ts';
import { type Document, listOf, startsOf } from './document.ts';
import { transitionLines } from './transitions.ts';
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
  const { machine, calls, names } = document;
  const { config } = document.nodeOf(state.id);
  const timers = new Map(
    own
      .filter(({ kind }) => kind === 'after')
      .map((timer) => [names.eventOf(timer), timer.trigger.split(' ')[1] ?? '']),
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

/** The states inside a state; a final state of the machine itself ends it, so it stands at the top. */
function innerOf({ id, states }: ChartState): readonly ChartState[] {
  return id === '' ? states.filter(({ kind }) => kind !== 'final') : states;
}

/** A state as its element, with all that is inside. */
export function stateLines(document: Document, state: ChartState, parent: ChartState | null): string[] {
  const { chart, calls, names } = document;
  const { invoke } = document.nodeOf(state.id);
  const own = chart.transitions.filter(({ source }) => source === state.id);
  const idsOf = (ids: readonly string[]): string => ids.map(names.idOf).join(' ');
  return [
    ...comment(state.description),
    ...comment(state.tags.length === 0 ? '' : `tags: ${state.tags.join(', ')}`),
    ...element(
      ELEMENTS[state.kind],
      {
        id: names.idOf(state.id),
        initial: state.kind === 'compound' ? idsOf(startsOf(state)) : undefined,
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
          ? element('transition', { target: idsOf(startsOf(parent)) })
          : own.flatMap((transition) => transitionLines(document, transition))),
        ...outputLines(document, state),
        ...innerOf(state).flatMap((inner) => stateLines(document, inner, state)),
      ],
    ),
  ];
}
