import { parseArgs } from 'node:util';
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { launchOptions } from '../browser/support/this-machine.ts';
import type { Call } from '../commands/call.ts';
import { tableOf } from '../commands/table.ts';
import { median, PHONE_SLOWER, unfitNow } from '../bench/machine-fit.ts';
import { type BenchBrowser, startBrowser, store } from '../bench/pages/bench-browser.ts';
import { settle } from '../page/screen/settle.ts';
import { serveBuild } from '../pages/served.ts';
import { touch, type Touch } from './touch.ts';
import { type Interaction, interactionsOfWalks } from './walks.ts';
import { type Way, ways } from './ways.ts';

/** The bounds of the issue, in ms. */
const MOST = { answered: 50, first: { median: 150, worst: 250 }, again: { median: 100, worst: 200 } };
const MOST_IN_WALKS = { median: 30, worst: 100 };
/** How many of the longest interactions of the walks are named. */
const NAMED = 10;

interface Row {
  readonly way: Way;
  readonly first: readonly Touch[];
  readonly again: readonly Touch[];
}

/** A touch in a page that was just loaded, and the same once more after Back. */
async function touchTwice(browser: BenchBrowser, origin: string, way: Way): Promise<{ first: Touch; again: Touch }> {
  await store(browser, origin, { name: way.name, path: way.from, stored: way.stored });
  const page = await browser.context.newPage();
  const session = await browser.context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE_SLOWER });
  await page.goto(origin + way.from);
  await settle(page);
  // A page that is read for a moment has fetched what its links lead to.
  await page.waitForLoadState('networkidle');
  const first = await touch(page, session, way);
  await page.goBack();
  await way.touched(page).waitFor();
  await settle(page);
  const again = await touch(page, session, way);
  await page.close();
  return { first, again };
}

function painted(touched: Touch): number {
  return touched.painted;
}

function answered(touched: Touch): number {
  return touched.answered;
}

function most(values: readonly number[]): number {
  return Math.max(...values);
}

function ms(value: number): string {
  return `${value.toFixed(0)} ms`;
}

function shortOf(rows: readonly Row[]): string[] {
  const judge = (name: string, values: readonly number[], bound: { median: number; worst: number }): string[] => [
    ...(median(values) > bound.median ? [`${name}: median ${ms(median(values))} of ${ms(bound.median)}`] : []),
    ...(most(values) > bound.worst ? [`${name}: worst ${ms(most(values))} of ${ms(bound.worst)}`] : []),
  ];
  const all = rows.flatMap(({ first, again }) => [...first, ...again]);
  return [
    ...judge(
      'first time',
      rows.map(({ first }) => median(first.map(painted))),
      MOST.first,
    ),
    ...judge(
      'again',
      rows.map(({ again }) => median(again.map(painted))),
      MOST.again,
    ),
    ...(median(all.map(answered)) > MOST.answered ? [`answered: ${ms(median(all.map(answered)))}`] : []),
  ];
}

async function measureWays(runs: number, origin: string): Promise<Row[]> {
  const browser = await startBrowser({ hasTouch: true });
  const rows: Row[] = [];
  try {
    for (const way of ways) {
      const touches = [];
      for (let taken = 0; taken < runs; taken += 1) touches.push(await touchTwice(browser, origin, way));
      rows.push({ way, first: touches.map(({ first }) => first), again: touches.map(({ again }) => again) });
    }
  } finally {
    await browser.close();
  }
  return rows;
}

function sameStep(a: Interaction, b: Interaction): boolean {
  return a.walk === b.walk && a.place === b.place;
}

async function measureWalks(
  say: Call['say'],
  { runs, machines }: { readonly runs: number; readonly machines: readonly string[] | undefined },
): Promise<boolean> {
  const browser = await chromium.launch(await launchOptions());
  const walked = (isMeant: (machine: string, walk: string) => boolean) =>
    interactionsOfWalks(browser, resolve('dist'), { slower: PHONE_SLOWER, isMeant });
  try {
    const once = await walked((machine) => machines?.includes(machine) ?? true);
    const slow = new Set(once.filter(({ duration }) => duration > MOST_IN_WALKS.worst).map(({ walk }) => walk));
    const again: Interaction[] = [];
    for (let taken = 1; taken < runs && slow.size > 0; taken += 1)
      again.push(...(await walked((_, walk) => slow.has(walk))));
    const found = once.map((one) => {
      const durations = [one, ...again.filter((other) => sameStep(one, other))].map(({ duration }) => duration);
      return { ...one, duration: median(durations), first: one.duration };
    });
    const durations = found.map(({ duration }) => duration);
    say(`${found.length} interactions of walks: median ${ms(median(durations))}, worst ${ms(most(durations))}`);
    if (slow.size > 0)
      say(`${slow.size} walks took more than ${ms(MOST_IN_WALKS.worst)} somewhere: they count by medians of ${runs}.`);
    const worst = found.toSorted((a, b) => b.duration - a.duration).slice(0, NAMED);
    say(
      tableOf([
        ['machine', 'walk', 'step', 'took', 'once'],
        ...worst.map(({ machine, walk, step, duration, first }) => [machine, walk, step, ms(duration), ms(first)]),
      ]),
    );
    return median(durations) <= MOST_IN_WALKS.median && most(durations) <= MOST_IN_WALKS.worst;
  } finally {
    await browser.close();
  }
}

/**
 * `npm run bench:interactions`: on a processor four times slower, how long a touch takes to the paint of the next screen,
 * the first time and again. `--runs 5`; `--walks` measures the longest interactions (INP) of all generated walks instead,
 * `--walks cart,checkout` of some machines, where a walk with a step over the bound is walked `--runs` times and each of its
 * steps counts by its median; `--anyway` measures on a busy machine, and judges nothing.
 */
export async function run({ args, say }: Call): Promise<boolean> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      runs: { type: 'string', default: '5' },
      walks: { type: 'boolean', default: false },
      anyway: { type: 'boolean', default: false },
    },
  });
  const unfit = unfitNow();
  if (unfit !== null) {
    say(unfit);
    if (!values.anyway) return false;
  }
  const shop = await serveBuild(resolve('dist'));
  try {
    if (values.walks) {
      const machines = positionals[0]?.split(',');
      return (await measureWalks(say, { runs: Number(values.runs), machines })) && unfit === null;
    }
    const rows = await measureWays(Number(values.runs), shop.origin);
    say(
      tableOf([
        ['way', 'first time', 'again', 'answered'],
        ...rows.map(({ way, first, again }) => [
          way.name,
          ms(median(first.map(painted))),
          ms(median(again.map(painted))),
          ms(median([...first, ...again].map(answered))),
        ]),
      ]),
    );
    const short = shortOf(rows);
    for (const line of short) say(`short of ${line}`);
    return unfit === null && short.length === 0;
  } finally {
    await shop.close();
  }
}
