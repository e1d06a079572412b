import { type Browser, chromium } from '@playwright/test';
import { playingOptions } from '../browser/support/this-machine.ts';
import { closeContext } from './close-context.ts';

/** How tasks are done in browsers. */
export interface InBrowsers<TTask, TStage> {
  /** How many browsers at once, at least 1. */
  readonly count: number;
  /** Asked before each task. */
  readonly isStopped: () => Promise<boolean>;
  /** What all tasks of one browser share. */
  readonly open: (browser: Browser) => TStage;
  readonly work: (stage: TStage, task: TTask) => Promise<void>;
}

/** Does tasks with several browsers at once, each task with one of them, in order. A browser that has died is replaced. */
export async function inBrowsers<TTask, TStage>(
  tasks: readonly TTask[],
  { count, isStopped, open, work }: InBrowsers<TTask, TStage>,
): Promise<void> {
  const options = await playingOptions();
  const waiting = [...tasks];
  let hasFailed = false;
  const worker = async (): Promise<void> => {
    let used = null as { browser: Browser; stage: TStage } | null;
    for (let task = waiting.shift(); task !== undefined; task = waiting.shift()) {
      if (hasFailed || (await isStopped())) break;
      if (used?.browser.isConnected() !== true) {
        const browser = await chromium.launch(options);
        used = { browser, stage: open(browser) };
      }
      await work(used.stage, task);
    }
    await Promise.all((used?.browser.contexts() ?? []).map(closeContext));
    await used?.browser.close();
  };
  const ends = await Promise.allSettled(
    Array.from({ length: count }, () =>
      worker().catch((error: unknown) => {
        hasFailed = true;
        throw error;
      }),
    ),
  );
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}
