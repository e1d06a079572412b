import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Walk } from '../engine/walk-files/walk.ts';
import { drivers } from '../machines/drivers.ts';
import type { PageDriver } from '../page/driver.ts';
import type { PageFixture } from '../page/page-fixture.ts';
import { RELATIONS } from '../page/walks/metamorphic.ts';
import { atlasPlays } from '../walks/atlas-plays.ts';
import { relatedPlays, relatedStates } from '../walks/related-states.ts';
import { committedWalks } from '../walks/committed.ts';

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
const NO_WALK: Walk = { id: '', kind: 'tour', steps: [] };

/**
 * Every committed walk for the browser, the short walks to the states in which `npm test` tries a relation, and what it
 * plays in the flow atlas.
 */
export function allWalks(): JudgingWalk[] {
  const committed = Object.values(drivers).flatMap((driver) =>
    committedWalks(driver.id, 'page').walks.map((walk) => ({ name: `${driver.id}/${walk.id}`, driver, walk })),
  );
  const related = relatedPlays(relatedStates(), false).map(({ title, driver, walk, relation }) => ({
    name: `generated: ${title}`,
    driver,
    walk,
    atEnd: RELATIONS[relation],
  }));
  const inAtlas = atlasPlays(false).map(({ title, play }) => ({
    name: `generated: ${title}`,
    driver: drivers.trial,
    walk: NO_WALK,
    atEnd: play,
  }));
  return [...committed, ...related, ...inAtlas];
}

const tests = fileURLToPath(new URL('../', import.meta.url));

/** What decides how a walk is judged. */
const JUDGES = /^(?:page|facts|machines|walks|engine[\\/]replay)[\\/].*(?<!\.spec|type-test)\.(?:ts|page\.walks)$/u;

/** Names the walks and all that judges them: where it is the same, an old result holds. */
export function judgesKey(): string {
  const hash = createHash('sha256');
  const files = readdirSync(tests, { recursive: true, encoding: 'utf8' }).filter((file) => JUDGES.test(file));
  for (const file of files.sort()) hash.update(readFileSync(`${tests}${file}`));
  return hash.digest('hex').slice(0, 12);
}
