import { sampling } from '../../commands/sampling.ts';
import { drivers } from '../../machines/drivers.ts';
import { RELATIONS, type Relation } from '../../page/walks/metamorphic.ts';
import { playWalk } from '../../page/walks/play-walk.ts';
import { shortestWalks } from '../../page/walks/shortest-walks.ts';
import { expect, test } from './walk-test.ts';

const ATLAS = 'The flow atlas is no page of the shop.';

/** Machines, and single states, that are left out, by name and with the reason. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  viewer: ATLAS,
  recorder: ATLAS,
  fileLoader: ATLAS,
  traffic: ATLAS,
  chunk: 'Its walks hold scripts back, and a page that is opened anew asks for them again.',
  'navigation in screen.faulty + visitor.visiting':
    'The script that failed is asked for again, with waits between, and the clock stands still.',
  'navigation in screen.starting + visitor.visiting': 'The shop is opened by the first event: there is no page yet.',
  language: 'Its walks hold texts back, and a page that is opened anew asks for them again.',
};

/** Relations that are left out in one state, each with the reason. */
const LEFT_OUT_THERE: Readonly<Record<string, string>> = {
  'Back and Forward: checkout in confirming': 'No link can be pressed below a dialog.',
  'language and back: search in nothingFound': 'Where the language changes the list folds, as the machine says.',
  'language and back: search in suggesting': 'Where the language changes the list folds, as the machine says.',
};

/** Of how many states one is tried where only some are. */
const ONE_OF = 6;

const names = Object.keys(RELATIONS).filter((name): name is Relation => name in RELATIONS);
const states = Object.values(drivers)
  .filter(({ id }) => LEFT_OUT[id] === undefined)
  .flatMap((driver) =>
    shortestWalks(driver).map(({ walk, leaves }) => ({ driver, walk, name: `${driver.id} in ${leaves.join(' + ')}` })),
  )
  .filter(({ name }) => LEFT_OUT[name] === undefined);

function titleOf(place: number, relation: Relation): string {
  return `${relation}: ${states[place]?.name}`;
}

/** The relations that are tried in a state; in some states none, where only some are tried. */
function relationsAt(place: number): readonly Relation[] {
  const possible = names.filter((name) => LEFT_OUT_THERE[titleOf(place, name)] === undefined);
  if (sampling.allRelations) return possible;
  return place % ONE_OF === 0 ? possible.filter((_, at) => at === (place / ONE_OF) % possible.length) : [];
}

test.describe('The shop shows the same after', () => {
  for (const [place, { driver, walk }] of states.entries()) {
    for (const relation of relationsAt(place)) {
      test(titleOf(place, relation), async ({ fixtureFor }) => {
        const fixture = await fixtureFor(driver);
        await playWalk(driver, fixture, walk);
        await RELATIONS[relation](fixture);
      });
    }
  }

  test('each of these, at least once in this run', () => {
    const tried = states.flatMap((_, place) => relationsAt(place));
    for (const name of names) console.log(`${name}: ${tried.filter((one) => one === name).length} of ${states.length}`);
    for (const [what, reason] of Object.entries({ ...LEFT_OUT, ...LEFT_OUT_THERE }))
      console.log(`left out: ${what}: ${reason}`);
    expect(new Set(tried)).toEqual(new Set(names));
    const titles = new Set(states.flatMap((_, place) => names.map((name) => titleOf(place, name))));
    expect(Object.keys(LEFT_OUT_THERE).filter((title) => !titles.has(title))).toEqual([]);
  });
});
