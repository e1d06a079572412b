/** The name of the cookie that keeps the language, the one that i18next's detector would use (§9). */
const COOKIE = 'i18next';

/** The places where a language is looked for. A place that throws counts as empty. */
export interface LanguagePlaces {
  readonly cookies: () => string;
  readonly stored: () => string | null;
  readonly htmlTag: () => string;
  readonly path: () => string;
  readonly host: () => string;
}

function orNothing(read: () => string | null | undefined): string {
  try {
    return read() ?? '';
  } catch {
    return '';
  }
}

/**
 * The codes that are found, in the order of §9: cookie, local storage, html tag, the first part of the path, the
 * subdomain. They are as they stand there; what is no language of the shop is among them.
 */
export function detectedCodes({ cookies, stored, htmlTag, path, host }: LanguagePlaces): readonly string[] {
  const codes = [
    orNothing(() => new RegExp(`(?:^|; ?)${COOKIE}=([^;]*)`, 'u').exec(cookies())?.[1]),
    orNothing(stored),
    orNothing(htmlTag),
    orNothing(() => path().split('/')[1]),
    orNothing(() => /^(\w{2,5})\./u.exec(host())?.[1]),
  ];
  return codes.filter((code) => code !== '');
}

/** In seconds. The store keeps the choice as long: without its cookie the host would send a page of another language. */
const A_YEAR = 31_536_000;

/** The cookie that keeps a language. It comes along where a link of another site leads here, too. */
export function languageCookie(language: string): string {
  return `${COOKIE}=${encodeURIComponent(language)}; Path=/; Max-Age=${A_YEAR}; SameSite=Lax`;
}
