import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Walk } from '../engine/walk-files/walk.ts';
import { drivers } from '../machines/drivers.ts';
import type { PageDriver } from '../page/driver.ts';
import { committedWalks } from '../walks/committed.ts';

/** A walk of a walk file for the browser, with the driver that plays it. */
export interface CommittedWalk {
  /** `cart/96843ef1`. */
  readonly name: string;
  readonly driver: PageDriver;
  readonly walk: Walk;
}

/** Every committed walk for the browser. */
export function allWalks(): CommittedWalk[] {
  return Object.values(drivers).flatMap((driver) =>
    committedWalks(driver.id, 'page').walks.map((walk) => ({ name: `${driver.id}/${walk.id}`, driver, walk })),
  );
}

const tests = fileURLToPath(new URL('../', import.meta.url));

/** What decides how a walk is judged. */
const JUDGES = /^(?:page|facts|machines|engine[\\/]replay)[\\/].*(?<!\.spec|type-test)\.(?:ts|page\.walks)$/u;

/** Names the walks and all that judges them: where it is the same, an old result holds. */
export function judgesKey(): string {
  const hash = createHash('sha256');
  const files = readdirSync(tests, { recursive: true, encoding: 'utf8' }).filter((file) => JUDGES.test(file));
  for (const file of files.sort()) hash.update(readFileSync(`${tests}${file}`));
  return hash.digest('hex').slice(0, 12);
}
