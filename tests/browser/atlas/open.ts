import type { Locator, Page } from '@playwright/test';
import { atlasOf } from '../../page/screens/atlas.ts';
import { expect } from '../support/test.ts';

/** Opens the atlas at a part of its address, with this coverage of the last run or none, and waits for the chart. */
export async function openAtlas(
  page: Page,
  hash: string,
  coverage: object | null = null,
): Promise<ReturnType<typeof atlasOf>> {
  await page.route('**/atlas/coverage.json', (route) => route.fulfill({ json: coverage }));
  await page.goto(`/atlas.html${hash}`);
  const atlas = atlasOf(page);
  await expect(atlas.chart.getByRole('button').first()).toBeVisible();
  return atlas;
}

/** The names of all marks on a chart: states and transitions. The buttons that fold are none. */
export async function marksOn(chart: Locator): Promise<string[]> {
  const buttons = chart.getByRole('button');
  const names = await buttons.evaluateAll((all) => all.map((button) => button.getAttribute('aria-label') ?? ''));
  return names.filter((name) => !name.startsWith('states inside '));
}

/** Whether a mark is a transition: their names hold the state, the event and the place among its branches. */
export function isTransition(name: string): boolean {
  return /: .*\[\d+\]/u.test(name);
}

/** The addresses of the scripts with the engine that places boxes: those that a page has loaded itself, and those of its workers. */
export async function engineScripts(page: Page): Promise<{ readonly ofPage: string[]; readonly ofWorkers: string[] }> {
  const loaded = () => performance.getEntriesByType('resource').map(({ name }) => name);
  const holds = async (names: readonly string[]): Promise<string[]> => {
    const scripts = [...new Set(names)].filter((name) => name.endsWith('.js'));
    const texts = await Promise.all(scripts.map(async (name) => (await page.request.get(name)).text()));
    return scripts.filter((_, place) => texts[place]?.includes('org.eclipse.elk'));
  };
  const workers = page.workers().map((worker) => worker.url());
  const others = await Promise.all(page.workers().map((worker) => worker.evaluate(loaded)));
  return {
    ofPage: await holds((await page.evaluate(loaded)).filter((name) => !workers.includes(name))),
    ofWorkers: await holds([...workers, ...others.flat()]),
  };
}
