import { sampling } from '../../commands/sampling.ts';
import { MOUSE } from '../../facts/products.ts';
import { faultyBuild } from '../../faults/build.ts';
import { prepareFaults, renderedIn } from '../../faults/fault-script.ts';
import { MOMENTS } from '../../faults/moments.ts';
import { componentsAt, LAST, nextLanguageOf } from '../../faults/places.ts';
import { Stand } from '../../faults/stand.ts';
import { STORED, storedCart } from '../../page/stored/stored.ts';
import { builtOnce } from '../support/built-once.ts';
import { visits } from '../support/screens.ts';
import { test as base } from '../support/site-test.ts';
import { expect } from '../support/test.ts';
import { PLAIN_FILE } from '../support/view-matrix.ts';

const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern
  served: async ({}, provide) => provide(builtOnce(faultyBuild(), 'faults/build.ts')),
});

// In one worker: the others have something else to do while the build is made.
test.describe.configure({ mode: 'default', timeout: 600_000 });

/** The components that are tried at a look. */
function chosenAt(look: string): readonly string[] {
  return componentsAt(look, sampling.oneComponentOnPageIn);
}

test.describe('A component that fails ends in the error view, the cart as it was, with a way home that works', () => {
  for (const visit of [...visits, ...MOMENTS]) {
    const count = visit.reduce((sum, { name }) => sum + chosenAt(name).length, 0);
    if (count === 0) continue;
    test(`${visit[0].name} (${count})`, async ({ page, context, allowConsoleErrors }) => {
      // React says what it caught; a page that fails while it is hydrated is rendered anew, and that is said, too.
      allowConsoleErrors(/injected into|Minified React error|ERR_FAILED|Failed to load resource/u);
      await prepareFaults(page);
      page.setDefaultTimeout(10_000);
      const plain = await context.newPage();
      await plain.goto(PLAIN_FILE);
      if (visit[0].name !== 'empty-cart')
        await plain.evaluate(([key, text]) => localStorage.setItem(key, text), [
          STORED.cart,
          storedCart([{ id: MOUSE.id, quantity: 2 }]),
        ] as const);
      const stand = new Stand(page, plain, visit);
      const wanted = visit.findLastIndex(({ name }) => chosenAt(name).length > 0);
      for (const [place, { name: look }] of visit.slice(0, wanted + 1).entries()) {
        await stand.look(place);
        // What comes on demand is rendered when its script is there.
        const missing = async () => {
          const rendered = await renderedIn(page);
          return chosenAt(look).filter((name) => !rendered.has(name));
        };
        await expect.poll(missing, `do not stand on «${look}», as the table of places says`).toEqual([]);
      }
      let again = 0;
      const failures: string[] = [];
      for (const [place, { name: look }] of visit.entries())
        for (const name of chosenAt(look)) {
          const isLast = LAST.has(name);
          try {
            await stand.whenItComes(place, name, isLast);
            again += Number(await stand.whenItIsRenderedAgain(place, name, { isLast, code: nextLanguageOf(name) }));
          } catch (error) {
            failures.push(`${name}: ${String(error)}`);
          }
        }
      console.log(`${visit[0].name}: ${count} components failed when they came, ${again} when rendered again`);
      expect(failures).toEqual([]);
    });
  }
});
