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
