import { mkdir, readFile, writeFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import { sampling } from '../../commands/sampling.ts';
import { shrinkSlowly } from '../../engine/replay/shrink.ts';
import { collectConsoleErrors } from '../../page/console-errors.ts';
import type { Deed } from '../../page/explorer/deed.ts';
import { doAgain, explore, type Explored, type Ground } from '../../page/explorer/explore.ts';
import { translatePage } from '../../page/explorer/translate-page.ts';
import { test } from '../support/per-worker.ts';
import { expect } from '../support/test.ts';

/** The walk that is left of one that failed, for `EXPLORER_WALK=<file>`. */
const FILE = 'reports/explorer.json';
/** Deeds in one browser context, after which another begins as a new visitor. */
const EACH = 500;
/** Shorter walks that are tried when one fails. */
const TRIES = 40;
const MS_PER_DEED = 1000;
const SPARE_MS = 120_000;

/** Who walks over the shop: the browser of every second visitor translates the pages. */
interface Visitor {
  readonly browser: Browser;
  readonly origin: string;
  readonly seed: number;
}

/** A walk in its file. */
interface KeptWalk {
  readonly seed: number;
  readonly deeds: readonly Deed[];
}

/** Lets something walk over the shop as a new visitor who asks for less motion, so that no slide turns by itself. */
async function asVisitor({ browser, origin, seed }: Visitor, walk: (ground: Ground) => Promise<Explored>) {
  const context = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce' });
  if (seed % 2 === 1) await context.addInitScript(translatePage);
  const complaints = collectConsoleErrors(context, origin);
  try {
    return await walk({ page: await context.newPage(), complaints });
  } finally {
    await context.close();
  }
}

test.describe('Clicks and keys by chance', () => {
  const again = process.env['EXPLORER_WALK'];
  const { explored } = sampling;

  test(`leave badge, cart, total, order, address, heading and console as they should be, ${explored} times`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(SPARE_MS + explored * MS_PER_DEED);
    const origin = baseURL ?? '';
    const started = performance.now();
    let done = 0;
    if (again !== undefined) {
      const { seed, deeds }: KeptWalk = JSON.parse(await readFile(again, 'utf8'));
      const { problems } = await asVisitor({ browser, origin, seed }, (ground) => doAgain(ground, deeds));
      expect(problems).toEqual([]);
      return;
    }
    for (let seed = 1; done < explored; seed += 1) {
      const length = Math.min(EACH, explored - done);
      const visitor = { browser, origin, seed };
      const { deeds, problems } = await asVisitor(visitor, (ground) => explore(ground, { seed, length }));
      done += deeds.length;
      if (explored > EACH) console.log(`seed ${seed}: ${done} of ${explored} deeds`);
      if (problems.length === 0) continue;
      const fails = async (some: readonly Deed[]) =>
        (await asVisitor(visitor, (ground) => doAgain(ground, some))).problems.length > 0;
      const shortest = await shrinkSlowly(deeds, fails, TRIES);
      await mkdir('reports', { recursive: true });
      const kept: KeptWalk = { seed, deeds: shortest };
      await writeFile(FILE, JSON.stringify(kept, null, 1));
      const steps = shortest.map((deed) => `  ${JSON.stringify(deed)}`);
      const words = `seed ${seed}, ${deeds.length} deeds, of which ${shortest.length} are enough:`;
      expect.soft(problems, [words, ...steps].join('\n')).toEqual([]);
      console.log(`again: EXPLORER_WALK=${FILE} npm run test:handwritten -- -g "Clicks and keys by chance"`);
      return;
    }
    console.log(`${done} clicks and keys in ${((performance.now() - started) / 1000).toFixed(0)} s: nothing wrong`);
  });
});
