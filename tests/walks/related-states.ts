import type { Walk } from '../engine/walk-files/walk.ts';
import { drivers } from '../machines/drivers.ts';
import type { PageDriver } from '../page/driver.ts';
import { RELATIONS, type Relation } from '../page/walks/metamorphic.ts';
import { shortestWalks, type WalkToState } from '../page/walks/shortest-walks.ts';
import { LEFT_OUT, LEFT_OUT_THERE } from './left-out-relations.ts';

/** The names of all relations. */
export const RELATION_NAMES = Object.keys(RELATIONS).filter((name): name is Relation => name in RELATIONS);

/** A state of a machine in which relations can be tried. */
export interface RelatedState {
  readonly driver: PageDriver;
  /** `cart in empty`. */
  readonly name: string;
}

function nameOf({ id }: PageDriver, { leaves }: WalkToState): string {
  return `${id} in ${leaves.join(' + ')}`;
}

/** A short walk that ends in a state. @throws where none does */
export function walkTo({ driver, name }: RelatedState): Walk {
  const way = shortestWalks(driver).find((one) => nameOf(driver, one) === name);
  if (way === undefined) throw new Error(`No walk ends at ${name}.`);
  return way.walk;
}

/** Where the names of the states are handed on, from who begins the tests to each that plays some of them. */
const HANDED_ON = 'LOADOUT_RELATED_STATES';

/**
 * The names of the states in which relations can be tried, by machine. To find them all machines are explored, and whoever
 * plays a test loads this again.
 */
function namesByMachine(): Readonly<Record<string, readonly string[]>> {
  process.env[HANDED_ON] ??= JSON.stringify(
    Object.fromEntries(
      Object.values(drivers)
        .filter(({ id }) => LEFT_OUT[id] === undefined)
        .map((driver) => [
          driver.id,
          shortestWalks(driver)
            .map((way) => nameOf(driver, way))
            .filter((name) => LEFT_OUT[name] === undefined),
        ]),
    ),
  );
  return JSON.parse(process.env[HANDED_ON]);
}

/** The states in which relations can be tried. */
export function relatedStates(): RelatedState[] {
  const names = namesByMachine();
  return Object.values(drivers).flatMap((driver) => (names[driver.id] ?? []).map((name) => ({ driver, name })));
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
