import { FALLBACK_LANGUAGE } from '../../../machines/language/languages.ts';
import { pageFile, pages } from '../pages/page-table.ts';
import { FILE_PATHS, ROOT_FILES } from './headers.ts';

/** What a host without rules of its own answers for a missing file. */
export const MISSING_FILE = 'missing.txt';

/** What an address gets, where there is no file of that name. */
interface Rule {
  readonly from: string;
  readonly to: string;
  readonly status: 200 | 404;
  readonly category?: number | undefined;
}

function table({ from, to, status, category }: Rule): string[] {
  return [
    '',
    '[[redirects]]',
    `  from = "${from}"`,
    ...(category === undefined ? [] : [`  query = { category = "${category}" }`]),
    `  to = "${to}"`,
    `  status = ${status}`,
  ];
}

/**
 * `netlify.toml`: the page of each address in English, since such a host cannot choose by the cookie. The shop renders
 * another language anew, and shows nothing before it has. The rules are no `_redirects` among the files of the build:
 * Cloudflare Pages reads that, too, knows neither the rules for what is missing nor those with a category, and has the last
 * rule answer for every script.
 */
export function netlifyFile(): string {
  const missing = [...FILE_PATHS.map((path) => `${path}*`), ...ROOT_FILES.map((file) => `/${file}`)];
  const rules: readonly Rule[] = [
    // Such a host would answer a file that is missing with the last rule's page.
    ...missing.map((from) => ({ from, to: `/${MISSING_FILE}`, status: 404 }) as const),
    ...pages
      .filter(({ isAnyPath }) => isAnyPath !== true)
      .map((page): Rule => {
        const [from = '/'] = page.address.split('?');
        return { from, to: `/${pageFile(page, FALLBACK_LANGUAGE)}`, status: 200, category: page.category };
      }),
    { from: '/*', to: `/${pageFile({ name: 'unknown' }, FALLBACK_LANGUAGE)}`, status: 200 },
  ];
  return ['# Made by the build. Goes into the base directory of the site.', ...rules.flatMap(table), ''].join('\n');
}
