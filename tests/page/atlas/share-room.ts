import type { Locator } from '@playwright/test';
import type { MachineId } from '../../../machines/index.ts';
import { randomNumbers, shuffled } from '../../engine/random-numbers.ts';
import { type PageFixture, SHOPPER } from '../page-fixture.ts';
import { atlasOf } from '../screens/atlas.ts';
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
/** The pointer takes the bar within so many pixels of its upper end. */
const GRIP = 100;
const DEEDS = ['less', 'more', 'Home', 'End', 'drag', 'reload'] as const;
type Deed = (typeof DEEDS)[number];
const PERCENT = 100;

/** The panel on one side of the chart, and the bar between them. */
class Room {
  readonly #fixture: PageFixture;
  readonly #side: Side;
  /** What part of the room the chart has by now, in per cent. */
  #share: number;

  constructor(fixture: PageFixture, side: Side) {
    this.#fixture = fixture;
    this.#side = side;
    this.#share = SIDES[side].usual;
  }

  /** Shares the room out otherwise, or loads the atlas anew. @param by how far the bar is dragged, in per cent of the room */
  async take(deed: Deed, by: number): Promise<void> {
    const { less, more } = SIDES[this.#side];
    if (deed === 'reload') await this.#fixture.page.reload({ waitUntil: 'commit' });
    else if (deed === 'drag') await this.#drag(by);
    else await this.#bar.press(deed === 'less' ? less : deed === 'more' ? more : deed);
    const share = this.#share;
    const goals = { less: share - STEP, more: share + STEP, Home: LEAST, End: MOST, drag: share + by, reload: share };
    this.#share = Math.round(Math.max(LEAST, Math.min(MOST, goals[deed])));
  }

  /** The bar tells the share, and the chart has it. @throws PageMismatch where it is another one */
  async see(): Promise<void> {
    const { orientation } = SIDES[this.#side];
    const told = () =>
      this.#bar.evaluate((bar) =>
        ['orientation', 'valuenow', 'valuetext'].map((name) => bar.getAttribute(`aria-${name}`)).join(' '),
      );
    const words = `${orientation} ${this.#share} ${this.#share} % for the chart`;
    await this.#fixture.read('what the bar tells', told, words);
    const drawn = async (): Promise<number> => {
      const { ofChart, all } = await this.#measure();
      return Math.round((ofChart / all) * PERCENT);
    };
    await this.#fixture.read('the share of the chart as it is drawn, in per cent', drawn, this.#share);
  }

  get #bar(): Locator {
    return this.#fixture.page.getByRole('separator', { name: 'Room for the chart and the panel', exact: true });
  }

  /** What the chart has of the height of the window, or of the width of chart and panel, and all of that, in pixels. */
  async #measure(): Promise<{ readonly ofChart: number; readonly all: number }> {
    const { page } = this.#fixture;
    if (this.#side === 'below') {
      const chart = await atlasOf(page).chart.boundingBox();
      return { ofChart: chart?.height ?? 0, all: HEIGHT };
    }
    // Beside a panel the chart has an edge, and the room ends where the bar begins.
    const [bar, main] = await Promise.all([this.#bar.boundingBox(), page.getByRole('main').boundingBox()]);
    return { ofChart: (bar?.x ?? 0) - (main?.x ?? 0), all: main?.width ?? 0 };
  }

  /** Moves the bar by a part of the room and lets go of it; where the pointer goes then changes nothing. */
  async #drag(by: number): Promise<void> {
    const { mouse } = this.#fixture.page;
    await this.#bar.scrollIntoViewIfNeeded();
    const [box, { all }] = await Promise.all([this.#bar.boundingBox(), this.#measure()]);
    if (box === null) throw new Error('The bar is nowhere.');
    const far = (by / PERCENT) * all;
    // A bar beside the chart may be higher than the window: it is taken near its upper end.
    const from = { x: box.x + box.width / 2, y: box.y + Math.min(box.height, GRIP) / 2 };
    const to = this.#side === 'below' ? { x: from.x, y: from.y + far } : { x: from.x + far, y: from.y };
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move(to.x, to.y, { steps: 2 });
    await mouse.up();
    await mouse.move(from.x, from.y);
  }
}

/**
 * Shares the room of the atlas out by keys and by the pointer, and loads it anew, by chance, while the panel is below the
 * chart and while it is beside it: each has a share of its own, which is kept, told and drawn.
 *
 * @param seed draws the order and the distances; the same seed draws the same ones
 * @throws PageMismatch where it is another one
 */
export async function shareRoom(fixture: PageFixture, machine: MachineId, seed: number): Promise<void> {
  const { page } = fixture;
  const random = randomNumbers(seed);
  const rooms = { below: new Room(fixture, 'below'), beside: new Room(fixture, 'beside') };
  const open = async (side: Side): Promise<void> => {
    await page.setViewportSize({ width: SIDES[side].width, height: HEIGHT });
    await openChart(page, machine, 'Details');
    await rooms[side].see();
  };
  await fixture.clear();
  try {
    for (const side of ['below', 'beside'] as const) {
      await open(side);
      for (const deed of [...DEEDS, ...shuffled(DEEDS, random)]) {
        await rooms[side].take(deed, Math.round((2 * random() - 1) * FAR));
        await rooms[side].see();
      }
    }
    await open('below');
  } finally {
    await page.setViewportSize(SHOPPER.viewport);
  }
}
