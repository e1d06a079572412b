import type { Browser } from '@playwright/test';
import { drivers } from '../machines/drivers.ts';
import { PageFixture } from '../page/page-fixture.ts';
import { playWalk } from '../page/walks/play-walk.ts';
import { openPseudoPages } from '../pages/pseudo-pages.ts';
import { servePseudoShop } from '../pages/pseudo-shop.ts';
import { committedWalks } from '../walks/committed.ts';
import { LEAST_TOLD, noteInteractions, takeLongest } from './longest.ts';

/** The longest interaction of a step of a walk, in ms. */
export interface Interaction {
  readonly machine: string;
  readonly walk: string;
  /** The stimulus of the step, in words. */
  readonly step: string;
  /** Its place in the walk, from 0. */
  readonly place: number;
  readonly duration: number;
}

/**
 * Plays the generated walks of the shop's machines on a slowed processor and notes the longest interaction of each step
 * that has one; one that is too short to be told counts as the shortest that is.
 *
 * @param folder the build
 * @param slower how many times slower the processor of the page is made
 * @param isMeant the walks that are played
 */
export async function interactionsOfWalks(
  browser: Browser,
  folder: string,
  { slower, isMeant }: { readonly slower: number; readonly isMeant: (machine: string, walk: string) => boolean },
): Promise<Interaction[]> {
  const shop = await servePseudoShop(folder, await openPseudoPages());
  const found: Interaction[] = [];
  for (const driver of Object.values(drivers)) {
    const walks = committedWalks(driver.id, 'page').walks.filter(({ id }) => isMeant(driver.id, id));
    if (walks.length === 0) continue;
    const fixture = await PageFixture.open({
      browser,
      baseURL: shop.origin,
      clocked: driver.clocked ?? false,
      isTimed: true,
    });
    await fixture.context.addInitScript(noteInteractions, LEAST_TOLD);
    const session = await fixture.context.newCDPSession(fixture.page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    for (const walk of walks)
      await playWalk(driver, fixture, walk, async (_, place) => {
        const duration = await fixture.page.evaluate(takeLongest, LEAST_TOLD);
        const step = walk.steps[place]?.stimulus.words ?? '';
        if (duration > 0) found.push({ machine: driver.id, walk: walk.id, step, place, duration });
      });
    await fixture.context.close();
  }
  await shop.close();
  return found;
}
