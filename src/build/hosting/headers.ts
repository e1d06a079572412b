/** What an answer is to a cache. */
export type Kind = 'hashed' | 'page' | 'file';

/** The abilities of a device that no page asks for. */
const REFUSED = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'hid', 'midi', 'display-capture'];

/** What every answer says beside the policy of its build. */
const SAME_FOR_ALL: Readonly<Record<string, string>> = {
  // A script without a hash is not run, whoever names it.
  'Integrity-Policy': 'blocked-destinations=(script)',
  'Permissions-Policy': REFUSED.map((ability) => `${ability}=()`).join(', '),
  // Stately's inspector is a window that the shop opens (R31), and must hear of it.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};

/** How long each kind of answer is believed. */
export const CACHING: Readonly<Record<Kind, Readonly<Record<string, string>>>> = {
  // Its name holds a hash of its content.
  hashed: { 'Cache-Control': 'public, max-age=31536000, immutable' },
  // Asked for again each time, with the tag of the copy that is there. Which one is sent depends on the cookie.
  page: { 'Cache-Control': 'no-cache', Vary: 'Cookie, Accept-Encoding' },
  file: { 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' },
};

/** The folders of files, and how long their files are believed. What is missing there is missing, and never a page of the shop. */
export const FILE_FOLDERS = {
  static: 'hashed',
  pictures: 'hashed',
  locales: 'file',
  pages: 'file',
  atlas: 'file',
} as const satisfies Readonly<Record<string, Kind>>;

/** The paths of these folders, `/static/`. */
export const FILE_PATHS: readonly string[] = Object.keys(FILE_FOLDERS).map((folder) => `/${folder}/`);

/** The paths of the folders whose files carry a hash in their names. */
export const HASHED_PATHS: readonly string[] = Object.entries(FILE_FOLDERS)
  .filter(([, kind]) => kind === 'hashed')
  .map(([folder]) => `/${folder}/`);

/** Whether an address lies below one of some paths. */
export function isUnder(paths: readonly string[], pathname: string): boolean {
  return paths.some((path) => pathname.startsWith(path));
}

/** The files beside the folders. One that is missing is missing, too: a worker of HTML would be none. */
export const ROOT_FILES = ['atlas.html', 'favicon.svg', 'robots.txt', 'sitemap.xml', 'sw.js'] as const;

/** The headers of every answer, under the content policy of a build. */
export function commonHeaders(policy: string): Readonly<Record<string, string>> {
  return { 'Content-Security-Policy': policy, ...SAME_FOR_ALL };
}

/** The headers of an answer of a kind, under the content policy of a build. */
export function headersFor(kind: Kind, policy: string): Readonly<Record<string, string>> {
  return { ...commonHeaders(policy), ...CACHING[kind] };
}
