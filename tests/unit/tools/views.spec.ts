import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { journeys } from '../../browser/access/heard/journeys.ts';
import { pages, visits } from '../../browser/support/screens.ts';
import {
  AXE_WIDTHS,
  PICTURES_OF_PAGE,
  PICTURE_WIDTHS,
  RARE_PICTURE_WIDTHS,
  VIEWS_PER_WIDTH,
  isPictured,
  pictureFile,
  viewsAt,
} from '../../browser/support/view-matrix.ts';
import { CODES } from '../../facts/languages.ts';

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

it.each(pages.map(({ name }, turn) => ({ name, turn })))(
  'The pictures of $name are those of its views',
  ({ name, turn }) => {
    const wanted = viewsAt([...PICTURE_WIDTHS, ...RARE_PICTURE_WIDTHS]).filter(isPictured(turn));
    expect(wanted).toHaveLength(PICTURES_OF_PAGE);
    const files = readdirSync(new URL(`../../browser/pictures/shots/${name}/`, import.meta.url));
    expect(files.toSorted(), 'npm run pictures, and remove what is not taken any more').toEqual(
      wanted.map(pictureFile).toSorted(),
    );
  },
);

it('Each page that has pictures is there', () => {
  const folders = readdirSync(new URL('../../browser/pictures/shots/', import.meta.url));
  expect(folders.toSorted()).toEqual(pages.map(({ name }) => name).toSorted());
});

it('What is heard on each journey is written in each language, and nothing else', () => {
  const files = readdirSync(new URL('../../browser/access/heard/spoken/', import.meta.url));
  const wanted = journeys.flatMap(({ name }) => CODES.map((code) => `${name}.${code}.txt`));
  expect(
    files.toSorted(),
    'LOADOUT_LONG=1 npm run test:access -- -g heard --update-snapshots=all, and remove what is not heard any more',
  ).toEqual(wanted.toSorted());
});
