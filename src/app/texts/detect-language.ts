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

function cookieIn(cookies: string): string | undefined {
  return cookies
    .split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1);
}

/**
 * The codes that are found, in the order of §9: cookie, local storage, html tag, the first part of the path, the
 * subdomain. They are as they stand there; what is no language of the shop is among them.
 */
export function detectedCodes({ cookies, stored, htmlTag, path, host }: LanguagePlaces): readonly string[] {
  const codes = [
    orNothing(() => cookieIn(cookies())),
    orNothing(stored),
    orNothing(htmlTag),
    orNothing(() => path().split('/')[1]),
    orNothing(() => /^(\w{2,5})\./u.exec(host())?.[1]),
  ];
  return codes.filter((code) => code !== '');
}

/** The cookie that keeps a language until the browser is closed. */
export function languageCookie(language: string): string {
  return `${COOKIE}=${encodeURIComponent(language)}; Path=/; SameSite=Strict`;
}
