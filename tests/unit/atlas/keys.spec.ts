import { expect, it } from 'vitest';
import { act } from '../support/act.ts';
import { PANELS } from '../support/atlas-panels.ts';
import { controlsIn } from '../support/gestures.ts';
import { openLiveAtlas } from '../support/live-atlas.ts';

/** Keys that some control of the page knows. */
const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'Enter', ' ', 'Escape', 'PageDown'];

/** With one of these beside it a key means something to the browser: back, a new tab, the end of the page. */
const MODIFIERS = ['altKey', 'ctrlKey', 'metaKey'] as const;

it('A key with Alt, Control or Meta beside it is left to the browser on each control of the atlas', async () => {
  const live = await openLiveAtlas('#cart');
  const kept = new Set<string>();
  for (const panel of PANELS) {
    await act(async () => live.atlas.viewer.send({ type: `${panel}.opened` }));
    await live.settle();
    const kinds = new Map(controlsIn(live.page).map((one) => [one.kind, one]));
    for (const { element, name } of kinds.values())
      for (const key of KEYS)
        for (const modifier of MODIFIERS) {
          const event = new KeyboardEvent('keydown', { key, [modifier]: true, bubbles: true, cancelable: true });
          await act(async () => {
            if (!element.dispatchEvent(event)) kept.add(`${name}: ${modifier} ${key}`);
          });
        }
  }
  expect([...kept]).toEqual([]);
  await live.leave();
});
