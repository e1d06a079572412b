import type { Chart, ChartState, ChartTransition } from '../chart/chart.ts';
import { hierarchyOf, isWithin } from '../chart/hierarchy.ts';
import { escapeHtml } from './html.ts';

const NAMESPACE = 'http://www.w3.org/2005/07/scxml';

/** A name that XML takes for an id: letters, digits, dots, dashes. */
function token(text: string): string {
  return text.replace(/[^\w.-]/g, '_').replace(/^(?=[\d.-])/, '_');
}

function attributes(values: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeHtml(value)}"`))
    .join('');
}

function element(
  name: string,
  values: Readonly<Record<string, string | undefined>>,
  inside: readonly string[],
): string[] {
  return inside.length === 0
    ? [`<${name}${attributes(values)}/>`]
    : [`<${name}${attributes(values)}>`, ...inside.map((line) => `  ${line}`), `</${name}>`];
}

function comment(text: string): string[] {
  return text === '' ? [] : [`<!-- ${text.replaceAll('--', '- -')} -->`];
}

/** The name of an implementation as a call; what has no name is a call of `inline`. */
function call(name: string): string {
  return `${name.replace(/[^\w$]/g, '')}()`;
}

function scripts(actions: readonly string[]): string[] {
  return actions.map((action) => `<script>${escapeHtml(call(action))}</script>`);
}

function targetsIn(state: ChartState): string[] {
  return state.kind === 'parallel'
    ? state.states.filter(({ kind }) => kind !== 'history').map(({ id }) => id)
    : state.states.filter(({ isInitial }) => isInitial).map(({ id }) => id);
}

const ELEMENTS = {
  atomic: 'state',
  compound: 'state',
  parallel: 'parallel',
  final: 'final',
  history: 'history',
} as const;

/**
 * A chart as State Chart XML 1.0 (W3C Recommendation of 1 September 2015). Guards and actions are calls by name; what
 * they do is not part of a chart.
 */
export function scxmlText(chart: Chart): string {
  const hierarchy = hierarchyOf(chart);
  const idOf = (id: string): string => token(id === '' ? chart.id : `${chart.id}.${id}`);
  const idsOf = (ids: readonly string[]): string => ids.map(idOf).join(' ');

  /** An id that no other state uses, whatever its actors are called. */
  const invokeId = (state: string, actor: string): string => `actor.${idOf(state)}.${token(actor)}`;

  /**
   * The event that a transition waits for. A delay is an event that the state sends to itself; the end of a state and
   * of an actor are `done.state.<id>` and `done.invoke.<id>` (5.10.1).
   */
  const eventOf = ({ kind, trigger, source }: ChartTransition): string | undefined => {
    const [, actor = ''] = trigger.split(' ');
    switch (kind) {
      case 'always':
        return undefined;
      case 'after':
        return `after.${token(actor)}.${idOf(source)}`;
      case 'done':
        return actor === '' ? `done.state.${idOf(source)}` : `done.invoke.${invokeId(source, actor)}`;
      case 'error':
        return `error.platform.${invokeId(source, actor)}`;
      case 'snapshot':
        return `snapshot.${invokeId(source, actor)}`;
      case 'event':
        return trigger === '*' ? '*' : token(trigger);
    }
  };

  /**
   * Where a transition leads. A state that leads to itself and is not left leads to where it begins: here, itself is
   * left (3.13).
   */
  const targetsOf = ({ source, targets, reenters }: ChartTransition): string[] =>
    targets.flatMap((target) => (target === source && !reenters ? targetsIn(hierarchy.stateOf(source)) : [target]));

  const transition = (one: ChartTransition): string[] => {
    const { source, guard, actions, reenters, description } = one;
    const targets = targetsOf(one);
    const isInside = targets.length > 0 && targets.every((target) => target !== source && isWithin(target, source));
    return [
      ...comment(description),
      ...element(
        'transition',
        {
          event: eventOf(one),
          cond: guard === null ? (targets.length === 0 && one.kind === 'always' ? 'true' : undefined) : call(guard),
          target: targets.length === 0 ? undefined : idsOf(targets),
          type: isInside && !reenters ? 'internal' : undefined,
        },
        scripts(actions),
      ),
    ];
  };

  const delaysOf = (own: readonly ChartTransition[]): Map<string, string> =>
    new Map(
      own.filter(({ kind }) => kind === 'after').map((one) => [eventOf(one) ?? '', one.trigger.split(' ')[1] ?? '']),
    );

  const state = (one: ChartState, parent: ChartState | null): string[] => {
    const own = chart.transitions.filter(({ source }) => source === one.id);
    const timers = [...delaysOf(own)];
    const sends = timers.map(([event, delay]) => {
      const isNumber = !Number.isNaN(Number(delay));
      const when = isNumber ? { delay: `${delay}ms` } : { delayexpr: call(delay) };
      return `<send${attributes({ id: event, event, ...when })}/>`;
    });
    const cancels = timers.map(([event]) => `<cancel${attributes({ sendid: event })}/>`);
    const entry = [...scripts(one.entry), ...sends];
    const exit = [...scripts(one.exit), ...cancels];
    const initial = one.kind === 'compound' ? idsOf(targetsIn(one)) : undefined;
    const type = one.history ?? undefined;
    return [
      ...comment(one.description),
      ...element(ELEMENTS[one.kind], { id: idOf(one.id), initial, type }, [
        ...(entry.length === 0 ? [] : element('onentry', {}, entry)),
        ...(exit.length === 0 ? [] : element('onexit', {}, exit)),
        ...one.invokes.map(
          ({ id, src }) => `<invoke${attributes({ id: invokeId(one.id, id), type: 'xstate', src })}/>`,
        ),
        ...(one.kind === 'history' && parent !== null
          ? element('transition', { target: idsOf(targetsIn(parent)) }, [])
          : own.flatMap(transition)),
        ...one.states.flatMap((inner) => state(inner, one)),
      ]),
    ];
  };

  const root = element(
    'scxml',
    { xmlns: NAMESPACE, version: '1.0', datamodel: 'ecmascript', name: token(chart.id), initial: idOf('') },
    state(chart.root, null),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root.join('\n')}\n`;
}
