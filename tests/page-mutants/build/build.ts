import { createHash } from 'node:crypto';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWoven } from '../../deploys/woven-build.ts';
import type { Sources } from '../all-mutants.ts';
import { compositionsOf } from './stylesheets.ts';
import { seamOfWorker } from './seam-script.ts';
import { type Numbered, wovenModule, wovenSheet } from './weave.ts';

/** The root of the checkout. */
export const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Where everything of this command is kept. */
export const reports = join(root, 'reports/page-mutants');

/** The line after which the translator has its store. */
const TRANSLATOR = 'src/app/texts/i18n.ts';
const TRANSLATOR_END = '  return i18n;\n';

/** Where the seam of the workers is put, which no page runs. */
const WORKER_SEAM = 'src/seam-of-worker.ts';
const WORKER = /\.worker\.ts$/u;

/** A worker runs none of the scripts that a page is given: it brings its seam along. */
function withSeam(file: string, source: string): string {
  return `import '${relative(dirname(file), WORKER_SEAM)}';\n${source}`;
}

/** Names a build by all that it is made from. */
function buildKey(files: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256');
  for (const [file, source] of files) hash.update(`${file}\n${source}`);
  return hash.digest('hex').slice(0, 12);
}

function withWatchedTexts(source: string): string {
  if (!source.includes(TRANSLATOR_END))
    throw new Error(`${TRANSLATOR} no longer ends with «${TRANSLATOR_END.trim()}».`);
  return source.replace(TRANSLATOR_END, `  globalThis.__seam?.watch(i18n.services.resourceStore);\n${TRANSLATOR_END}`);
}

/** Every source with the mutants in it. */
function wovenFiles({ modules, sheets }: Sources, all: readonly Numbered[]): ReadonlyMap<string, string> {
  const compositions = compositionsOf(sheets);
  const scripts = modules.map((module) => {
    const { file } = module;
    const woven = wovenModule(module, all, compositions);
    if (WORKER.test(file)) return [file, withSeam(file, woven)] as const;
    return [file, file === TRANSLATOR ? withWatchedTexts(woven) : woven] as const;
  });
  const seam = [WORKER_SEAM, seamOfWorker()] as const;
  return new Map([
    seam,
    ...scripts,
    ...sheets.map(({ file, source }) => [file, wovenSheet(file, source, all)] as const),
  ]);
}

/**
 * Builds the shop with every mutant of a sample in it, unless it is there already.
 *
 * @returns the folder of the sources that it was built from
 */
export async function buildMutants(sources: Sources, all: readonly Numbered[]): Promise<string> {
  const files = wovenFiles(sources, all);
  const tree = join(reports, `build-${buildKey(files)}`);
  // A build with every mutant in it is larger than the shop may be.
  await buildWoven({ tree, files, without: /^loadout:script-budget$/u });
  return tree;
}
