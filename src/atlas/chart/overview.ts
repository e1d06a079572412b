import type { AnyStateMachine } from 'xstate';
import type { Words } from '../../../machines/words-of-machine.ts';
import type { Join } from './joins.ts';

/** What the overview is called, in the list of charts and in addresses. */
export const OVERVIEW = 'overview';

const DESCRIPTION =
  'How the machines of the shop work together: each box is one of them, each arrow an event that one sends another. A machine that is not here works alone.';

/**
 * All machines that have to do with each other as the parts of one, so that the overview is drawn, searched and linked as
 * any chart.
 */
export function overviewOf(machines: Readonly<Record<string, AnyStateMachine>>, joins: readonly Join[]): object {
  const eventsOf = (id: string): object => {
    const own = joins.filter(({ from }) => from === id);
    return Object.fromEntries(
      own.map(({ event, to, says }) => [event, { target: `#${OVERVIEW}.${to}`, description: says }]),
    );
  };
  const joined = new Set(joins.flatMap(({ from, to }) => [from, to]));
  const members = Object.entries(machines).filter(([id]) => joined.has(id));
  const states = members.map(([id, { config }]): [string, object] => [
    id,
    { description: config.description, on: eventsOf(id) },
  ]);
  return { id: OVERVIEW, description: DESCRIPTION, type: 'parallel', states: Object.fromEntries(states) };
}

/** The words of the overview: what each event says. */
export function overviewWords(joins: readonly Join[]): Words {
  return { events: Object.fromEntries(joins.map(({ event, says }) => [event, says])) };
}
