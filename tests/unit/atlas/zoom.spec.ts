import { expect, it } from 'vitest';
import { texts } from '../../../src/atlas/page/texts.ts';
import { act } from '../support/act.ts';
import { controlNamed, press } from '../support/gestures.ts';
import { openLiveAtlas } from '../support/live-atlas.ts';

/** More presses than there are steps from one end to the other. */
const MOST = 25;

it.each([
  [texts.chart.zoomIn, '400 %'],
  [texts.chart.zoomOut, '10 %'],
])('«%s», however often it is pressed, goes as far as %s', async (name, furthest) => {
  const live = await openLiveAtlas('#cart');
  const shown = (): string => live.page.querySelector('main')?.textContent.match(/\d+ %/u)?.[0] ?? '';
  const steps = [shown()];
  for (let time = 0; time < MOST; time += 1) {
    await act(async () => void press(controlNamed(name)));
    steps.push(shown());
  }
  expect(new Set(steps).size).toBeGreaterThan(5);
  expect(steps.at(-1)).toBe(furthest);
  await live.leave();
});
