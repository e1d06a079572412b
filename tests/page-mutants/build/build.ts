import { createHash } from 'node:crypto';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sourceHash } from '../../deploys/source-hash.ts';
import { SHOP_SOURCES, buildWoven } from '../../deploys/woven-build.ts';
import type { Sources } from '../all-mutants.ts';
import { compositionsOf } from './stylesheets.ts';
import { seamOfWorker } from './seam-script.ts';
import { type Numbered, wovenModule, wovenSheet } from './weave.ts';

/** The root of the checkout. */
export const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Where everything of this command is kept. */
export const reports = join(root, 'reports/page-mutants');

/** Where the seam of the workers is put, which no page runs. */
const WORKER_SEAM = 'src/seam-of-worker.ts';
const WORKER = /\.worker\.ts$/u;

/** A worker runs none of the scripts that a page is given: it brings its seam along. */
function withSeam(file: string, source: string): string {
  return `import '${relative(dirname(file), WORKER_SEAM)}';\n${source}`;
}

/** What of the checkout a build reads: its atlas draws the walk files. */
const MADE_FROM = [...SHOP_SOURCES, 'tests/engine', 'tests/machines'];

/** Names a build by all that it is made from. */
function buildKey(files: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256').update(sourceHash(MADE_FROM));
  for (const [file, source] of files) hash.update(`${file}\n${source}`);
  return hash.digest('hex').slice(0, 12);
}

/** Every source with the mutants in it. */
function wovenFiles({ modules, sheets }: Sources, all: readonly Numbered[]): ReadonlyMap<string, string> {
  const compositions = compositionsOf(sheets);
  const scripts = modules.map((module) => {
    const { file } = module;
    const woven = wovenModule(module, all, compositions);
    return [file, WORKER.test(file) ? withSeam(file, woven) : woven] as const;
  });
  const seam = [WORKER_SEAM, seamOfWorker()] as const;
  return new Map([
    seam,
    ...scripts,
    ...sheets.map(({ file, source }) => [file, wovenSheet(file, source, all)] as const),
  ]);
}

/** What a build is made from that is woven, and its folder, whose name tells it from the builds of all other sources. */
export function madeFrom(
  sources: Sources,
  all: readonly Numbered[],
): { readonly tree: string; readonly files: ReadonlyMap<string, string> } {
  const files = wovenFiles(sources, all);
  return { tree: join(reports, `build-${buildKey(files)}`), files };
}

/**
 * Builds the shop with every mutant of a sample in it, unless it is there already.
 *
 * @returns the folder of the sources that it was built from
 */
export async function buildMutants(sources: Sources, all: readonly Numbered[]): Promise<string> {
  const { tree, files } = madeFrom(sources, all);
  // A build with every mutant in it is larger than the shop may be.
  await buildWoven({ tree, files, without: /^loadout:script-budget$/u });
  return tree;
}
