import { expect, it } from 'vitest';
import { texts } from '../../../src/atlas/page/texts.ts';
import { byTurns, sampling } from '../../commands/sampling.ts';
import { act } from '../support/act.ts';
import { faults } from '../support/component-faults.ts';
import { filesOf, openPanel, PANELS } from '../support/atlas-panels.ts';
import { linesIn, seenOf } from '../support/dom-look.ts';
import { press } from '../support/gestures.ts';
import { type LiveAtlas, openLiveAtlas } from '../support/live-atlas.ts';

/** What holds all that there is, without which nothing stays. */
const FRAME: ReadonlySet<string> = new Set([
  'src/atlas/page/Atlas.tsx#Atlas',
  'src/atlas/page/Providers.tsx#Providers',
  'src/atlas/page/split/Split.tsx#Split',
  // The bar beside it names it.
  'src/atlas/page/chart-pane/ChartPane.tsx#ChartPane',
]);

async function openAt(panel: (typeof PANELS)[number]): Promise<LiveAtlas> {
  const live = await openLiveAtlas('#cart', {}, /injected into/);
  // The atlas opens with Details: beside another panel only that one's own parts are rendered again.
  if (panel !== 'details') faults.rendered.clear();
  await act(async () => openPanel(panel, live.atlas, filesOf()));
  await live.settle();
  return live;
}

function shown({ page }: LiveAtlas): string {
  return linesIn(seenOf(page));
}

it.each(byTurns(PANELS, PANELS.length))(
  'Each component that fails beside the panel %s takes its part of the page away, and no other, until it is tried again',
  async (panel) => {
    faults.rendered.clear();
    const plain = await openAt(panel);
    const expected = shown(plain);
    await plain.leave();
    const names = [...faults.rendered].filter((name) => !FRAME.has(name));
    expect(names).not.toEqual([]);
    for (const name of names.filter((_, at) => at % sampling.oneComponentIn === 0)) {
      faults.failing = name;
      const live = await openAt(panel);
      const said = [...live.page.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent);
      expect(said, name).not.toEqual([]);
      expect(live.page.querySelector('h1')?.textContent, name).toBe(texts.title);
      const kept = ['nav', '#chart-pane', '#panel'].filter((part) => live.page.querySelector(part) !== null);
      expect(kept.length, name).toBeGreaterThanOrEqual(2);
      faults.failing = '';
      for (const again of live.page.querySelectorAll('[role="alert"] button')) {
        await act(async () => void press(again));
        await live.settle();
      }
      expect(shown(live), name).toEqual(expected);
      await live.leave();
    }
  },
);
