import type { ActorState } from './actor-state.ts';

/** A tab of a shop: its number from 1, the title of its page, and its actors in the order in which they came. */
export interface Tab {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  readonly actors: readonly ActorState[];
}

/** The tab of an actor: what stands before the slash in its session id. */
export function tabOf(sessionId: string): string {
  const [tab = ''] = sessionId.split('/', 1);
  return tab;
}

function titleOf(actors: readonly ActorState[]): string {
  const newest = actors.reduce<ActorState | undefined>(
    (last, actor) => (actor.tab !== undefined && (actor.heardAt ?? 0) >= (last?.heardAt ?? 0) ? actor : last),
    undefined,
  );
  return newest?.tab ?? '';
}

/**
 * Actors by their tabs, in the order in which the tabs came.
 *
 * @param all every actor that is known: they number the tabs, so that a number stays when a tab is gone
 * @param shown those of them that are wanted
 */
export function tabsIn(all: Iterable<ActorState>, shown: (actor: ActorState) => boolean = () => true): Tab[] {
  const tabs = new Map<string, ActorState[]>();
  for (const actor of all) {
    const id = tabOf(actor.sessionId);
    const members = tabs.get(id);
    if (members === undefined) tabs.set(id, [actor]);
    else members.push(actor);
  }
  return [...tabs]
    .map(([id, actors], index) => ({ id, number: index + 1, title: titleOf(actors), actors: actors.filter(shown) }))
    .filter(({ actors }) => actors.length > 0);
}
