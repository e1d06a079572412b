import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sourceHash } from '../../deploys/source-hash.ts';
import { buildWoven, SHOP_SOURCES, WITHOUT_ATLAS, type WovenBuild } from '../../deploys/woven-build.ts';
import { grownSources } from './grown-sources.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** All that the builds are made from, their own code included. */
const MADE_FROM = [
  ...SHOP_SOURCES,
  'tests/bench/growth/grown-build.ts',
  'tests/bench/growth/grown-catalogue.ts',
  'tests/bench/growth/grown-lots.ts',
  'tests/bench/growth/grown-sources.ts',
];

/** How a grown shop is built. */
export interface GrownBuild extends Pick<WovenBuild, 'isPlain'> {
  readonly count: number;
}

/** Where the shop with so many products is built, by a name for all that it is made from. */
export function grownTree({ count, isPlain = false }: GrownBuild): string {
  return join(root, 'reports/growth', `${count}${isPlain ? '-plain' : ''}-${sourceHash(MADE_FROM)}`);
}

/**
 * Builds the shop with so many products, unless that build is there already. It is the build of `npm run build` but for the
 * atlas, the worker, which loads files while the page is used, and the budgets, which so many products exceed.
 *
 * @returns the folder of the build
 */
export async function buildGrown({ count, isPlain = false }: GrownBuild): Promise<string> {
  const tree = grownTree({ count, isPlain });
  await buildWoven({
    tree,
    files: new Map([...grownSources(count, (file) => readFileSync(join(root, file), 'utf8')), WITHOUT_ATLAS]),
    without: /^loadout:(?:atlas-\w+|script-\w+|offline)$/u,
    isPlain,
  });
  return join(tree, 'dist');
}
