import type { Locator, Page } from '@playwright/test';
import type { MachineId } from '../../../machines/index.ts';
import { pickFrom, randomNumbers } from '../../engine/random-numbers.ts';
import { type PageFixture, SHOPPER } from '../page-fixture.ts';
import { openChart } from './open-chart.ts';

/** How chart and panel stand in a window, and what the share of the chart is there before anybody changes it, in per cent. */
const SIDES = {
  below: { width: 1280, usual: 58, orientation: 'horizontal', less: 'ArrowUp', more: 'ArrowDown' },
  beside: { width: 1920, usual: 70, orientation: 'vertical', less: 'ArrowLeft', more: 'ArrowRight' },
} as const;

type Side = keyof typeof SIDES;

/** The chart of a lower window would be as high as it has to be at least, whatever its share. */
const HEIGHT = 1000;

const LEAST = 20;
const MOST = 85;
const STEP = 2;
/** How far the bar is dragged, in per cent of the room, at most. */
const FAR = 40;
const DEEDS = ['less', 'more', 'Home', 'End', 'drag', 'reload'] as const;
const PERCENT = 100;

/** Moves the bar by so many pixels and lets go of it; where the pointer goes then changes nothing. */
async function drag(page: Page, side: Side, by: number): Promise<void> {
  const bar = page.getByRole('separator');
  await bar.scrollIntoViewIfNeeded();
  const box = await bar.boundingBox();
  if (box === null) throw new Error('The bar is nowhere.');
  // Where the window ends, the pointer leaves the bar.
  const from = { x: box.x + box.width / 2, y: box.y + Math.min(box.height, 100) / 2 };
  const to = side === 'below' ? { x: from.x, y: from.y + by } : { x: from.x + by, y: from.y };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 2 });
  await page.mouse.up();
  await page.mouse.move(from.x, from.y);
}

/** The panel on one side of the chart, and the bar between them. */
class Room {
  readonly #fixture: PageFixture;
  readonly #side: Side;
  /** What part of the room the chart has by now, in per cent. */
  share: number;

  constructor(fixture: PageFixture, side: Side, share: number) {
    this.#fixture = fixture;
    this.#side = side;
    this.share = share;
  }

  /** Shares the room out otherwise, or loads the atlas anew. @param by how far the bar is dragged, in per cent of the room */
  async take(deed: (typeof DEEDS)[number], by: number): Promise<void> {
    const { page } = this.#fixture;
    const { less, more } = SIDES[this.#side];
    if (deed === 'reload') await page.reload({ waitUntil: 'commit' });
    else if (deed === 'drag') await drag(page, this.#side, (by / PERCENT) * (await this.#room()));
    else await this.#bar.press(deed === 'less' ? less : deed === 'more' ? more : deed);
    const { share } = this;
    const goals = { less: share - STEP, more: share + STEP, Home: LEAST, End: MOST, drag: share + by, reload: share };
    this.share = Math.round(Math.max(LEAST, Math.min(MOST, goals[deed])));
  }

  /** The bar tells the share, and the chart has it. @throws PageMismatch where it is another one */
  async see(chart: Locator): Promise<void> {
    const { orientation } = SIDES[this.#side];
    const told = () =>
      this.#bar.evaluate((bar) =>
        ['orientation', 'valuenow', 'valuetext'].map((name) => bar.getAttribute(`aria-${name}`)).join(' '),
      );
    const words = `${orientation} ${this.share} ${this.share} % for the chart`;
    await this.#fixture.read('what the bar tells', told, words);
    const drawn = async (): Promise<number> => {
      const [box, bar, main] = await Promise.all([chart, this.#bar, this.#main].map((one) => one.boundingBox()));
      // A chart with a panel beside it has an edge.
      const size = this.#side === 'below' ? box?.height : (bar?.x ?? 0) - (main?.x ?? 0);
      return Math.round(((size ?? 0) / (await this.#room())) * PERCENT);
    };
    await this.#fixture.read('the share of the chart as it is drawn, in per cent', drawn, this.share);
  }

  get #bar(): Locator {
    return this.#fixture.page.getByRole('separator', { name: 'Room for the chart and the panel', exact: true });
  }

  /** All that is shared out, in pixels: the height of the window, or the width of chart and panel. */
  async #room(): Promise<number> {
    if (this.#side === 'below') return HEIGHT;
    return (await this.#main.boundingBox())?.width ?? 0;
  }

  get #main(): Locator {
    return this.#fixture.page.getByRole('main');
  }
}

/**
 * Shares the room of the atlas out by keys and by the pointer, and loads it anew, by chance, while the panel is below the
 * chart and while it is beside it: each has a share of its own, which is kept, told and drawn.
 *
 * @throws PageMismatch where it is another one
 */
export async function shareRoom(fixture: PageFixture, machine: MachineId): Promise<void> {
  const { page } = fixture;
  const random = randomNumbers(Array.from(machine, (sign) => sign.charCodeAt(0)).reduce((sum, code) => sum + code, 0));
  const rooms = {
    below: new Room(fixture, 'below', SIDES.below.usual),
    beside: new Room(fixture, 'beside', SIDES.beside.usual),
  };
  await fixture.clear();
  try {
    for (const side of ['below', 'beside', 'below'] as const) {
      await page.setViewportSize({ width: SIDES[side].width, height: HEIGHT });
      const { chart } = await openChart(page, machine, 'Details');
      await rooms[side].see(chart);
      const some = Array.from(DEEDS, () => pickFrom(DEEDS, random) ?? 'more');
      for (const deed of [...DEEDS, ...some]) {
        await rooms[side].take(deed, Math.round((2 * random() - 1) * FAR));
        await rooms[side].see(chart);
      }
    }
  } finally {
    await page.setViewportSize(SHOPPER.viewport);
  }
}
