import { machineIdOf } from '../charts.ts';
import { type Actors, isRunning } from './actor-state.ts';
import type { Brief } from './brief.ts';
import { tabOf } from './tabs.ts';

/**
 * The actors that have ended and run no machine, as promises do, of which no moment tells that is kept: they come without end,
 * and nothing shows them. The first of each tab is none of them, since tabs are numbered by these.
 */
export function forgettableIn(actors: Actors, kept: readonly Brief[]): string[] {
  const told = new Set(kept.flatMap(({ sessionId, fromId }) => [sessionId, fromId]));
  const tabs = new Set<string>();
  return [...actors.values()].flatMap((actor) => {
    const { sessionId, definition } = actor;
    const tab = tabOf(sessionId);
    const isFirst = !tabs.has(tab);
    tabs.add(tab);
    return isFirst || isRunning(actor) || told.has(sessionId) || machineIdOf(definition) !== null ? [] : [sessionId];
  });
}
