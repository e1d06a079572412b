import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pages, visits } from '../../browser/support/screens.ts';
import { AXE_WIDTHS, PICTURES_OF_PAGE, VIEWS_PER_WIDTH } from '../../browser/support/view-matrix.ts';

const screens = visits.flat().length;
const views = screens * VIEWS_PER_WIDTH * AXE_WIDTHS.length;
const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');

it.each([
  ['screens that axe looks at', `axe on ${screens} screens in`],
  ['their views, in a sample', `of their ${views} views`],
  ['their views, in the long run', `axe in all ${views} views of the screens`],
  ['pictures', `compares ${pages.length * PICTURES_OF_PAGE} pictures of the pages`],
])('The README has the number of %s: «%s»', (_what, figure) => {
  expect(readme.includes(figure), 'README.md has another figure').toBe(true);
});
