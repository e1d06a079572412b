import type { Page } from '@playwright/test';
import { byTurns, sampling } from '../../commands/sampling.ts';
import { wordsIn } from '../../page/screens/atlas.ts';
import { axeFindings } from '../support/axe-findings.ts';
import { expect, test } from '../support/test.ts';
import { openAtlas } from './open.ts';

/** The tabs of the panel, in their order. */
const PANELS = ['Details', 'Outline', 'Walks', 'Try it', 'Live', 'Sequence', 'Traffic', 'Versions', 'Exports'];

function zoomOf(page: Page) {
  return page.getByRole('status').filter({ hasText: '%' });
}

test('what is chosen has a frame where the system forces its colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const { machines, tab } = await openAtlas(page, '#cart');
  await expect(machines.getByRole('link', { name: /^cart /u })).toHaveCSS('outline-style', 'solid');
  await expect(machines.getByRole('link', { name: /^checkout /u })).toHaveCSS('outline-style', 'none');
  await expect(tab('Details')).toHaveCSS('outline-style', 'solid');
});

test('a link opens a state or a transition directly, and Back goes to what was open before', async ({ page }) => {
  const { chart, heading, panel } = await openAtlas(page, '#cart/lines.filled');
  await expect(page).toHaveTitle('cart · Flow atlas');
  await expect(chart.getByRole('button', { name: 'state filled' })).toHaveAttribute('aria-pressed', 'true');
  await expect(panel.getByRole('heading', { name: 'State lines.filled' })).toBeVisible();
  await chart.getByRole('button', { name: 'cart.lines.empty: item.added[0]', exact: true }).click();
  await expect(page).toHaveURL(/#cart\/cart\.lines\.empty%3A%20item\.added%5B0%5D$/u);
  await page.reload();
  await expect(panel.getByRole('heading', { name: 'Transition cart.lines.empty: item.added[0]' })).toBeVisible();
  await expect(panel).toContainText(/machines\/cart\/cart\.machine\.ts:\d+/u);
  await page.goBack();
  await expect(panel.getByRole('heading', { name: 'State lines.filled' })).toBeVisible();
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /^search/u })
    .click();
  await expect(heading).toHaveText('search');
  await page.goBack();
  await expect(heading).toHaveText('cart');
});

