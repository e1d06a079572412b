import { type Chart, type ChartState, type ChartTransition, statesWithin } from '../../chart/chart.ts';
import { DONE_STATE } from '../../chart/trigger.ts';
import { ERRORS } from '../../foreign/scxml-words.ts';
import { canEnd, type Kept } from './kept.ts';
import type { Names } from './names.ts';
import { token } from './xml.ts';

/** The events of a document. */
export interface Events {
  /** The events that a transition waits for, any of them; one that is undefined where it waits for none. */
  readonly eventsOf: (transition: ChartTransition) => readonly (string | undefined)[];
  /** Whether the name of another event begins with this one, so that SCXML would take that, too (3.12.1). */
  readonly isBeginning: (event: string) => boolean;
}

/** What a trigger names after its first word: a delay, an actor. */
export function namedIn(trigger: string): string {
  return trigger.slice(trigger.indexOf(' ') + 1);
}

/** Whether a transition waits for any event whose name begins alike. */
export function isWildcard({ kind, trigger }: ChartTransition): boolean {
  return kind === 'event' && (trigger === '*' || trigger.endsWith('.*'));
}

/** The events that the actions of a state or a transition raise. */
function raisedIn(effects: readonly string[]): string[] {
  return effects.filter((effect) => effect.startsWith('raise ')).map(namedIn);
}

/**
 * The events of a chart in SCXML. A delay is an event that the state sends to itself; the end of a state and of an actor
 * are `done.state.<id>` and `done.invoke.<id>` (5.10.1).
 *
 * @param descriptorOf the event that a transition waits for, as XState names it
 * @param pathOf the id in the chart of a state by the id that XState knows it by
 */
export function eventsOf(
  { root, transitions }: Chart,
  { idOf, regionsId, invokeId }: Names,
  { isAround }: Kept,
  descriptorOf: (transition: ChartTransition) => string,
  pathOf: (nodeId: string) => string | undefined,
): Events {
  const states = statesWithin(root);
  const endOf = (id: string): string => `done.state.${isAround(id) ? regionsId(id) : idOf(id)}`;

  /** An actor may end in a state inside the one that waits for it. */
  const actorIds = (source: string, actor: string): string[] => {
    const running = states.filter(({ invokes }) => invokes.some(({ id }) => id === actor));
    const isOwn = running.length === 0 || running.some(({ id }) => id === source);
    return (isOwn ? [source] : running.map(({ id }) => id)).map((id) => invokeId(id, actor));
  };

  const eventsFor = (transition: ChartTransition): (string | undefined)[] => {
    const { kind, trigger, source } = transition;
    const descriptor = descriptorOf(transition);
    switch (kind) {
      case 'always':
        return [undefined];
      case 'after':
        return [`after.${token(namedIn(trigger))}.${idOf(source)}`];
      case 'done': {
        if (!descriptor.startsWith(DONE_STATE))
          return actorIds(source, namedIn(trigger)).map((id) => `done.invoke.${id}`);
        const id = descriptor.slice(DONE_STATE.length);
        const path = pathOf(id);
        return [path === undefined ? `done.state.${token(id)}` : endOf(path)];
      }
      case 'error':
        return actorIds(source, namedIn(trigger)).map((id) => `error.platform.${id}`);
      case 'snapshot':
        return actorIds(source, namedIn(trigger)).map((id) => `snapshot.${id}`);
      case 'event':
        if (trigger === '*') return ['*'];
        return [isWildcard(transition) ? `${token(trigger.slice(0, -2))}.*` : token(trigger)];
    }
  };

  const sentIn = (state: ChartState): string[] => [
    ...raisedIn([...state.entry, ...state.exit, ...state.starting]).map(token),
    ...(state.kind !== 'final' && canEnd(state) ? [endOf(state.id)] : []),
    ...state.invokes
      .map(({ id }) => invokeId(state.id, id))
      .flatMap((id) => [`done.invoke.${id}`, `error.platform.${id}`]),
  ];
  const known = new Set([
    ...ERRORS,
    ...states.flatMap(sentIn),
    ...transitions.flatMap((one) => [...eventsFor(one), ...raisedIn(one.effects).map(token)]),
  ]);
  return {
    eventsOf: eventsFor,
    isBeginning: (event) => [...known].some((other) => other?.startsWith(`${event}.`) === true),
  };
}
