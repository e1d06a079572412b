import { type Browser, chromium, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { longestPause, watchFrames } from '../bench/frames.ts';
import { longestByThreadClock } from '../bench/pages/thread-time.ts';
import { launchOptions } from '../browser/support/this-machine.ts';
import { atlasOf } from '../page/screens/atlas.ts';
import { serveBuild } from '../pages/served.ts';

/** What it costs to open sessions in the atlas; times in milliseconds, memory in megabytes. */
export interface BrowserCost {
  /** Until the chart shows numbers: of the sessions that were read by then, and how many those were. */
  readonly firstChart: number;
  readonly inFirstChart: string;
  /** Until every session is counted. */
  readonly all: number;
  /** The longest time in which the page drew no frame. */
  readonly longestPause: number;
  /** The longest task of the page by the clock of its thread, which stands still while others have the processor. */
  readonly longestTask: number;
  /** Until a filter shows. */
  readonly filter: number;
  /** What the processes that show pages hold at the end, with their workers. */
  readonly memory: number;
}

const KILOBYTES = 1024;

/** The most that the processes which show pages have held, in megabytes; 0 where the system does not tell. */
async function rendererMemory(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const sizes = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => {
      try {
        const [, size = '0'] = /VmHWM:\s+(\d+)/u.exec(readFileSync(`/proc/${id}/status`, 'utf8')) ?? [];
        return Number(size) / KILOBYTES;
      } catch {
        return 0;
      }
    });
  return Math.round(Math.max(0, ...sizes));
}

async function measured(
  page: Page,
  files: readonly string[],
  sessions: number,
): Promise<Omit<BrowserCost, 'memory' | 'longestTask'>> {
  const { panel, tab, chart } = atlasOf(page);
  await tab('Traffic').click();
  await page.evaluate(watchFrames);
  const status = panel.getByRole('status').first();
  const began = performance.now();
  await panel.getByLabel('Open sessions or counts').setInputFiles([...files]);
  await chart
    .getByText(/\d visits?/u)
    .first()
    .waitFor();
  const firstChart = performance.now() - began;
  const inFirstChart = await status.innerText();
  const read = `${files.length.toLocaleString('en')} file${files.length === 1 ? '' : 's'}, ${sessions.toLocaleString('en')} sessions.`;
  await panel.getByText(read).waitFor({ timeout: 0 });
  const all = performance.now() - began;
  const unfiltered = await status.innerText();
  const asked = performance.now();
  await panel.getByRole('combobox', { name: 'Language' }).selectOption('cn');
  await page.waitForFunction(
    (before) => document.querySelector('#panel [role=status]')?.textContent !== before,
    unfiltered,
  );
  const filter = performance.now() - asked;
  return {
    firstChart,
    inFirstChart,
    all,
    filter,
    longestPause: await page.evaluate(longestPause),
  };
}

/** Opens sessions in the atlas of the build in `dist/`. @throws where there is no build */
export async function costInBrowser(files: readonly string[], sessions: number): Promise<BrowserCost> {
  const served = await serveBuild('dist');
  let browser: Browser | undefined;
  try {
    const options = await launchOptions();
    browser = await chromium.launch(options);
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(`${served.origin}/atlas.html#cart`);
    const costs: Awaited<ReturnType<typeof measured>>[] = [];
    const longestTask = await longestByThreadClock(page, async () => {
      costs.push(await measured(page, files, sessions));
    });
    const [cost] = costs;
    if (cost === undefined) throw new Error('Nothing was measured.');
    return { ...cost, longestTask, memory: await rendererMemory(browser) };
  } finally {
    await browser?.close();
    await served.close();
  }
}
