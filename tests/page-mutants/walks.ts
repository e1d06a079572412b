import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SHORT } from '../commands/sampling.ts';
import type { Walk } from '../engine/walk-files/walk.ts';
import { drivers } from '../machines/drivers.ts';
import type { PageDriver } from '../page/driver.ts';
import type { PageFixture } from '../page/page-fixture.ts';
import { plannedJourneys } from '../page/walks/journeys-across.ts';
import { RELATIONS } from '../page/walks/metamorphic.ts';
import { journeyTitle, playJourney } from '../walks/play-journey.ts';
import { playWalk } from '../page/walks/play-walk.ts';
import { atlasPlays } from '../walks/atlas-plays.ts';
import { randomWalkOf, walkedAtRandom } from '../walks/random-page-plays.ts';
import { relatedPlays, relatedStates, walkTo } from '../walks/related-states.ts';
import { committedWalks, walksOfTransitions } from '../walks/committed.ts';

/** A walk for the browser, with the driver that plays it. */
export interface JudgingWalk {
  /** `cart/96843ef1`, or `generated: reload: cart in empty`. */
  readonly name: string;
  readonly driver: PageDriver;
  readonly walk: Walk;
  /** What is tried where the walk ends. @throws PageMismatch where something else is seen */
  readonly atEnd?: (fixture: PageFixture) => Promise<void>;
}

/** No step at all: what is tried opens a page itself. */
const NO_WALK: Walk = { id: '0', kind: 'tour', steps: [] };

/** Random walks of each machine: about as many as `npm test` has time for. */
const RANDOM_WALKS = 2;

function generated(title: string, driver: PageDriver, atEnd: (fixture: PageFixture) => Promise<void>): JudgingWalk {
  return { name: `generated: ${title}`, driver, walk: NO_WALK, atEnd };
}

/** Random walks with wider payloads, by their seeds. */
function randomWalks(): JudgingWalk[] {
  const seeds = Array.from({ length: RANDOM_WALKS }, (_, place) => place + 1);
  return walkedAtRandom.flatMap((driver) =>
    seeds.map((seed) =>
      generated(`random walk ${seed} of ${driver.id}`, driver, async (fixture) => {
        await playWalk(driver, fixture, randomWalkOf(driver, fixture, seed));
      }),
    ),
  );
}

/**
 * The committed walks for the browser that `npm test` plays, and what else that is generated: the short walks to the states in
 * which it tries a relation, journeys across the machines, random walks, and what it does in the flow atlas.
 */
export function allWalks(): JudgingWalk[] {
  const committed = Object.values(drivers).flatMap((driver) =>
    walksOfTransitions(committedWalks(driver.id, 'page').walks).map((walk) => ({
      name: `${driver.id}/${walk.id}`,
      driver,
      walk,
    })),
  );
  const related = relatedPlays(relatedStates(), SHORT.oneStateIn).map(({ title, relation, ...state }) => ({
    name: `generated: ${title}`,
    driver: state.driver,
    walk: walkTo(state),
    atEnd: RELATIONS[relation],
  }));
  const across = plannedJourneys(SHORT.oneJourneyIn).map((journey) =>
    generated(journeyTitle(journey), drivers.session, (fixture) => playJourney(fixture, journey)),
  );
  const inAtlas = atlasPlays(SHORT.oneAtlasPlayIn).map(({ title, play }) => generated(title, drivers.trial, play));
  return [...committed, ...related, ...across, ...randomWalks(), ...inAtlas];
}

const tests = fileURLToPath(new URL('../', import.meta.url));

/** What decides how a mutant is judged, by walks and by what needs no browser; not which mutants are named as equal. */
const JUDGES =
  /^(?!page-mutants[\\/]equivalent)(?:commands|engine|facts|machines|page|page-mutants|pages|unit|walks)[\\/].*\.(?:ts|json|walks|snap|txt)$/u;

/** Names the walks and all that judges mutants: where it is the same, an old result holds. */
export function judgesKey(): string {
  const hash = createHash('sha256');
  const files = readdirSync(tests, { recursive: true, encoding: 'utf8' }).filter((file) => JUDGES.test(file));
  for (const file of files.sort()) hash.update(readFileSync(`${tests}${file}`));
  return hash.digest('hex').slice(0, 12);
}
