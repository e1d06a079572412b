import { expect, test as base } from '@playwright/test';
import { Stage } from '../../drivers/stage.ts';

type PerTest = {
  /** The stage of this worker with a clock of its own or without; what goes wrong on it fails the test. */
  stageFor: (options: { clocked?: boolean; trouble?: readonly RegExp[] }) => Promise<Stage>;
};
type PerWorker = { stages: (clocked: boolean) => Promise<Stage> };

/**
 * Playwright's `test` for walks: they share one context in each worker, and the gate of the browser tests holds for
 * each of them.
 */
export const test = base.extend<PerTest, PerWorker>({
  stages: [
    async ({ browser }, lend, workerInfo) => {
      const { baseURL } = workerInfo.project.use;
      if (!baseURL) throw new Error('The configuration names no base address.');
      const open = new Map<boolean, Promise<Stage>>();
      await lend((clocked) => {
        const stage = open.get(clocked) ?? Stage.open({ browser, baseURL, clocked });
        open.set(clocked, stage);
        return stage;
      });
      for (const stage of open.values()) await (await stage).context.close();
    },
    { scope: 'worker' },
  ],
  stageFor: async ({ stages }, lend) => {
    const used: { stage: Stage; allowed: readonly RegExp[] }[] = [];
    await lend(async ({ clocked = false, trouble = [] }) => {
      const stage = await stages(clocked);
      stage.trouble.length = 0;
      used.push({ stage, allowed: trouble });
      return stage;
    });
    for (const { stage, allowed } of used) {
      const unexpected = stage.trouble.filter((line) => !allowed.some((pattern) => pattern.test(line)));
      expect.soft(unexpected, 'console errors, warnings and requests that no walk of this machine allows').toEqual([]);
    }
  },
});

export { expect } from '@playwright/test';
