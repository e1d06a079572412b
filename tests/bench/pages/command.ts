import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Call } from '../../commands/call.ts';
import { tableOf } from '../../commands/table.ts';
import { median, unfitNow } from '../machine-fit.ts';
import { type BenchBrowser, emptyCaches, renderedHtml, startBrowser, store } from './bench-browser.ts';
import { type Scores, lighthouse } from './lighthouse.ts';
import { type MeasuredPage, measuredPages } from './measured-pages.ts';
import { type Repeat, repeat, restoresPages } from './repeat.ts';
import { type Served, serveBuild } from '../../pages/served.ts';
import { buildShell } from '../shell/build-shell.ts';
import { servePages, withoutScript } from './served.ts';
import { servePeer } from './serve-peer.ts';
import { blockedByThreadClock } from './thread-time.ts';
import { answers } from '../../page/answers.ts';

const RUNS = '5';

/** The bounds of issue and README, as multiples of the limit page and in ms. */
const MOST = { largestPaint: 1.15, firstPaint: 1.2, blocked: 100, threadTime: 50, repeat: 0.5 };
const LEAST_SCORE = { best: 100, other: 99, whole: 100 };
const BEST_PAGES: ReadonlySet<string> = new Set(['home', 'detail']);

const MS_PER_S = 1000;

function seconds(ms: number): string {
  return `${(ms / MS_PER_S).toFixed(2)} s`;
}

function medianOf(scores: readonly Scores[], read: (scores: Scores) => number): number {
  return median(scores.map(read));
}

async function scoresOf(browser: BenchBrowser, address: string, runs: number, only: boolean): Promise<Scores[]> {
  const scores: Scores[] = [];
  for (let taken = 0; taken < runs; taken += 1) {
    // Lighthouse would empty them itself, and with them the cart.
    await emptyCaches(browser, new URL(address).origin);
    scores.push(await lighthouse(address, browser.port, only ? { categories: ['performance'] } : {}));
  }
  return scores;
}

async function threadTime(browser: BenchBrowser, address: string): Promise<number> {
  await emptyCaches(browser, new URL(address).origin);
  const page = await browser.context.newPage();
  const blocked = await blockedByThreadClock(page, async () => {
    await page.goto(address, { waitUntil: 'load' });
    await answers(page);
  });
  await page.close();
  return blocked;
}

interface Row {
  readonly page: MeasuredPage;
  readonly ours: readonly Scores[];
  readonly limit: readonly Scores[];
  readonly threadTime: number;
  /** Of each other build, in the order of the builds; empty for all pages but the first, which is all that they have in common. */
  readonly others: readonly (readonly Scores[])[];
}

/** Another build, and what it is called. */
interface Other {
  readonly name: string;
  readonly served: Served;
}

function largestPaint(scores: Scores): number {
  return scores.largestPaint;
}

/** What is read of the shop as a multiple of what is read of another. */
function ratioOf(ours: readonly Scores[], other: readonly Scores[], read: (scores: Scores) => number): number {
  return medianOf(ours, read) / medianOf(other, read);
}

/** What a row falls short of; nothing where it keeps to all. */
function shortOf({ page, ours, limit, threadTime: blocked, others }: Row): string[] {
  const least = BEST_PAGES.has(page.name) ? LEAST_SCORE.best : LEAST_SCORE.other;
  const categories = Object.keys(ours[0]?.categories ?? {});
  return [
    ...categories.flatMap((name) => {
      const score = medianOf(ours, (one) => one.categories[name] ?? 0);
      const bound = name === 'performance' ? least : LEAST_SCORE.whole;
      return score < bound ? [`${name} ${score} of ${bound}`] : [];
    }),
    ...(ratioOf(ours, limit, largestPaint) > MOST.largestPaint ? ['largest paint'] : []),
    ...(ratioOf(ours, limit, (one) => one.firstPaint) > MOST.firstPaint ? ['first paint'] : []),
    ...(medianOf(ours, (one) => one.blocked) > MOST.blocked ? ['blocking time'] : []),
    ...(blocked > MOST.threadTime ? ['work of the thread'] : []),
    ...(medianOf(ours, (one) => one.shift) > 0 ? ['shift'] : []),
    ...(others.some((scores) => ratioOf(ours, scores, largestPaint) >= 1) ? ['behind another'] : []),
  ];
}

function line(row: Row): (string | number)[] {
  const { page, ours, limit, others } = row;
  const beside = (read: (scores: Scores) => number, other: readonly Scores[]) =>
    `${seconds(medianOf(ours, read))} / ${seconds(medianOf(other, read))}`;
  return [
    page.name,
    Object.keys(ours[0]?.categories ?? {})
      .map((name) => medianOf(ours, (one) => one.categories[name] ?? 0))
      .join(' '),
    beside(largestPaint, limit),
    beside((one) => one.firstPaint, limit),
    `${medianOf(ours, (one) => one.blocked).toFixed(0)} ms`,
    `${row.threadTime.toFixed(0)} ms`,
    medianOf(ours, (one) => one.shift).toFixed(3),
    shortOf(row).join(', ') || 'kept',
    ...others.map(
      (scores) => `${seconds(medianOf(scores, largestPaint))} (${ratioOf(ours, scores, largestPaint).toFixed(2)})`,
    ),
  ];
}

