import { machineIdOf } from '../charts.ts';
import type { Actors, ActorState } from '../live/actor-state.ts';
import { tabOf, tabsIn } from '../live/tabs.ts';

/** The lane of events without a source: from the page itself, its timers and its promises. */
export const OUTSIDE = 0;

/** A lane: all actors of one machine in one tab. */
export interface Lane {
  readonly key: string;
  readonly name: string;
  readonly tab: string;
  /** How many actors it stands for. */
  readonly count: number;
}

/** The lanes of a tab under its title. */
export interface LaneGroup {
  readonly tab: string;
  readonly number: number;
  readonly title: string;
  readonly lanes: readonly Lane[];
}

/** An actor that runs no machine, as a promise, stands in the lane of the machine that runs it. */
function ownerOf(actor: ActorState, actors: Actors): ActorState {
  const parent = actor.parentId === undefined ? undefined : actors.get(actor.parentId);
  return machineIdOf(actor.definition) === null && parent !== undefined ? ownerOf(parent, actors) : actor;
}

/** Where the actors stand: in lanes by tab and machine. */
export class Lanes {
  readonly groups: readonly LaneGroup[];
  readonly #places = new Map<string, number>();
  readonly #keys = new Map<string, string>();

  /** @param isShown whether an actor is wanted; a lane with none of them is left out */
  constructor(actors: Actors, isShown: (sessionId: string) => boolean = () => true) {
    const owners = new Map<string, ActorState>();
    for (const actor of actors.values()) {
      const owner = ownerOf(actor, actors);
      const key = `${tabOf(owner.sessionId)} ${machineIdOf(owner.definition) ?? owner.name}`;
      this.#keys.set(actor.sessionId, key);
      owners.set(actor.sessionId, owner);
    }
    const wanted = new Set([...actors.keys()].filter(isShown).map((id) => this.#keys.get(id)));
    this.groups = tabsIn(actors.values()).flatMap(({ id, number, title, actors: members }) => {
      const lanes = new Map<string, Lane>();
      for (const actor of members) {
        const [owner, key] = [owners.get(actor.sessionId) ?? actor, this.#keys.get(actor.sessionId) ?? ''];
        if (!wanted.has(key)) continue;
        const before = lanes.get(key);
        const name = machineIdOf(owner.definition) ?? owner.name;
        lanes.set(key, { key, name, tab: id, count: (before?.count ?? 0) + (owner === actor ? 1 : 0) });
      }
      return lanes.size === 0 ? [] : [{ tab: id, number, title, lanes: [...lanes.values()] }];
    });
    for (const { lanes } of this.groups) for (const { key } of lanes) this.#places.set(key, this.#places.size + 1);
  }

  /** How many lanes there are, that of the page included. */
  get count(): number {
    return this.#places.size + 1;
  }

  /** The place of an actor's lane, counted from 1; `OUTSIDE` for none. */
  placeOf(sessionId: string | undefined): number {
    return this.#places.get(this.#keys.get(sessionId ?? '') ?? '') ?? OUTSIDE;
  }
}
