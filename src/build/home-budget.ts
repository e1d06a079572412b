import { gzipSync } from 'node:zlib';

/** Most JavaScript that the home page may load at its start, gzipped, in KB of 1000 bytes. */
export const HOME_BUDGET_KB = 175;

const BYTES_PER_KB = 1000;

/** What the router plugin splits off the home route, and fetches as soon as `/` is opened. */
const HOME = /^\.\/src\/routes\/index\.tsx\?tsr-split=/;

/** What it splits off the frame around every page. */
const FRAME = /^\.\/src\/routes\/__root\.tsx\?tsr-split=/;

/** What the app fetches by itself on every page, once it has started. */
const UNASKED = /^\.\/node_modules\/web-vitals\//;

/** The part of a build's statistics that the budget reads. */
export type ChunkStats = {
  entry: readonly string[];
  chunks: readonly {
    id: string;
    files: readonly string[];
    siblings: readonly string[];
    modules: readonly string[];
  }[];
};

/**
 * The scripts that opening `/` loads: those of the page itself, the chunks of the home route, and what the app fetches
 * unasked. `tests/browser/home-budget.spec.ts` weighs what a browser really loads.
 *
 * @throws when the home route has no chunk, because files moved perhaps: a sum without it would look good and be wrong.
 */
export function homeScripts({ entry, chunks }: ChunkStats): string[] {
  const byId = new Map(chunks.map((chunk) => [chunk.id, chunk]));
  const withModule = (pattern: RegExp) => chunks.filter(({ modules }) => modules.some((name) => pattern.test(name)));
  const home = withModule(HOME);
  if (home.length === 0) throw new Error('The budget finds no chunk of the home route.');
  const routed = [...home, ...withModule(FRAME), ...withModule(UNASKED)]
    .flatMap((chunk) => [chunk.id, ...chunk.siblings])
    .flatMap((id) => byId.get(id)?.files ?? []);
  return [...new Set([...entry, ...routed])].filter((file) => file.endsWith('.js'));
}

/** One weighed script, in gzipped KB. */
export type Weight = { file: string; kb: number };

/** Weighs scripts as a server sends them: each gzipped by itself. */
export function weigh(scripts: ReadonlyMap<string, string | Uint8Array>): Weight[] {
  return [...scripts].map(([file, source]) => ({ file, kb: gzipSync(source).byteLength / BYTES_PER_KB }));
}

/** What to print, and whether the budget is kept. */
export function judge(weights: readonly Weight[], budget = HOME_BUDGET_KB): { kept: boolean; text: string } {
  const total = weights.reduce((sum, { kb }) => sum + kb, 0);
  const kept = total <= budget;
  const lines = [...weights]
    .toSorted((a, b) => b.kb - a.kb)
    .map(({ file, kb }) => `${kb.toFixed(1).padStart(8)} KB  ${file}`);
  const verdict = kept ? 'within' : `${(total - budget).toFixed(1)} KB over`;
  return {
    kept,
    text: [
      'JavaScript that the home page loads at its start, gzipped:',
      ...lines,
      `${total.toFixed(1).padStart(8)} KB  in all: ${verdict} the budget of ${budget} KB`,
    ].join('\n'),
  };
}
