import type { CDPSession, Page } from '@playwright/test';
import { PHONE_SLOWER } from '../machine-fit.ts';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

const CATEGORIES = ['toplevel', 'disabled-by-default-devtools.timeline', 'devtools.timeline', 'loading'];

/** A task that takes longer makes a shopper wait, in ms. */
const LONG = 50;
const PER_MS = 1000;

async function traced(
  session: CDPSession,
  load: () => Promise<void>,
  includedCategories: readonly string[] = CATEGORIES,
): Promise<readonly TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: [...includedCategories] },
  });
  await load();
  const complete = new Promise((resolve) => {
    session.once('Tracing.tracingComplete', resolve);
  });
  await session.send('Tracing.end');
  await complete;
  return events;
}

/**
 * How long tasks of the page's thread hold it up after the first paint: what each takes beyond 50 ms on a processor four
 * times slower, in ms. By the thread's own clock, which other work on the machine does not move.
 */
export async function blockedByThreadClock(page: Page, load: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const events = await traced(session, load);
  const paint = events.filter(({ name }) => name === 'firstContentfulPaint').at(-1);
  if (!paint) throw new Error('The page was never painted.');
  return events
    .filter(
      ({ name, pid, tid, ts }) => name.endsWith('RunTask') && pid === paint.pid && tid === paint.tid && ts > paint.ts,
    )
    .map(({ tdur = 0 }) => (tdur / PER_MS) * PHONE_SLOWER - LONG)
    .filter((beyond) => beyond > 0)
    .reduce((sum, beyond) => sum + beyond, 0);
}

/** The longest task of a page's thread while something is done, in ms, by the thread's own clock. Other pages do nothing. */
export async function longestByThreadClock(page: Page, act: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const events = await traced(session, act, ['toplevel']);
  const threads = new Set(
    events.filter(({ args }) => args?.name === 'CrRendererMain').map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = events.filter(({ name, pid, tid }) => name.endsWith('RunTask') && threads.has(`${pid} ${tid}`));
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / PER_MS));
}

/** The marks of the page (`performance.mark`) between which its work is counted. */
export const WORK = { from: 'loadout-work-from', until: 'loadout-work-until' } as const;

/**
 * How long the thread of a page works while something is done, in ms, by the thread's own clock: all tasks from the one that
 * makes the first mark of {@link WORK}, or from the beginning where none does, to the one that makes the second.
 *
 * @throws where the second mark is not made
 */
export async function workByThreadClock(page: Page, act: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const events = await traced(session, act, ['toplevel', 'blink.user_timing']);
  await session.detach();
  const until = events.find(({ name }) => name === WORK.until);
  if (!until) throw new Error('The page made no mark of the end.');
  const isThere = ({ pid, tid }: TraceEvent) => pid === until.pid && tid === until.tid;
  const from = events.find((event) => event.name === WORK.from && isThere(event))?.ts ?? 0;
  return events
    .filter((event) => event.name.endsWith('RunTask') && isThere(event))
    .filter(({ ts, dur = 0 }) => ts <= until.ts && ts + dur >= from)
    .reduce((sum, { tdur = 0 }) => sum + tdur / PER_MS, 0);
}
