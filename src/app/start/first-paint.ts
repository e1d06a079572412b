import { isLanguage, languageOfTag } from '../../../machines/language/languages.ts';
import { GUEST_NAME, isSomebody } from '../../../machines/session/name.ts';
import { parseVisitor, STORE_KEYS, type Visitor } from '../storage/codecs.ts';
import { detectedCodes } from '../texts/detect-language.ts';
import { publicCode } from '../texts/public-code.ts';
import { showColorScheme } from '../theme/show-color-scheme.ts';
import { type BuiltPage, STORED_NAME, UNTIL_LIVE } from './built-page.ts';

/** What stands in the HTML of the build and is not true for this visitor: the whole page, or a part of it. */
export type Untrue = 'page' | 'name' | 'cart' | 'hearts' | 'scheme' | 'motion';

/** What of a visitor is read before the first paint. Whatever cannot be read counts as not there. */
export interface KnownVisitor {
  readonly cookies: string;
  readonly stored: (key: string) => string | null;
  /** The names of all that is stored. */
  readonly keys: readonly string[];
  /** Whether the system asks for a dark look, and for less motion. */
  readonly asks: { readonly dark: boolean; readonly lessMotion: boolean };
}

/** Whether the visitor reads another language than the HTML is in. */
function isForeign({ cookies, stored }: KnownVisitor, lang: string): boolean {
  const nothing = () => '';
  const codes = detectedCodes({
    cookies: () => cookies,
    stored: () => stored(STORE_KEYS.language),
    htmlTag: () => lang,
    path: nothing,
    host: nothing,
  });
  return codes.map(publicCode).find(isLanguage) !== languageOfTag(lang);
}

/** Whether something with an id is stored under a key or a key below it. It need not be right: then it is held in vain. */
function holdsIds({ stored, keys }: KnownVisitor, key: string, pattern: RegExp): boolean {
  return keys.some((name) => name.startsWith(key) && pattern.test(stored(name) ?? ''));
}

/** Whether the page is dark: the choice that is stored, else that of the system. */
function isDark({ stored, asks }: KnownVisitor): boolean {
  const scheme = stored(STORE_KEYS.colorScheme);
  return scheme === 'dark' || (scheme !== 'light' && asks.dark);
}

/** Who is shopping; the guest of the seed where nothing is stored that this shop can read. */
function storedVisitor({ stored }: KnownVisitor): Visitor {
  const text = stored(STORE_KEYS.session);
  const read = text === null ? 'newer' : parseVisitor(text);
  return read === 'newer' ? { name: GUEST_NAME, login: true } : read.data;
}

/** What of a page of the build is not true for a visitor, and so must not be seen before the shop has started. */
export function untrueParts(visitor: KnownVisitor, { screen }: BuiltPage, lang: string): readonly Untrue[] {
  const { name, login } = storedVisitor(visitor);
  const isElsewhere = (screen === 'cart' && !login) || (screen === 'account.signInForm' && isSomebody(name));
  if (isElsewhere || isForeign(visitor, lang)) return ['page'];
  const parts: Readonly<Record<Exclude<Untrue, 'page'>, boolean>> = {
    name: name !== GUEST_NAME,
    cart: holdsIds(visitor, STORE_KEYS.cart, /"id":/u),
    hearts: holdsIds(visitor, STORE_KEYS.wishlist, /\d\]|"id":/u),
    scheme: isDark(visitor),
    motion: visitor.asks.lessMotion,
  };
  return (Object.keys(parts) as (keyof typeof parts)[]).filter((part) => parts[part]);
}

function orNothing<Value>(read: () => Value, nothing: Value): Value {
  try {
    return read();
  } catch {
    return nothing;
  }
}

/**
 * Prepares a page of the build before it is painted for the first time: sets the colour scheme, and names on the root
 * element what is not true for this visitor, which a style sheet then holds back. It must run before the body is read.
 *
 * @returns what is not true
 */
export function prepareFirstPaint(window: Window, page: BuiltPage): readonly Untrue[] {
  const { documentElement } = window.document;
  const visitor: KnownVisitor = {
    cookies: orNothing(() => window.document.cookie, ''),
    stored: (key) => orNothing(() => window.localStorage.getItem(key), null),
    keys: orNothing(() => Object.keys(window.localStorage), []),
    asks: {
      dark: window.matchMedia('(prefers-color-scheme: dark)').matches,
      lessMotion: window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    },
  };
  const untrue = untrueParts(visitor, page, documentElement.lang);
  documentElement.setAttribute(UNTIL_LIVE, untrue.join(' '));
  // The greeting is held back in the width that it will have: nothing beside it moves then.
  if (untrue.includes('name'))
    documentElement.style.setProperty(STORED_NAME, JSON.stringify(storedVisitor(visitor).name));
  showColorScheme(window.document, isDark(visitor));
  return untrue;
}
