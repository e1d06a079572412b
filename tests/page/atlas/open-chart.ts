import type { Page } from '@playwright/test';
import { atlasOf } from '../screens/atlas.ts';

/** Opens the chart of a machine in the atlas, beside one of its panels, and waits until it is drawn. */
export async function openChart(page: Page, machine: string, panel: string): Promise<ReturnType<typeof atlasOf>> {
  await page.goto(`/atlas.html#${machine}`, { waitUntil: 'commit' });
  const atlas = atlasOf(page);
  await atlas.tab(panel).click();
  await atlas.chart.getByRole('button').first().waitFor();
  return atlas;
}