test('what a link opens is brought in sight on the chart, without moving the page', async ({ page }) => {
  const { chart } = await openAtlas(page, '#checkout/open.answer.complete');
  await expect(chart.getByRole('button', { name: 'state complete' })).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('an address of a machine or a part that is not there says so, and the rest works', async ({ page }) => {
  await page.goto('/atlas.html#basket');
  await expect(page.getByRole('alert')).toHaveText('There is no machine called «basket».');
  await page.goto('/atlas.html#cart/lines.broken');
  await expect(page.getByRole('alert')).toHaveText('This machine has nothing called «lines.broken».');
  await expect(page.getByRole('region', { name: 'Chart of cart' }).getByRole('button').first()).toBeVisible();
});

test('the address of the atlas answers the atlas, any other the shop', async ({ page }) => {
  await page.goto('/atlases');
  await expect(page.getByRole('link', { name: 'Loadout' })).toBeVisible();
  await page.goto('/atlas.html');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Flow atlas');
});

test('search finds states and events of all machines by keys', async ({ page }) => {
  const { heading, panel } = await openAtlas(page, '#account');
  const box = page.getByRole('combobox', { name: 'Search states and events' });
  await box.fill('state undo.available');
  await expect(page.getByRole('search').getByRole('status')).toHaveText('1 found');
  await box.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toHaveText('cart: state undo.available');
  await box.press('Enter');
  await expect(heading).toHaveText('cart');
  await expect(panel.getByRole('heading', { name: 'State undo.available' })).toBeVisible();
  await box.fill('no such thing');
  await expect(page.getByRole('search').getByRole('status')).toHaveText('Nothing is called that.');
});

test('the chart zooms by buttons, keys, pinch and wheel with Ctrl, and fits its window', async ({ page }) => {
  const { chart } = await openAtlas(page, '#checkout');
  const zoom = zoomOf(page);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect(zoom).toHaveText('125 %');
  await chart.focus();
  await chart.press('+');
  await expect(zoom).toHaveText('156 %');
  await chart.press('-');
  await chart.press('-');
  await expect(zoom).toHaveText('100 %');
  await chart.hover();
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -200);
  await page.keyboard.up('Control');
  await expect(zoom).toHaveText('135 %');
  await chart.press('0');
  await expect(zoom).toHaveText('100 %');
  await page.getByRole('button', { name: 'Fit' }).click();
  await expect(zoom).not.toHaveText('100 %');
  const isWhole = () =>
    chart.evaluate(
      ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
        scrollWidth <= clientWidth && scrollHeight <= clientHeight,
    );
  await expect.poll(isWhole).toBe(true);
});

test('what is under the fingers stays there through one pinch and the next, to and fro', async ({ page }) => {
  const { chart } = await openAtlas(page, '#checkout');
  // Large enough that no end of the chart keeps it from moving.
  await chart.focus();
  for (let time = 0; time < 4; time += 1) await chart.press('+');
  await expect(zoomOf(page)).toHaveText('244 %');
  const marks = await chart.getByRole('button', { name: /^state / }).all();
  await page.keyboard.down('Control');
  for (const [place, turn] of [
    [4, -100],
    [4, -100],
    [5, 100],
    [4, 100],
  ] as const) {
    const mark = marks[place];
    if (mark === undefined) throw new Error('The chart of checkout has fewer states.');
    await mark.scrollIntoViewIfNeeded();
    await mark.hover();
    const middle = () =>
      mark.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return [Math.round(left + width / 2), Math.round(top + height / 2)];
      });
    const zoom = await zoomOf(page).textContent();
    const [x = 0, y = 0] = await middle();
    await page.mouse.wheel(0, turn);
    await expect(zoomOf(page)).not.toHaveText(zoom ?? '');
    // The chart is scrolled in the frame after the one in which it grows.
    await expect
      .poll(async () => Math.max(...(await middle()).map((at, axis) => Math.abs(at - (axis === 0 ? x : y)))))
      .toBeLessThan(4);
  }
  await page.keyboard.up('Control');
});

test('a file that was read can be chosen again, wherever one is chosen', async ({ page }) => {
  const { tab, panel } = await openAtlas(page, '#cart');
  for (const [name, label] of [
    ['Details', 'Open a coverage file'],
    ['Details', 'Open a machine'],
    ['Live', 'Open a session file'],
    ['Traffic', 'Open sessions or counts'],
    ['Versions', 'Open another version'],
  ] as const) {
    await tab(name).click();
    const field = page.getByLabel(label, { exact: true });
    await field.setInputFiles({ name: 'broken.json', mimeType: 'application/json', buffer: Buffer.from('no JSON') });
    await expect(page.getByText(/broken\.json is broken|broken\.json.*not/u).first(), label).toBeVisible();
    // The browser tells of no choice that is the one before.
    await expect(field, label).toHaveValue('');
  }
  await expect(panel).toBeVisible();
});

test('the wheel scrolls the chart and then the page, and never zooms', async ({ page }) => {
  const { chart } = await openAtlas(page, '#checkout');
  await chart.hover();
  const top = () => chart.evaluate(({ scrollTop }) => scrollTop);
  await page.mouse.wheel(0, 200);
  await expect.poll(top).toBeGreaterThan(0);
  await expect(zoomOf(page)).toHaveText('100 %');
});

test('the largest chart needs no scrolling sideways on a whole screen 1280 pixels wide, and it can be given back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const { chart } = await openAtlas(page, '#checkout');
  const whole = page.getByRole('button', { name: 'Full screen' });
  await whole.click();
  await expect(whole).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => chart.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true);
  await expect(zoomOf(page)).toHaveText('100 %');
  await whole.click();
  await expect(whole).toHaveAttribute('aria-pressed', 'false');
});

