import { FALLBACK_LANGUAGE } from '../../../machines/language/languages.ts';
import { pageFile, pages } from '../pages/page-table.ts';
import { CACHING, COMMON_HEADERS, FILE_FOLDERS, HASHED_FOLDER } from './headers.ts';

function section(path: string, headers: Readonly<Record<string, string>>): string[] {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)];
}

/** `_headers`, as Netlify and Cloudflare Pages read it. */
export function headersFile(): string {
  const folders = FILE_FOLDERS.map((folder) => `/${folder}/`).filter((folder) => folder !== HASHED_FOLDER);
  return [
    ...section('/*', COMMON_HEADERS),
    ...section(`${HASHED_FOLDER}*`, CACHING.hashed),
    ...folders.flatMap((folder) => section(`${folder}*`, CACHING.file)),
    '',
  ].join('\n');
}

/**
 * `_redirects`, as Netlify reads it: the page of each address in English, since such a host cannot choose by the cookie.
 * The shop renders another language anew, and shows nothing before it has.
 */
export function redirectsFile(): string {
  const rules = pages
    .filter(({ isAnyPath }) => isAnyPath !== true)
    .map((page) => {
      const [path = '/'] = page.address.split('?');
      const query = page.category === undefined ? '' : ` category=${page.category}`;
      return `${path}${query} /${pageFile(page, FALLBACK_LANGUAGE)} 200`;
    });
  return [...rules, `/* /${pageFile({ name: 'unknown' }, FALLBACK_LANGUAGE)} 200`, ''].join('\n');
}
