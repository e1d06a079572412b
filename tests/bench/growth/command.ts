import { parseArgs } from 'node:util';
import type { Call } from '../../commands/call.ts';
import { tableOf } from '../../commands/table.ts';
import { serveBuild } from '../../pages/served.ts';
import { median, unfitNow } from '../machine-fit.ts';
import { startBrowser } from '../pages/bench-browser.ts';
import { buildGrown } from './grown-build.ts';
import { growthTable, type Measured, shortOf } from './judged.ts';
import { reachOf } from './reach.ts';
import { list, namesInList, type Reading, readingsOf, visits } from './visits.ts';

/** All readings of one catalogue, in the order in which they were made. */
async function readingsAt(folder: string, size: number, runs: number): Promise<readonly Reading[]> {
  const shop = await serveBuild(folder);
  const browser = await startBrowser();
  const readings: Reading[] = [];
  try {
    for (const visit of visits.filter(({ least }) => least <= size)) {
      for (let taken = 0; taken < runs; taken += 1) readings.push(...(await readingsOf(browser, shop.origin, visit)));
    }
    return readings;
  } finally {
    await browser.close();
    await shop.close();
  }
}

/** Whether all of the largest list is reached in a catalogue. */
async function reach(folder: string, size: number): Promise<ReadonlyMap<string, boolean>> {
  const shop = await serveBuild(folder);
  const browser = await startBrowser();
  try {
    return await reachOf(browser, shop.origin, list, namesInList(size));
  } finally {
    await browser.close();
    await shop.close();
  }
}

/** The medians of all readings: a measure for each name. */
function measuresOf(readings: ReadonlyMap<number, readonly Reading[]>): Measured[] {
  const all = [...readings.values()].flat();
  const first = new Map(all.toReversed().map((reading) => [reading.name, reading]));
  const names = [...new Set(all.map(({ name }) => name))];
  return names.flatMap((name) => {
    const { value: _, ...measure } = first.get(name) ?? { name, unit: '' as const, value: 0 };
    const values = [...readings].flatMap(([size, some]) => {
      const found = some.filter((reading) => reading.name === name).map(({ value }) => value);
      return found.length === 0 ? [] : [[size, median(found)] as const];
    });
    return [{ ...measure, values: new Map(values) }];
  });
}

/**
 * `npm run bench:growth`: builds the shop with more and more products and measures in each what a shopper feels: what it
 * takes until home, a list and a cart answer, how large they are, a key in search, a press of plus. By the clock of the page's
 * thread, as fast as this machine is. `--sizes 16,1000,10000`, `--runs 5`; `--anyway` measures on a busy machine, and judges
 * nothing.
 */
export async function run({ args, say }: Call): Promise<boolean> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      sizes: { type: 'string', default: '16,1000,10000' },
      runs: { type: 'string', default: '5' },
      anyway: { type: 'boolean', default: false },
    },
  });
  const unfit = unfitNow();
  if (unfit !== null) {
    say(unfit);
    if (!values.anyway) return false;
  }
  const sizes = values.sizes.split(',').map(Number);
  const folders = new Map<number, string>();
  // All builds first: nothing else runs while a page is measured.
  for (const size of sizes) folders.set(size, await buildGrown(size));
  const readings = new Map<number, readonly Reading[]>();
  for (const [size, folder] of folders) readings.set(size, await readingsAt(folder, size, Number(values.runs)));
  const measures = measuresOf(readings);
  say(`Medians of ${values.runs}, by the clock of the page's thread; columns: products in the catalogue.`);
  say(tableOf(growthTable(measures, sizes)));
  const largest = Math.max(...sizes);
  const reached = await reach(folders.get(largest) ?? '', largest);
  say(`In the list of ${namesInList(largest).length.toLocaleString('en')} products:`);
  say(tableOf([...reached].map(([name, isWell]) => [name, isWell ? 'works' : 'fails'])));
  return (
    unfit === null &&
    ![...reached.values()].includes(false) &&
    measures.every((measured) => shortOf(measured).length === 0)
  );
}
