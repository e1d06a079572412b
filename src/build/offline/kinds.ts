import { HASHED_PATHS, isUnder, ROOT_FILES } from '../hosting/headers.ts';

/** The header by which a page says of which texts it is; the worker has those of its own build alone. */
export const TEXTS_HEADER = 'loadout-texts';

/** The part of a request that decides. */
export interface Asked {
  readonly method: string;
  /** `navigate` where a page is opened. */
  readonly mode: string;
  readonly url: URL;
  /** What {@link TEXTS_HEADER} says, or null. */
  readonly texts: string | null;
}

/** The worker's own place and build. */
export interface Own {
  readonly origin: string;
  readonly texts: string;
}

/**
 * How the worker answers a request:
 *
 * - `page`: from the network, else with the page of the address in the language of the cookie;
 * - `stored`: from what is stored, else from the network. The name holds a hash, or the page has asked for just these texts;
 * - `picture`: from what is stored, else from the network, else with another width of it that is stored;
 * - `network`: not at all, as if there were no worker.
 */
export type Way = 'page' | 'stored' | 'picture' | 'network';

const OUTSIDE: ReadonlySet<string> = new Set(ROOT_FILES.map((file) => `/${file}`));
const TEXTS = '/locales/';
const PICTURES = '/pictures/';

/** How the worker answers a request. A page of a newer build gets nothing of this one but pictures, and these only without a network. */
export function wayOf({ method, mode, url, texts }: Asked, own: Own): Way {
  const { pathname } = url;
  if (method !== 'GET' || url.origin !== own.origin) return 'network';
  if (mode === 'navigate') return OUTSIDE.has(pathname) ? 'network' : 'page';
  if (pathname.startsWith(PICTURES)) return 'picture';
  if (pathname.startsWith(TEXTS)) return texts === own.texts ? 'stored' : 'network';
  return isUnder(HASHED_PATHS, pathname) ? 'stored' : 'network';
}
