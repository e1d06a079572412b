import { setImmediate as turn } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { beside } from '../../../src/atlas/page/beside/beside-client.ts';
import { texts } from '../../../src/atlas/page/texts.ts';
import { act } from '../support/act.ts';
import { type LiveAtlas, openLiveAtlas } from '../support/live-atlas.ts';

/** So low that nothing can be read in it, whatever is folded. */
const LOW = 20;

async function pressFit({ page }: LiveAtlas): Promise<void> {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(LOW);
  const button = [...page.querySelectorAll('button')].find(({ textContent }) => textContent === texts.chart.fit);
  await act(async () => button?.click());
}

/** Has layouts wait that were not made before. @returns has them go on once there is one */
function holdLayouts(): () => Promise<void> {
  const make = vi.spyOn(beside, 'make');
  const made = make.getMockImplementation();
  const held: (() => void)[] = [];
  make.mockImplementation(async (...given) => {
    await new Promise<void>((resolve) => held.push(resolve));
    return made?.(...given) as never;
  });
  return async () => {
    while (held.length === 0) await turn();
    if (made !== undefined) make.mockImplementation(made);
    for (const release of held) release();
  };
}

it('Fit folds nothing on a machine that was opened while another one is fitted', async () => {
  const live = await openLiveAtlas('#cart');
  const { viewer } = live.atlas;
  const folded: string[] = [];
  viewer.subscribe(({ context }) => folded.push(...context.folded));
  const goOn = holdLayouts();
  await pressFit(live);
  await act(async () => viewer.send({ type: 'machine.opened', machine: 'storage' }));
  await goOn();
  await live.settle();
  expect(viewer.getSnapshot().context.machine).toBe('storage');
  expect(folded).toEqual([]);
  await live.leave();
});

it('Fit folds what cannot be read on the machine that is looked at', async () => {
  const live = await openLiveAtlas('#cart');
  await pressFit(live);
  await live.settle();
  expect(live.atlas.viewer.getSnapshot().context.folded).toEqual(['lines', 'undo']);
  await live.leave();
});
