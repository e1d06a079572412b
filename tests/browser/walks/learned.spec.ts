import { ADAPTERS } from '../../learn/adapters/adapters.ts';
import { learnMachine } from '../../learn/learn-machine.ts';
import { sampling } from '../../commands/sampling.ts';
import { expect, test } from './walk-test.ts';

/** The smallest of the machines that `npm run learn` learns, with few tests of what was learned. */
const CHEAP = { extra: 0, joined: 40, random: { words: 2, length: 25 } } as const;

// It takes a tenth of the time of all other walks together, and `npm run learn` does more of it.
if (sampling.learns)
  test('notice, learned from outside by what a person can do and see, is as its oracle declares', async ({
    browser,
    baseURL,
  }) => {
    if (baseURL === undefined) throw new Error('The configuration names no base address.');
    const notice = ADAPTERS.find(({ id }) => id === 'notice');
    if (notice === undefined) throw new Error('Nobody learns the notice.');
    const { mealy, difference, consoleErrors } = await learnMachine(notice, {
      browser,
      baseURL,
      seed: 1,
      tests: CHEAP,
    });
    expect(difference).toBeNull();
    expect(consoleErrors).toEqual([]);
    // Closed with the focus nowhere or on either button, and open for either product.
    expect(mealy.access.length).toBe(5);
  });
