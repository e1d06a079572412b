import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import type { Call } from '../../commands/call.ts';
import { wholeNumber } from '../../commands/options.ts';
import { tableOf } from '../../commands/table.ts';
import { serveBuild } from '../../pages/served.ts';
import { median, unfitNow } from '../machine-fit.ts';
import { type BenchBrowser, startBrowser } from '../pages/bench-browser.ts';
import { lighthouse } from '../pages/lighthouse.ts';
import { firstChart, fromFile, machinesOf, messages, switchTo } from './in-atlas.ts';

const HELP = `npm run bench:atlas                     times of the atlas of dist/: first chart, switch of chart, 20,000 messages, a layout
  --runs 5         so many runs
  --lighthouse     accessibility and best practices instead (fetches Lighthouse)`;

const RUNS = '5';
const SCREEN = { width: 1280, height: 900 };
const MANY = 20_000;

/** The last machine of the list. */
const LAST = 'viewer';

/** What is asked of the atlas, in ms. */
const MOST = { first: 500, change: 100 };
const WHOLE = 100;

function ms(time: number): string {
  return `${Math.round(time)} ms`;
}

async function repeated(runs: number, measure: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let taken = 0; taken < runs; taken += 1) times.push(await measure());
  return median(times);
}

async function inNewPage<T>({ context }: BenchBrowser, look: (page: Page) => Promise<T>): Promise<T> {
  const page = await context.newPage();
  try {
    return await look(page);
  } finally {
    await page.close();
  }
}

async function timesOf(browser: BenchBrowser, origin: string, runs: number) {
  const address = (hash: string) => `${origin}/atlas.html${hash}`;
  const first = [];
  for (const id of ['cart', 'checkout', 'overview'])
    first.push({
      id,
      time: await repeated(runs, () => inNewPage(browser, (page) => firstChart(page, address(`#${id}`)))),
    });
  const changes = await inNewPage(browser, async (page) => {
    // The last one of the list, so that every click opens another one.
    await firstChart(page, address(`#${LAST}`));
    const times = new Map((await machinesOf(page)).map((id): [string, number[]] => [id, []]));
    for (let taken = 0; taken < runs; taken += 1) for (const [id, all] of times) all.push(await switchTo(page, id));
    return [...times].map(([id, all]) => ({ id, time: median(all) }));
  });
  const arrived = await repeated(runs, () => messages(browser.context, address('#cart'), MANY));
  const file = await (await fetch(`${origin}/atlas/exports/navigation.json`)).text();
  const foreign = await inNewPage(browser, (page) => fromFile(page, address('#storage'), file));
  return { first, changes, arrived, foreign };
}

async function judged(browser: BenchBrowser, origin: string, say: Call['say']): Promise<boolean> {
  let isWhole = true;
  for (const hash of ['', '#cart/lines.filled']) {
    const { categories, failed } = await lighthouse(`${origin}/atlas.html${hash}`, browser.port, {
      categories: ['accessibility', 'best-practices'],
      isDesktop: true,
    });
    const scores = Object.entries(categories);
    isWhole &&= scores.every(([, score]) => score === WHOLE);
    say(`/atlas.html${hash}: ${scores.map(([name, score]) => `${name} ${score}`).join(', ')}. ${failed.join(', ')}`);
  }
  return isWhole;
}

/**
 * `npm run bench:atlas`: medians of times in the atlas at 1280 by 900 pixels, processor not slowed. `--runs 5`; `--lighthouse` judges
 * accessibility and best practices instead.
 */
export async function run({ args, say }: Call): Promise<boolean> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      runs: { type: 'string', default: RUNS },
      lighthouse: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    say(HELP);
    return true;
  }
  const runs = wholeNumber('runs', values.runs);
  const served = await serveBuild('dist');
  const browser = await startBrowser({ viewport: SCREEN });
  try {
    if (values.lighthouse) return await judged(browser, served.origin, say);
    say(unfitNow() ?? 'Nothing else runs on this machine.');
    const { first, changes, arrived, foreign } = await timesOf(browser, served.origin, runs);
    const change = median(changes.map(({ time }) => time));
    const [slowest] = changes.toSorted((one, other) => other.time - one.time);
    say(
      tableOf([
        [`in the atlas, ${SCREEN.width} by ${SCREEN.height}, medians of ${runs}`, 'time', 'at most'],
        ...first.map(({ id, time }) => [`first chart, ${id}`, ms(time), ms(MOST.first)]),
        [`switch of chart, from the click to the paint, ${changes.length} machines`, ms(change), ms(MOST.change)],
        [`the slowest of them, ${slowest?.id ?? ''}`, ms(slowest?.time ?? Number.NaN), ms(MOST.change)],
        [`${MANY.toLocaleString('en')} messages, from the first to the last on the page`, ms(arrived)],
        ['a machine from a file, as large as navigation', ms(foreign.time)],
        ['the longest time without a frame meanwhile', ms(foreign.pause)],
      ]),
    );
    return first.every(({ time }) => time <= MOST.first) && changes.every(({ time }) => time <= MOST.change);
  } finally {
    await browser.close();
    await served.close();
  }
}
