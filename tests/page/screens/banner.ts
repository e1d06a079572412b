import { CATEGORIES, listAddress } from '../../facts/categories.ts';
import { CODES, type Code } from '../../facts/languages.ts';
import type { Line } from '../../facts/prices.ts';
import { pseudoIn } from '../../facts/pseudo-locale.ts';
import { readOut } from '../screen/aria.ts';
import { cartName } from './product-words.ts';
import { linkLine, pictureLine, valueLines } from './lines.ts';
import { categoryIn, suggestionLines } from './suggestions.ts';

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
  '六大遊戲世界遊戲幣禮包，嘉年華期間一站備齊',
];

function searchLines({ code = 'en', query = '', suggestions = null }: BannerState): string[] {
  const textInSearch = pseudoIn(code, 'search.label');
  const isFound = suggestions !== null && suggestions.found.length > 0;
  const box = `combobox "${textInSearch}"${isFound ? ' [expanded]' : ''}${readOut(query) === '' ? '' : `: ${readOut(query)}`}`;
  const typed = valueLines(textInSearch, query);
  const filled = query === '' ? [box] : [box, ...typed, `button "${pseudoIn(code, 'search.clear')}"`];
  if (suggestions === null) return filled;
  if (!isFound)
    return [
      ...filled,
      `status: ${pseudoIn(code, 'search.nothingFound', { query })}`,
      `paragraph: ${pseudoIn(code, 'search.leadOn')}`,
      ...CATEGORIES.map(({ id }) => linkLine(pseudoIn(code, `category.${id}.name`), listAddress(id))),
    ];
  const products = suggestions.found.filter((id) => categoryIn(id) === null);
  return [
    ...filled,
    `listbox "${pseudoIn(code, 'search.suggestions')}"`,
    ...suggestions.found.flatMap((id) => suggestionLines(id, id === suggestions.marked, code)),
    `status: ${
      products.length > 0
        ? pseudoIn(code, 'search.found', { count: products.length })
        : pseudoIn(code, 'search.onlyCategory')
    }`,
  ];
}

/** The name of who has not signed in (§3 User). */
export const GUEST = 'Guest';

/** A sign that draws something: a name without one is missing (R2). */
const SEEN = /[^\p{Cf}\p{DI}\p{White_Space}\u2800]/u;

/** The name of the link to the account: a guest is greeted in each language, anybody else as entered. */
export function greeting(name = GUEST, code: Code = 'en'): string {
  const isGuest = name === GUEST || !SEEN.test(name);
  return readOut(pseudoIn(code, 'header.greeting', { name: isGuest ? pseudoIn(code, 'header.guest') : name }));
}

/** The header of every page (§2 Header), from the promotions to the categories. */
export function bannerLines(state: BannerState = {}): string[] {
  const { code = 'en', name, lines = [], isListOpen = false, isStill = false } = state;
  const t = (key: string) => pseudoIn(code, key);
  return [
    `region "${t('header.promotions')}"`,
    ...PROMOTIONS.map((line) => `listitem: ${line}`),
    `button "${t(isStill ? 'header.playPromotions' : 'header.pausePromotions')}"`,
    pictureLine('logo'),
    linkLine(t('common.brand'), '/'),
    ...searchLines(state),
    `button "${t('header.switchToDark')}"`,
    `button "${t('language.button')}"${isListOpen ? ' [expanded]' : ''}`,
    ...(isListOpen
      ? CODES.flatMap((language) => [pictureLine(language), `button "${pseudoIn(code, `language.name.${language}`)}"`])
      : []),
    linkLine(greeting(name, code), '/UserProfile'),
    linkLine(cartName(lines, code), '/ShoppingCart'),
    `navigation "${t('header.categories')}"`,
    ...CATEGORIES.map(({ id }) => linkLine(t(`category.${id}.name`), listAddress(id))),
  ];
}
