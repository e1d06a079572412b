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

function runLines({ machine, calls }: Document, actions: unknown): string[] {
  return listOf(actions).flatMap((action) => actionLines(action, machine, calls));
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
  const made: unknown = state.id === '' ? machine.config.context : undefined;
  const entry = [
    ...(typeof made === 'function' ? element('assign', { location: 'context', expr: calls.valueOf(made) }) : []),
    ...runLines(document, config.entry),
    ...[...timers].flatMap(([event, delay]) => element('send', { id: event, event, ...delayOf(document, delay) })),
  ];
  const exit = [
    ...runLines(document, config.exit),
    ...[...timers.keys()].flatMap((sendid) => element('cancel', { sendid })),
  ];
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

/** What a state does on the way to where it begins. */
function startingLines(document: Document, { id, kind }: ChartState): string[] {
  return kind === 'compound' ? runLines(document, document.nodeOf(id).initial.actions) : [];
}

/** Where a history leads that has nothing to remember: where it says, or as the state around it begins. */
function defaultLines(document: Document, { historyDefaults }: ChartState, parent: ChartState): string[] {
  const isSaid = historyDefaults.length > 0;
  const target = (isSaid ? historyDefaults : startsOf(parent)).map(document.names.idOf).join(' ');
  return element('transition', { target }, isSaid ? [] : startingLines(document, parent));
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
  const starts = state.kind === 'compound' ? startsOf(state).map(names.idOf).join(' ') : undefined;
  const starting = startingLines(document, state);
  const isAround = kept.isAround(state.id);
  return [
    ...comment(state.description),
    ...comment(state.tags.length === 0 ? '' : `tags: ${state.tags.join(', ')}`),
    ...element(
      isAround ? 'state' : ELEMENTS[state.kind],
      {
        id: names.idOf(state.id),
        initial: isAround ? names.regionsId(state.id) : starting.length === 0 ? starts : undefined,
        type: state.history ?? undefined,
      },
      [
        ...(starting.length === 0 ? [] : element('initial', {}, element('transition', { target: starts }, starting))),
        ...wayLines(document, state, own),
        ...state.invokes.flatMap(({ id, src }, place) =>
          element(
            'invoke',
            { id: names.invokeId(state.id, id), type: `urn:xstate:${token(src)}` },
            payloadLines(invoke[place]?.input, calls),
          ),
        ),
        ...(state.kind === 'history' && parent !== null
          ? defaultLines(document, state, parent)
          : inOrderOfChoice(own).flatMap((transition) => transitionLines(document, transition))),
        ...outputLines(document, state),
        ...innerLines(document, state),
      ],
    ),
  ];
}