test('the chart moves by arrow keys and by dragging, and a drag selects nothing', async ({ page }) => {
  const { chart, panel } = await openAtlas(page, '#checkout');
  const widthOf = () => chart.evaluate(({ scrollWidth }) => scrollWidth);
  const width = await widthOf();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  // The chart moves as it grows, so that its middle stays.
  await expect.poll(widthOf).toBeGreaterThan(width);
  const place = () => chart.evaluate(({ scrollLeft, scrollTop }) => [Math.round(scrollLeft), Math.round(scrollTop)]);
  await chart.focus();
  const [left = 0, top = 0] = await place();
  await chart.press('ArrowDown');
  await expect.poll(place).toEqual([left, top + 60]);
  const box = await chart.boundingBox();
  if (box === null) throw new Error('The chart is nowhere.');
  await page.mouse.move(box.x + 300, box.y + 300);
  await page.mouse.down();
  await page.mouse.move(box.x + 300, box.y + 250, { steps: 3 });
  await page.mouse.up();
  await expect.poll(place).toEqual([left, top + 110]);
  await expect(panel.getByRole('heading', { name: 'Machine checkout' })).toBeVisible();
});

test('the keyboard walks from state to state and opens one', async ({ page }) => {
  const { chart, panel } = await openAtlas(page, '#storage');
  await chart.focus();
  await page.keyboard.press('Tab');
  await expect(chart.getByRole('button', { name: 'state with states inside storage' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(chart.getByRole('button', { name: 'state kept' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(chart.getByRole('button', { name: 'state acknowledged' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('heading', { name: 'State lost' })).toBeVisible();
  await expect(page).toHaveURL(/#storage\/lost$/u);
});

test('the tabs of the panel are one stop, and arrows go from one to the next', async ({ page }) => {
  const { tab, panel } = await openAtlas(page, '#storage');
  await tab('Details').focus();
  for (const name of [...PANELS.slice(1), ...PANELS.slice(0, 1)]) {
    await page.keyboard.press('ArrowRight');
    await expect(tab(name)).toBeFocused();
    await expect(panel).toHaveAccessibleName(name);
  }
});

test('the outline says all that the chart shows, in the same words', async ({ page }) => {
  const { tab, panel, chart } = await openAtlas(page, '#carousel');
  await tab('Outline').click();
  const plain = await wordsIn(panel);
  for (const part of ['at once 1 IF [the visitor wants less motion] → paused', 'at once 2 ELSE → playing'])
    expect(plain).toContain(part);
  await page.getByRole('button', { name: 'Plain words' }).click();
  const words = await wordsIn(panel);
  for (const part of [
    'after newsInterval / showNext → playing.running',
    'attention.gained → playing.held',
    'always 1 IF [isReducedMotion] → paused',
    'always 2 ELSE → playing',
  ])
    expect(words).toContain(part);
  await panel.getByRole('button', { name: 'stepped', exact: true }).click();
  await expect(chart.getByRole('button', { name: 'state stepped' })).toHaveAttribute('aria-pressed', 'true');
});

const VIEWS = [
  ['light', 360],
  ['dark', 1280],
  ['light', 1280],
  ['dark', 360],
] as const;

for (const [place, [colorScheme, width]] of (sampling.allViews ? VIEWS : VIEWS.slice(0, 2)).entries()) {
  test(`axe finds nothing on any panel, ${colorScheme}, ${width} px`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    const { tab, panel } = await openAtlas(page, '#cart/lines.filled');
    for (const name of byTurns(PANELS, 2, place)) {
      await tab(name).click();
      await expect(panel).toHaveAccessibleName(name);
      if (name === 'Walks')
        await panel
          .getByRole('button', { name: /\(walk / })
          .first()
          .click();
      if (name === 'Try it') await panel.getByRole('button', { name: 'Start', exact: true }).click();
      // What lies around the panel stays as it is.
      expect.soft(await axeFindings(page, name === 'Details' ? undefined : panel), name).toEqual([]);
    }
    const isWider = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(isWider, 'the page scrolls sideways').toBe(false);
  });
}
