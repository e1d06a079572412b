import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { productsBeyond } from '../bench/growth/grown-catalogue.ts';
import { GROWN_WITH, grownSources } from '../bench/growth/grown-sources.ts';
import type { Call } from '../commands/call.ts';
import { sourceHash } from '../deploys/source-hash.ts';
import { BESIDE_PAGES, buildWoven, SHOP_SOURCES, WITHOUT_ATLAS } from '../deploys/woven-build.ts';
import { wovenComponents } from './components.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** All that the build is made from, its own code included. */
const MADE_FROM = [...SHOP_SOURCES, ...GROWN_WITH, 'tests/faults/build.ts', 'tests/faults/components.ts'];

/**
 * What the build sells beside the shop's own products: of one category so many that not all have their texts in the file of
 * a language. The other categories stay as they are.
 */
export const GROWN = productsBeyond(200).filter(({ productType }) => productType === 6);

/**
 * The folder of the build of a shop with a large category in which each component can throw: two specs share it, since a
 * build takes longer than their tests. It is there once `run` has run.
 */
export function faultyBuild(): string {
  return join(root, 'reports/faults', sourceHash(MADE_FROM));
}

/** Makes that build, unless it is there: in a process of its own, since the bundler works in the process's folder. */
export async function run(_: Call): Promise<boolean> {
  await buildWoven({
    tree: faultyBuild(),
    files: new Map([...grownSources(GROWN), ...wovenComponents(), WITHOUT_ATLAS]),
    without: BESIDE_PAGES,
    isPlain: true,
  });
  return true;
}
