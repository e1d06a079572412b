import { beforeEach, expect, it, vi } from 'vitest';
import { MOUSE } from '../../facts/products.ts';
import { viewName } from '../../page/screens/detail.ts';
import { act } from '../support/act.ts';
import { type LiveShop, MOMENT, openLiveShop } from '../support/live-shop.ts';

/** A pointer goes down, up, or is taken away by the browser over the picture, so many pixels from the left of the window. */
type Deed = readonly [what: 'pointerdown' | 'pointerup' | 'pointercancel', x: number, how?: PointerEventInit];

let shop: LiveShop;
/** Who hears of a pointer that is beside the picture. */
let holder: () => Element;

beforeEach(async () => {
  const capture = vi.spyOn(Element.prototype, 'setPointerCapture').mockReturnValue();
  holder = () => (capture.mock.contexts.at(-1) as Element | undefined) ?? document.body;
  shop = await openLiveShop(`/ProductDetail/${MOUSE.id}`, {}, { patience: MOMENT });
});

async function make(...deeds: readonly Deed[]): Promise<void> {
  const frame = shop.page.querySelector('[data-enlarged]');
  await act(async () => {
    for (const [what, clientX, how] of deeds)
      frame?.dispatchEvent(new PointerEvent(what, { bubbles: true, pointerId: 1, clientX, ...how }));
  });
}

function shown(): string | null | undefined {
  return shop.page.querySelector('main [aria-current="true"]')?.getAttribute('aria-label');
}

const [FIRST, SECOND] = [viewName(MOUSE.id, 0), viewName(MOUSE.id, 1)];

it('A swipe turns the picture', async () => {
  await make(['pointerdown', 400], ['pointerup', 100]);
  expect(shown()).toBe(SECOND);
  await make(['pointerdown', 100], ['pointerup', 400]);
  expect(shown()).toBe(FIRST);
});

it('What is dragged from elsewhere and let go over the picture turns it neither first nor after a swipe', async () => {
  await make(['pointerup', 400]);
  expect(shown()).toBe(FIRST);
  await make(['pointerdown', 400], ['pointerup', 100], ['pointerup', 400]);
  expect(shown()).toBe(SECOND);
});

it('A finger that the browser took to scroll by is no swipe', async () => {
  await make(['pointerdown', 400], ['pointercancel', 100], ['pointerup', 100]);
  expect(shown()).toBe(FIRST);
});

it('Another finger, or another button of the mouse, ends and begins no swipe', async () => {
  await make(['pointerdown', 400], ['pointerup', 100, { pointerId: 2 }]);
  expect(shown()).toBe(FIRST);
  await make(['pointercancel', 400], ['pointerdown', 400, { button: 2 }], ['pointerup', 100]);
  expect(shown()).toBe(FIRST);
});

/** Tells the page of a pointer that is beside the picture: whoever holds it hears of it, as in a browser. */
async function makeBeside(...deeds: readonly Deed[]): Promise<void> {
  await act(async () => {
    for (const [what, clientX, how] of deeds)
      holder().dispatchEvent(new PointerEvent(what, { bubbles: true, pointerId: 1, clientX, ...how }));
  });
}

it('A swipe that ends beside the picture turns it, and what is let go over it later does not', async () => {
  await make(['pointerdown', 400]);
  await makeBeside(['pointerup', 100]);
  expect(shown()).toBe(SECOND);
  await make(['pointerup', 700]);
  expect(shown()).toBe(SECOND);
});

it('A swipe that the browser ends beside the picture turns it neither then nor later', async () => {
  await make(['pointerdown', 400]);
  await makeBeside(['pointercancel', 100]);
  await make(['pointerup', 100]);
  expect(shown()).toBe(FIRST);
});
