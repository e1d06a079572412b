import { FALLBACK_LANGUAGE } from '../../../machines/language/languages.ts';
import { pageFile, pages } from '../pages/page-table.ts';
import { CACHING, commonHeaders, FILE_FOLDERS, FILE_PATHS, ROOT_FILES } from './headers.ts';

/** What a host without rules of its own answers for a missing file. */
export const MISSING_FILE = 'missing.txt';

function section(path: string, headers: Readonly<Record<string, string>>): string[] {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)];
}

/** `_headers`, as Netlify and Cloudflare Pages read it. */
export function headersFile(policy: string): string {
  return [
    ...section('/*', commonHeaders(policy)),
    ...Object.entries(FILE_FOLDERS).flatMap(([folder, kind]) => section(`/${folder}/*`, CACHING[kind])),
    ...ROOT_FILES.flatMap((file) => section(`/${file}`, CACHING.file)),
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
  // Such a host would answer a file that is missing with the last rule's page.
  const missing = [...FILE_PATHS.map((path) => `${path}*`), ...ROOT_FILES.map((file) => `/${file}`)];
  return [
    ...missing.map((path) => `${path} /${MISSING_FILE} 404`),
    ...rules,
    `/* /${pageFile({ name: 'unknown' }, FALLBACK_LANGUAGE)} 200`,
    '',
  ].join('\n');
}
