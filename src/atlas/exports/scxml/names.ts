import type { Chart, ChartTransition } from '../../chart/chart.ts';
import { token } from './xml.ts';

/** The names of a chart's states, actors and events in its document. */
export interface Names {
  readonly idOf: (state: string) => string;
  /** An id that no other state uses, whatever its actors are called. */
  readonly invokeId: (state: string, actor: string) => string;
  /** The event that a transition waits for; undefined where it waits for none. */
  readonly eventOf: (transition: ChartTransition) => string | undefined;
}

/** The names of a chart in SCXML. */
export function namesOf({ id: machine }: Chart): Names {
  const idOf = (id: string): string => token(id === '' ? machine : `${machine}.${id}`);
  const invokeId = (state: string, actor: string): string => `actor.${idOf(state)}.${token(actor)}`;

  /**
   * A delay is an event that the state sends to itself; the end of a state and of an actor are `done.state.<id>` and
   * `done.invoke.<id>` (5.10.1).
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
        return trigger.endsWith('*') ? `${token(trigger.slice(0, -1))}*` : token(trigger);
    }
  };
  return { idOf, invokeId, eventOf };
}
