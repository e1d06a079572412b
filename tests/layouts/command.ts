import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtCharts } from '../../src/build/built-charts.ts';
import { LAYOUTS_FOLDER, layoutsText } from '../../src/build/committed-layouts.ts';
import { keptLayouts, originOf } from '../../src/build/kept-layouts.ts';
import type { Call } from '../commands/call.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Runs `npm run layouts`: writes the layouts of the build's charts anew, and lays out those that are not known. */
export async function run({ say, isStopped }: Call): Promise<boolean> {
  const textOf = keptLayouts(root);
  const madeFrom = originOf(root);
  const all = builtCharts();
  const drawn = new Set(all.map(({ machine }) => machine));
  const folder = join(root, LAYOUTS_FOLDER);
  mkdirSync(folder, { recursive: true });
  for (const machine of drawn) {
    if (await isStopped()) return true;
    const charts = all.filter((chart) => chart.machine === machine);
    const laidOut = [];
    for (const chart of charts)
      laidOut.push({ chart, madeFrom: madeFrom(chart.chart), text: await textOf(chart.chart) });
    writeFileSync(join(folder, `${machine}.json`), layoutsText(laidOut));
    say(`${machine}: ${charts.length} layouts`);
  }
  for (const name of readdirSync(folder)) if (!drawn.has(name.replace(/\.json$/u, ''))) rmSync(join(folder, name));
  return true;
}
