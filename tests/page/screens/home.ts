import { ADVERT_ADDRESSES, NEWS_ADDRESSES, productAddress } from '../../facts/destinations.ts';
import { ROW_PICTURES, categoryPicture } from '../../facts/pictures.ts';
import { linkLine, pictureLine } from './lines.ts';
import { CATEGORIES, HOME_ROWS, listAddress } from '../../facts/categories.ts';
import { dollars } from '../../facts/prices.ts';
import type { Code } from '../../facts/languages.ts';
import { PRODUCTS, productsIn } from '../../facts/products.ts';
import { pseudoIn } from '../../facts/pseudo-locale.ts';
import { productCard } from './list.ts';

/** How many cards a row holds without scrolling, at the window of the walks. */
const FITTING = 4;

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
function newsLines({ slide = 0, isPaused = false, code = 'en' }: HomeState): string[] {
  const t = (key: string) => pseudoIn(code, key);
  const shown = PRODUCTS.find(({ id }) => productAddress(id) === NEWS_ADDRESSES[slide]);
  return [
    `region "${t('home.news.region')}"`,
    `button "${t('home.news.previous')}"`,
    `button "${t(isPaused ? 'home.news.play' : 'home.news.pause')}"`,
    `button "${t('home.news.next')}"`,
    `group "${pseudoIn(code, 'home.news.position', { index: slide + 1, total: NEWS_ADDRESSES.length })}"`,
    pictureLine(`news-${slide + 1}`),
    `img "${t(`news.${slide + 1}.alt`)}"`,
    `heading "${t(`news.${slide + 1}.title`)}"`,
    `paragraph: ${t(`news.${slide + 1}.text`)}`,
    ...(shown === undefined ? [] : [`paragraph: ${dollars(shown.price)}`]),
    linkLine(t(`news.${slide + 1}.action`), NEWS_ADDRESSES[slide] ?? ''),
  ];
}

function categoryLines(code: Code): string[] {
  const heading = pseudoIn(code, 'home.shopByCategory');
  return [
    `navigation "${heading}"`,
    `heading "${heading}"`,
    ...CATEGORIES.flatMap(({ id }) => [
      pictureLine(categoryPicture(id)),
      linkLine(pseudoIn(code, `category.${id}.name`), listAddress(id)),
    ]),
  ];
}

function advertLines(code: Code): string[] {
  return [
    `region "${pseudoIn(code, 'home.adverts')}"`,
    ...ADVERT_ADDRESSES.flatMap((address, index) => {
      const words = ['alt', 'title', 'text'].map((part) => pseudoIn(code, `adverts.${index + 1}.${part}`));
      return [pictureLine(`advert-${index + 1}`), linkLine(words.join(' '), address)];
    }),
  ];
}

/** What stands in the place of a row without products (R20). */
function emptyRow(category: string, code: Code): string[] {
  return [
    pictureLine('empty-category'),
    `img "${pseudoIn(code, 'list.empty.alt')}"`,
    `paragraph: ${pseudoIn(code, 'home.row.empty', { category })}`,
    `list "${pseudoIn(code, 'list.empty.categories')}"`,
    ...CATEGORIES.filter(({ id }) => productsIn(id).length > 0).map(({ id }) =>
      linkLine(pseudoIn(code, `category.${id}.name`), listAddress(id)),
    ),
  ];
}

/** At the window of the walks the longest row alone overflows; it stands at its beginning. */
function arrows(category: string, code: Code): string[] {
  return [
    `button "${pseudoIn(code, 'home.row.scrollLeft', { category })}" [disabled]`,
    `button "${pseudoIn(code, 'home.row.scrollRight', { category })}"`,
  ];
}

/** A row (§2 /): its head, the way to all of it, and its cards. */
function rowLines(id: number, { hearts = [], code = 'en' }: HomeState): string[] {
  const category = pseudoIn(code, `category.${id}.name`);
  const products = productsIn(id);
  const picture = ROW_PICTURES[id];
  const head = [
    `region "${category}"`,
    ...(picture === undefined ? [] : [pictureLine(picture)]),
    `heading "${category}"`,
    `paragraph: ${pseudoIn(code, `category.${id}.description`)}`,
  ];
  if (products.length === 0) return [...head, ...emptyRow(category, code)];
  return [
    ...head,
    linkLine(pseudoIn(code, 'home.row.seeAll', { category }), listAddress(id)),
    ...(products.length > FITTING ? arrows(category, code) : []),
    ...products.flatMap((product) => productCard(product, { hearts, code })),
  ];
}

/** The home page (§2 /): the news, the categories, the adverts, and all rows with their cards. */
export function homePage(state: HomeState = {}): string[] {
  const { code = 'en' } = state;
  return [
    `heading "${pseudoIn(code, 'home.heading')}" [level=1]`,
    ...newsLines(state),
    ...categoryLines(code),
    ...advertLines(code),
    ...HOME_ROWS.flatMap(({ id }) => rowLines(id, state)),
  ];
}
