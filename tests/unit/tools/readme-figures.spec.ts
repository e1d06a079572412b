import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { REPEATED } from '../../browser/repeated.ts';
import { ADAPTERS } from '../../learn/adapters/adapters.ts';
import { FAULTS } from '../../learn/shop/faults.ts';
import { machineIds } from '../../machines/room.ts';

/** The README without the spaces that line its tables up. */
const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8').replaceAll(/ +/gu, ' ');

/** What is learned: some machines, and of the form another page, which has an id that is no machine's. */
const [parts, learned] = [ADAPTERS.length, machineIds.filter((id) => ADAPTERS.some((one) => one.id === id)).length];
const titles = REPEATED.flatMap((one) => one.titles).length;

it.each([
  ['machines that are learned', `learns ${learned} machines from the page alone`],
  [
    'parts of them',
    `| parts of ${learned} machines learned from what a person can do and see, and equal to what is declared | ${parts} of ${parts} |`,
  ],
  [
    'faults that are found by learning',
    `| faults of wiring found by learning | ${FAULTS.length} of ${FAULTS.length} |`,
  ],
  [
    'titles of tests that others say again',
    `| tests by hand that others say again, by ${titles} titles in \`tests/browser/repeated.ts\` | none |`,
  ],
])('The README has the number of %s: «%s»', (_what, figure) => {
  expect(readme.includes(figure), 'README.md has another figure').toBe(true);
});
