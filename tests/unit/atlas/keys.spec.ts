import { expect, it } from 'vitest';
import { act } from '../support/act.ts';
import { PANELS } from '../support/atlas-panels.ts';
import { openLiveAtlas } from '../support/live-atlas.ts';
import { keysKeptIn } from '../support/modified-keys.ts';

it('A key with Alt, Control or Meta beside it is left to the browser on each control of the atlas', async () => {
  const live = await openLiveAtlas('#cart');
  const kept: string[] = [];
  for (const panel of PANELS) {
    await act(async () => live.atlas.viewer.send({ type: `${panel}.opened` }));
    await live.settle();
    kept.push(...(await keysKeptIn(live.page)));
  }
  expect(kept).toEqual([]);
  await live.leave();
});
