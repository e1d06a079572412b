import type { Runs } from '../expectation.ts';
import { CATEGORIES, HOME_ROWS } from '../../facts/categories.ts';
import type { Code } from '../../facts/languages.ts';
import { productsIn } from '../../facts/products.ts';
import { pseudoIn } from '../../facts/pseudo-locale.ts';
import { productCard } from './list.ts';

const SLIDES = 6;

/** What the home page shows beside its products. */
export interface HomeState {
  /** The slide of the news that shows, 0 to 5. */
  readonly slide?: number;
  /** The button of the news says «Play». */
  readonly isPaused?: boolean;
  readonly hearts?: readonly number[];
  readonly code?: Code;
}

/** The news (§2 /): the buttons, and one slide of six with nothing of the others. */
export function newsLines({ slide = 0, isPaused = false, code = 'en' }: HomeState = {}): string[] {
  const t = (key: string) => pseudoIn(code, key);
  return [
    `region "${t('home.news.region')}"`,
    `button "${t('home.news.previous')}"`,
    `button "${t(isPaused ? 'home.news.play' : 'home.news.pause')}"`,
    `button "${t('home.news.next')}"`,
    `group "${pseudoIn(code, 'home.news.position', { index: slide + 1, total: SLIDES })}"`,
    `img "${t(`news.${slide + 1}.alt`)}"`,
    `heading "${t(`news.${slide + 1}.title`)}"`,
    `paragraph: ${t(`news.${slide + 1}.text`)}`,
    `link "${t(`news.${slide + 1}.action`)}"`,
    `navigation "${t('home.shopByCategory')}"`,
  ];
}

/** The cards of a row, or that it has none (R20). */
function rowRuns(id: number, { hearts = [], code = 'en' }: HomeState): string[][] {
  const category = pseudoIn(code, `category.${id}.name`);
  const products = productsIn(id);
  const region = `region "${category}"`;
  if (products.length === 0) return [[region], [`paragraph: ${pseudoIn(code, 'home.row.empty', { category })}`]];
  return [[region], products.flatMap((product) => productCard(product, { hearts, code }))];
}

/** The home page (§2 /): the news, the categories, and all rows with their cards. */
export function homePage(state: HomeState = {}): Runs {
  const { code = 'en' } = state;
  return {
    runs: [
      [`heading "${pseudoIn(code, 'home.heading')}" [level=1]`, ...newsLines(state)],
      CATEGORIES.map(({ id }) => `link "${pseudoIn(code, `category.${id}.name`)}"`),
      ...HOME_ROWS.flatMap(({ id }) => rowRuns(id, state)),
    ],
  };
}
