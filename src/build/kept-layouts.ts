import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Chart } from '../atlas/chart/chart.ts';
import { layoutOf } from '../atlas/layout/layout.ts';

/** What a layout is made by, beside the chart. */
const MADE_BY = {
  folder: 'src/atlas/layout',
  // Found as an import finds it: a copy of the sources, such as one with mutants, has no packages of its own.
  engine: createRequire(import.meta.url).resolve('elkjs/package.json'),
};
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
 * Layouts as JSON that are kept from build to build, for the build and for tests that look at what it draws: one takes up to two
 * seconds, and few machines change at a time.
 *
 * @param root of the checkout
 */
export function keptLayouts(root: string): (chart: Chart) => Promise<string> {
  mkdirSync(KEPT, { recursive: true });
  const own = join(root, MADE_BY.folder);
  const code = [MADE_BY.engine, ...readdirSync(own).map((name) => join(own, name))]
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  return async (chart) => {
    const name = createHash('sha256')
      .update(`${JSON.stringify(chart)}\n${code}`)
      .digest('hex');
    const file = join(KEPT, `${name}.json`);
    const kept = readKept(file);
    if (kept !== null) return kept;
    const text = JSON.stringify(await layoutOf(chart));
    // Whole at once: a test may read what a build writes.
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, text);
    renameSync(draft, file);
    return text;
  };
}
