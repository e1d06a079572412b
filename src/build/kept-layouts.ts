import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Chart } from '../atlas/chart/chart.ts';
import { layoutOf } from '../atlas/layout/layout.ts';

const KEPT = 'node_modules/.cache/loadout-layouts';
/** What a layout is made by, beside the chart. */
const MADE_BY = { folder: 'src/atlas/layout', engine: 'node_modules/elkjs/package.json' };

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
  const folder = join(root, KEPT);
  mkdirSync(folder, { recursive: true });
  const own = join(root, MADE_BY.folder);
  const code = [join(root, MADE_BY.engine), ...readdirSync(own).map((name) => join(own, name))]
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  return async (chart) => {
    const name = createHash('sha256')
      .update(`${JSON.stringify(chart)}\n${code}`)
      .digest('hex');
    const file = join(folder, `${name}.json`);
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
