import { type Locator, type Page, expect } from '@playwright/test';

/** A point at the edge of the window that no element reacts to, in CSS px. */
const ASIDE = { x: 3, y: 715 };

/** The pointer rests at a third of the width and of the height. */
const INSET = 3;

/** A real pointer that comes to rest on a part of the page and leaves it again. */
export class Pointer {
  readonly #page: Page;
  readonly #place: Locator;

  constructor(page: Page, place: Locator) {
    this.#page = page;
    this.#place = place;
  }

  /** Comes from outside, so that the element is entered even where the pointer was there already. */
  async enter(): Promise<void> {
    await this.leave();
    // A browser may join two moves of the mouse into one, and then the pointer never was away.
    const isOn = () => this.#place.evaluate((element) => element.matches(':hover'));
    await expect.poll(isOn, { message: 'whether the pointer is away' }).toBe(false);
    const box = await this.#place.boundingBox();
    if (box === null) throw new Error('There is nothing to rest on.');
    await this.#page.mouse.move(box.x + box.width / INSET, box.y + box.height / INSET);
  }

  /** Goes to the edge of the window, and leaves the focus where it is. */
  leave(): Promise<void> {
    return this.#page.mouse.move(ASIDE.x, ASIDE.y);
  }

  /** Goes to the edge of the window and presses there, which takes the focus along. */
  async leaveWithFocus(): Promise<void> {
    await this.leave();
    await this.#page.mouse.down();
    await this.#page.mouse.up();
  }
}
