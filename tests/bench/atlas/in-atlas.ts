import type { BrowserContext, Page } from '@playwright/test';
import { atlasOf } from '../../page/screens/atlas.ts';
import { countConnections, inspectionMessages } from '../../page/screens/inspection-fixtures.ts';
import { longestPause, watchFrames } from '../frames.ts';

/** When a browser has told what it records of a click, in ms after the frame. */
const RECORDED_BY = 500;

/** Runs in a page: waits for the frame that shows what a selector finds, until it is painted; answers when that was. */
async function painted(selector: string): Promise<number> {
  const nextFrame = () =>
    new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
  while (document.querySelector(selector) === null) await nextFrame();
  await nextFrame();
  // What is posted in a frame arrives after its paint.
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', () => resolve(performance.now()));
    port1.start();
    port2.postMessage(null);
  });
}

/** From the request of the page to the paint of its first chart, in ms. The browser keeps no file of an earlier visit. */
export async function firstChart(page: Page, address: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const found = "'#chart [role=button]'";
  await page.addInitScript(
    `const painted = ${painted.toString()}; window.painted = painted; window.firstChart = painted(${found});`,
  );
  await page.goto(address);
  const time: unknown = await page.evaluate(() => Reflect.get(window, 'firstChart'));
  // What the page asks for beforehand is no part of the next switch.
  await page.waitForLoadState('networkidle');
  return Number(time);
}

/** The ids of the machines that an atlas lists, in their order. */
export async function machinesOf(page: Page): Promise<string[]> {
  const addresses = await atlasOf(page)
    .machines.getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return addresses.map((address) => address.replace('#', ''));
}

/**
 * From the click on a machine until its chart is on the screen, in ms, on a page that {@link firstChart} has opened: by the
 * browser's own record of the click, which ends when the frame is presented, or by the frame that has the chart, if that is later.
 */
export async function switchTo(page: Page, id: string): Promise<number> {
  const selector = `#chart[aria-label="Chart of ${id}"] [role=button]`;
  await page.evaluate(
    ([wanted, wait]) => {
      const until: typeof painted = Reflect.get(window, 'painted');
      const recorded = new Promise<number>((resolve) => {
        new PerformanceObserver((list, observer) => {
          const [click] = list.getEntries().filter(({ name }) => name === 'click');
          if (click === undefined) return;
          observer.disconnect();
          resolve(click.duration);
        }).observe({ type: 'event', durationThreshold: 16 });
      });
      addEventListener(
        'click',
        ({ timeStamp }) => {
          const shown = until(wanted).then((at) => at - timeStamp);
          // A click that took less than the browser records is not recorded.
          const unrecorded = shown.then((time) => new Promise<number>((resolve) => setTimeout(resolve, wait, time)));
          Reflect.set(window, 'switched', Promise.all([shown, Promise.race([recorded, unrecorded])]));
        },
        { capture: true, once: true },
      );
    },
    [selector, RECORDED_BY] as const,
  );
  await atlasOf(page)
    .machines.getByRole('link', { name: new RegExp(`^${id} `, 'u') })
    .click();
  return page.evaluate(async () => Math.max(...(await Reflect.get(window, 'switched'))));
}

/** From the first of many messages of a shop until the atlas has counted them all, in ms. */
export async function messages(context: BrowserContext, address: string, count: number): Promise<number> {
  const [page, shop] = [await context.newPage(), await context.newPage()];
  await page.goto(address);
  const { tab, panel } = atlasOf(page);
  await tab('Live').click();
  await panel.getByText('Waiting for a shop.').waitFor();
  await shop.goto(new URL('/locales/en/translation.json', address).href);
  await shop.evaluate(countConnections);
  const began = await shop.evaluate(
    ([[actor, , ...kinds], many]) => {
      const channel: BroadcastChannel = Reflect.get(window, 'loadoutChannel');
      const start = Date.now();
      for (let sent = 0; sent <= many; sent += 1) {
        const message = sent === 0 ? actor : { ...kinds[sent % 2], createdAt: String(sent) };
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
        channel.postMessage(message);
      }
      return start;
    },
    [inspectionMessages.slice(0, 4), count] as const,
  );
  const words = `Live: ${(count + 1).toLocaleString('en')} moments.`;
  const ended = await page.waitForFunction(
    (all) => document.querySelector('#panel')?.textContent.includes(all) === true && Date.now(),
    words,
  );
  const time = Number(await ended.jsonValue()) - began;
  await page.close();
  await shop.close();
  return time;
}

/** How long the chart of a machine from a file takes that no build has laid out, and the longest time without a frame meanwhile; in ms. */
export async function fromFile(
  page: Page,
  address: string,
  text: string,
): Promise<{ readonly time: number; readonly pause: number }> {
  await firstChart(page, address);
  const { machines } = atlasOf(page);
  await page.evaluate(watchFrames);
  const began = performance.now();
  await machines
    .getByLabel('Open a machine')
    .setInputFiles({ name: 'bench.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await page
    .getByRole('region', { name: /\(file\)$/u })
    .getByRole('button')
    .first()
    .waitFor();
  return { time: performance.now() - began, pause: await page.evaluate(longestPause) };
}
