import { CATEGORIES } from '../../facts/categories.ts';
import { type Code, LANGUAGES } from '../../facts/languages.ts';
import { type Line, dollars } from '../../facts/prices.ts';
import { productOf } from '../../facts/products.ts';
import { textIn } from '../../facts/texts.ts';
import { readOut } from '../aria.ts';
import { cartName, nameOf } from './product-words.ts';

/** What the search box shows below itself: the products found and the one that is marked, or that nothing was found. */
export interface Suggestions {
  readonly found: readonly number[];
  readonly marked: number | null;
}

/** What the header shows. */
export interface BannerState {
  readonly code?: Code;
  /** The name as it was entered; nothing for the guest of the seed. */
  readonly name?: string;
  readonly lines?: readonly Line[];
  /** What is typed into the search box, and what stands below it. */
  readonly query?: string;
  readonly suggestions?: Suggestions | null;
  /** The list of languages stands open. */
  readonly isListOpen?: boolean;
  /** The banner of promotions stands still by the shopper's wish. */
  readonly isStill?: boolean;
}

const PROMOTIONS = [
  '溫馨五月母親節，挑一份電競好禮，陪媽媽開心開局',
  '電競嘉年華熱鬧登場，滑鼠、鍵盤、風扇全員集結',
  '六大遊戲世界金幣禮包，嘉年華期間一站備齊',
];

function searchLines({ code = 'en', query = '', suggestions = null }: BannerState): string[] {
  const isFound = suggestions !== null && suggestions.found.length > 0;
  const box = `combobox "${textIn(code, 'search.label')}"${isFound ? ' [expanded]' : ''}${readOut(query) === '' ? '' : `: ${readOut(query)}`}`;
  if (suggestions === null) return [box];
  if (!isFound) return [box, `status: ${textIn(code, 'search.nothingFound', { query })}`];
  return [
    box,
    `listbox "${textIn(code, 'search.suggestions')}"`,
    ...suggestions.found.map(
      (id) =>
        `option "${nameOf(id, code)} ${dollars(productOf(id).price)}"${id === suggestions.marked ? ' [selected]' : ''}`,
    ),
    `status: ${textIn(code, 'search.found', { count: suggestions.found.length })}`,
  ];
}

/** The header of every page (§2 Header), from the promotions to the categories. */
export function bannerLines(state: BannerState = {}): string[] {
  const { code = 'en', name, lines = [], isListOpen = false, isStill = false } = state;
  const t = (key: string) => textIn(code, key);
  return [
    `region "${t('header.promotions')}"`,
    ...PROMOTIONS.map((line) => `listitem: ${line}`),
    `button "${t(isStill ? 'header.playPromotions' : 'header.pausePromotions')}"`,
    'link "Loadout"',
    ...searchLines(state),
    `button "${t('header.switchToDark')}"`,
    `button "${t('language.button')}"${isListOpen ? ' [expanded]' : ''}`,
    ...(isListOpen ? Object.values(LANGUAGES).map((language) => `button "${language.name}"`) : []),
    `link "${textIn(code, 'header.greeting', { name: name ?? t('header.guest') })}"`,
    `link "${cartName(lines, code)}"`,
    `navigation "${t('header.categories')}"`,
    ...CATEGORIES.map(({ id }) => `link "${t(`category.${id}.name`)}"`),
  ];
}