/** A page opened twice and come back to, so many times: medians, and the reasons of each time that it was loaded anew. */
async function medianRepeat(browser: BenchBrowser, origin: string, page: MeasuredPage, runs: number): Promise<Repeat> {
  const all: Repeat[] = [];
  for (let taken = 0; taken < runs; taken += 1) all.push(await repeat(browser, origin, page));
  return {
    first: median(all.map(({ first }) => first)),
    second: median(all.map(({ second }) => second)),
    isRestored: all.every(({ isRestored }) => isRestored),
    reasons: all.flatMap(({ reasons }) => reasons),
  };
}

/** Serves the empty shell, and the build in a folder, if any. */
async function serveOthers(compared: string | undefined): Promise<Other[]> {
  const shell = { name: 'shell', served: await servePeer(await buildShell()) };
  return compared === undefined ? [shell] : [shell, { name: 'compared', served: await servePeer(resolve(compared)) }];
}

async function measureAll(
  browser: BenchBrowser,
  shop: Served,
  folder: string,
  options: { readonly runs: number; readonly pages: readonly MeasuredPage[]; readonly others: readonly Other[] },
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const page of options.pages) {
    const address = shop.origin + page.path;
    await store(browser, shop.origin, page);
    const html = withoutScript(await renderedHtml(browser, shop.origin, page.path));
    const limits = await servePages(new Map([[page.path, html]]), folder);
    const ours = await scoresOf(browser, address, options.runs, false);
    const limit = await scoresOf(browser, limits.origin + page.path, options.runs, true);
    const others: Scores[][] = [];
    for (const { served } of page.path === '/' ? options.others : [])
      others.push(await scoresOf(browser, served.origin, options.runs, true));
    rows.push({ page, ours, limit, others, threadTime: await threadTime(browser, address) });
    await limits.close();
  }
  return rows;
}

/**
 * `npm run bench:pages`: Lighthouse on each page of the build, beside the same page as plain HTML and CSS, and home beside an
 * empty shell of the same stack. `--runs 5`, `--only home,cart`; `--compare <folder>` measures another build beside home,
 * too; `--repeat` opens each page twice and comes back to it, which takes a whole browser, named by `CHROME_PATH`; `--anyway` measures on a busy machine, and judges nothing.
 */
export async function run({ args, say }: Call): Promise<boolean> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      runs: { type: 'string', default: RUNS },
      only: { type: 'string' },
      compare: { type: 'string' },
      repeat: { type: 'boolean', default: false },
      anyway: { type: 'boolean', default: false },
    },
  });
  const unfit = unfitNow();
  if (unfit !== null) {
    say(unfit);
    if (!values.anyway) return false;
  }
  const names = values.only?.split(',');
  const pages = measuredPages.filter(({ name }) => names?.includes(name) ?? true);
  const folder = resolve('dist');
  const shop = await serveBuild(folder);
  const others = values.repeat ? [] : await serveOthers(values.compare);
  const browser = await startBrowser();
  try {
    if (values.repeat) {
      if (!(await restoresPages(browser, shop.origin))) {
        say('This browser keeps no page that it leaves: name a whole one, as by CHROME_PATH=/usr/bin/chromium.');
        return false;
      }
      const rows = [];
      for (const page of pages)
        rows.push({ page, ...(await medianRepeat(browser, shop.origin, page, Number(values.runs))) });
      say(
        tableOf([
          ['page', 'first visit', 'second', 'times', 'Back'],
          ...rows.map(({ page, first, second, isRestored, reasons }) => [
            page.name,
            seconds(first),
            seconds(second),
            (second / first).toFixed(2),
            isRestored ? 'from memory' : `anew: ${reasons.join(', ')}`,
          ]),
        ]),
      );
      return rows.every(({ first, second, isRestored }) => isRestored && second <= first * MOST.repeat);
    }
    const rows = await measureAll(browser, shop, folder, { runs: Number(values.runs), pages, others });
    const processor = median(rows.flatMap(({ ours }) => ours.map(({ benchmarkIndex }) => benchmarkIndex)));
    say(
      `Lighthouse, mobile, medians of ${values.runs}; processor ${processor.toFixed(0)}. Beside «/»: without script.`,
    );
    say(
      tableOf([
        [
          'page',
          'scores',
          'largest paint',
          'first paint',
          'blocking',
          'thread x 4',
          'shift',
          'short of',
          ...others.map(({ name }) => `largest paint of ${name}`),
        ],
        ...rows.map(line),
      ]),
    );
    return unfit === null && rows.every((row) => shortOf(row).length === 0);
  } finally {
    await browser.close();
    await shop.close();
    for (const { served } of others) await served.close();
  }
}
