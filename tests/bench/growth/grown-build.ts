import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sourceHash } from '../../deploys/source-hash.ts';
import { buildWoven } from '../../deploys/woven-build.ts';
import { grownSources } from './grown-sources.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** The page of the analysts, which has no part in this. */
const ATLAS = 'src/atlas/main.tsx';

/** All that the builds are made from, their own code included. */
const MADE_FROM = [
  'src',
  'machines',
  'locales',
  'tests/deploys/woven-build.ts',
  'tests/bench/growth/grown-build.ts',
  'tests/bench/growth/grown-catalogue.ts',
  'tests/bench/growth/grown-sources.ts',
  'rsbuild.config.ts',
  'package-lock.json',
];

/**
 * Builds the shop with so many products, unless that build is there already. It is the build of `npm run build` but for the
 * atlas, the worker, which loads files while the page is used, and the budgets, which so many products exceed.
 *
 * @returns the folder of the build
 */
export async function buildGrown(count: number): Promise<string> {
  const tree = join(root, 'reports/growth', `${count}-${sourceHash(MADE_FROM)}`);
  const files = grownSources(count, (file) => readFileSync(join(root, file), 'utf8'));
  await buildWoven({
    tree,
    files: new Map([...files, [ATLAS, 'export {};\n']]),
    without: /^loadout:(?:atlas-\w+|script-\w+|offline)$/u,
  });
  return join(tree, 'dist');
}
