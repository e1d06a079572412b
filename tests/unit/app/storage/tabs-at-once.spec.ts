import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampling } from '../../../commands/sampling.ts';
import { linesOf, NO_PILES, pressed } from '../../../facts/cart-presses.ts';
import { anyPress } from '../../support/any-press.ts';
import { openSeparateTabs } from '../../support/separate-tabs.ts';

const SEED = 20_261_122;
/** More tabs than anybody has, so that messages that grow with the square would show. */
const MOST_TABS = 8;
const SCHEDULES = Math.ceil(sampling.schedules / 5);

type Press = Parameters<typeof pressed>[1];

describe('Tabs whose presses and news a scheduler puts into any order', () => {
  it(`make one cart that agrees with what each of them saw, in ${SCHEDULES} schedules of 2 to ${MOST_TABS} tabs`, async () => {
    let made = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.array(anyPress([1, 3]), { maxLength: 5 }), { minLength: 2, maxLength: MOST_TABS }),
        async (scheduler, pressesOfTabs) => {
          const browser = openSeparateTabs();
          const tabs = pressesOfTabs.map(() => browser.open());
          const order: [string, Press][] = [];
          const keys = () => [...browser.stored.keys()].filter((key) => /^loadout\.cart\.\d/u.test(key));
          // Each tab presses one after another, and takes news whenever the scheduler lets it.
          const works = tabs.map((tab, place) =>
            scheduler.scheduleSequence(
              (pressesOfTabs[place] ?? []).flatMap((press) => [
                async () => void tab.receive(),
                async () => {
                  const before = new Set(keys());
                  const seen = tab.cart.getSnapshot().context;
                  tab.cart.send(press);
                  const key = keys().find((one) => !before.has(one));
                  if (key === undefined) expect(tab.cart.getSnapshot().context).toEqual(seen);
                  else order.push([key, press]);
                },
              ]),
            ),
          );
          await scheduler.waitAll();
          await Promise.all(works.map(({ task }) => task));
          while (tabs.some((tab) => tab.receive()));
          const inOrder = order.toSorted(([one], [two]) => {
            const [[, , at = '', tab = ''], [, , otherAt = '', otherTab = '']] = [one.split('.'), two.split('.')];
            return Number(at) - Number(otherAt) || (tab < otherTab ? -1 : 1);
          });
          const history = linesOf(inOrder.reduce((cart, [, press]) => pressed(cart, press), NO_PILES));
          for (const tab of [...tabs, browser.open()]) {
            const { lines, removed } = tab.cart.getSnapshot().context;
            expect({ lines, removed }).toEqual(history);
          }
          expect(keys()).toHaveLength(order.length);
          expect(browser.messages(), 'each press is told once to each other tab').toBe(
            order.length * (tabs.length - 1),
          );
          made += order.length;
        },
      ),
      { numRuns: SCHEDULES, seed: SEED },
    );
    console.log(`2 to ${MOST_TABS} tabs: kept all of ${made} presses in ${SCHEDULES} schedules`);
  });
});
