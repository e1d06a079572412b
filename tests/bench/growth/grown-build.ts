import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sourceHash } from '../../deploys/source-hash.ts';
import { BESIDE_PAGES, buildWoven, SHOP_SOURCES, WITHOUT_ATLAS } from '../../deploys/woven-build.ts';
import { productsBeyond } from './grown-catalogue.ts';
import { GROWN_WITH, grownSources } from './grown-sources.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** All that the builds are made from, their own code included. */
const MADE_FROM = [...SHOP_SOURCES, ...GROWN_WITH, 'tests/bench/growth/grown-build.ts'];

/**
 * Builds the shop with so many products, unless that build is there already. It is the build of `npm run build` but for the
 * atlas, the worker, which loads files while the page is used, and the budgets, which so many products exceed.
 *
 * @returns the folder of the build
 */
export async function buildGrown(count: number): Promise<string> {
  const tree = join(root, 'reports/growth', `${count}-${sourceHash(MADE_FROM)}`);
  await buildWoven({
    tree,
    files: new Map([...grownSources(productsBeyond(count)), WITHOUT_ATLAS]),
    without: BESIDE_PAGES,
  });
  return join(tree, 'dist');
}
