import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Chart } from '../atlas/chart/chart.ts';
import { layoutOf } from '../atlas/layout/layout.ts';
import { committedLayouts } from './committed-layouts.ts';

/** What a layout is made by, beside the chart. */
export const MADE_BY = {
  folder: 'src/atlas/layout',
  /** What that folder uses of others. */
  files: ['src/atlas/chart/chart.ts', 'src/atlas/chart/folding.ts', 'src/atlas/chart/hierarchy.ts'],
  // Found as an import finds it: a copy of the sources, such as one with mutants, has no packages of its own.
  engine: createRequire(import.meta.url).resolve('elkjs/package.json'),
} as const;
/** Beside the packages, where the caches of the checkout are. */
const KEPT = join(dirname(MADE_BY.engine), '../.cache/loadout-layouts');

function readKept(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/**
 * By what the layout of a chart is known: a hash of the chart, of the code that places it and of the version of the engine.
 *
 * @param root of the checkout
 */
export function originOf(root: string): (chart: Chart) => string {
  const own = join(root, MADE_BY.folder);
  const files = [
    MADE_BY.engine,
    ...readdirSync(own)
      .toSorted()
      .map((name) => join(own, name)),
    ...MADE_BY.files.map((file) => join(root, file)),
  ];
  const code = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  return (chart) =>
    createHash('sha256')
      .update(`${JSON.stringify(chart)}\n${code}`)
      .digest('hex');
}

/**
 * Layouts as JSON, for the build and for tests that look at what it draws: those that are committed, and others kept from build to
 * build. One takes up to two seconds, and few machines change at a time.
 *
 * @param root of the checkout
 */
export function keptLayouts(root: string): (chart: Chart) => Promise<string> {
  mkdirSync(KEPT, { recursive: true });
  const madeFrom = originOf(root);
  const committed = committedLayouts(root);
  return async (chart) => {
    const name = madeFrom(chart);
    const file = join(KEPT, `${name}.json`);
    const kept = committed.get(name) ?? readKept(file);
    if (kept !== null) return kept;
    const text = JSON.stringify(await layoutOf(chart));
    // Whole at once: a test may read what a build writes.
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, text);
    renameSync(draft, file);
    return text;
  };
}
