import type { Walk } from '../engine/walk-files/walk.ts';
import { drivers } from '../machines/drivers.ts';
import type { PageDriver } from '../page/driver.ts';
import { RELATIONS, type Relation } from '../page/walks/metamorphic.ts';
import { shortestWalks } from '../page/walks/shortest-walks.ts';
import { LEFT_OUT, LEFT_OUT_THERE } from './left-out-relations.ts';

/** The names of all relations. */
export const RELATION_NAMES = Object.keys(RELATIONS).filter((name): name is Relation => name in RELATIONS);

/** A state of a machine, with a walk that leads to it. */
export interface RelatedState {
  readonly driver: PageDriver;
  readonly walk: Walk;
  /** `cart in empty`. */
  readonly name: string;
}

/** The states in which relations can be tried. */
export function relatedStates(): RelatedState[] {
  return Object.values(drivers)
    .filter(({ id }) => LEFT_OUT[id] === undefined)
    .flatMap((driver) =>
      shortestWalks(driver).map(({ walk, leaves }) => ({
        driver,
        walk,
        name: `${driver.id} in ${leaves.join(' + ')}`,
      })),
    )
    .filter(({ name }) => LEFT_OUT[name] === undefined);
}

/** What is tried: a relation in a state. */
export interface RelatedPlay extends RelatedState {
  readonly relation: Relation;
  /** `reload: cart in empty`. */
  readonly title: string;
}

/** Tried however few are: on the page that a narrow screen changes most. */
const ALWAYS = 'narrow screen: checkout in open.answer.rejected + open.card + open.payment.creditCard';

/**
 * The relations to try in each state.
 *
 * @param oneIn one relation, by turns, in one of so many states, and the one that is always tried; in 1 of 1, all in each
 */
export function relatedPlays(states: readonly RelatedState[], oneIn: number): RelatedPlay[] {
  return states.flatMap((state, place) => {
    const possible = RELATION_NAMES.map((relation) => ({
      ...state,
      relation,
      title: `${relation}: ${state.name}`,
    })).filter(({ title }) => LEFT_OUT_THERE[title] === undefined);
    if (oneIn === 1) return possible;
    const turn = place % oneIn === 0 ? (place / oneIn) % possible.length : -1;
    return possible.filter(({ title }, at) => at === turn || title === ALWAYS);
  });
}
