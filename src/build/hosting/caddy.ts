import { FALLBACK_LANGUAGE } from '../../../machines/language/languages.ts';
import { ENCODINGS } from './encodings.ts';
import { FILE_FOLDERS, HASHED_FOLDER, headersFor, type Kind, ROOT_FILES } from './headers.ts';
import { LANGUAGE_RULES } from '../pages/asked-language.ts';
import { block, PAGE_RULES } from './host-rules.ts';

function quoted(text: string): string {
  return `\`${text}\``;
}

function headerLines(kind: Kind): string[] {
  return Object.entries(headersFor(kind)).map(([name, value]) => `header ${name} ${quoted(value)}`);
}

const SERVE = block('file_server', [`precompressed ${ENCODINGS.map(({ name }) => name).join(' ')}`]);

/**
 * The configuration of Caddy for a build: which page an address gets in which language, what is stored how long, and the
 * headers of every answer.
 *
 * @param root the folder of the build on the host
 * @param listen the address that Caddy serves
 */
export function caddyfile({ root, listen }: { readonly root: string; readonly listen: string }): string {
  const files = FILE_FOLDERS.map((folder) => `/${folder}/*`).join(' ');
  const rootFiles = ROOT_FILES.map((file) => `/${file}`).join(' ');
  return [
    '# Made by the build. Change the address and `root`.',
    ...block(listen, [
      `root * ${root}`,
      '# A category counts where it is asked for once, as a number, in quotes or not.',
      ...block('map {query} {loadout_category}', [
        '`~(?:^|&)category=.*&category=` ``',
        '`~(?:^|&)category=(?:%22|")?([1-9][0-9]*)(?:%22|")?(?:&|$)` `${1}`',
        'default ``',
      ]),
      ...block(
        'map {path}#{loadout_category} {loadout_page}',
        PAGE_RULES.map(({ pattern, page }) => `${quoted(`~(?i)${pattern}`)} ${page.name}`),
      ),
      ...block('map {header.Cookie} {loadout_language}', [
        ...LANGUAGE_RULES.map(({ pattern, language }) => `${quoted(`~${pattern}`)} ${language}`),
        `default ${FALLBACK_LANGUAGE}`,
      ]),
      ...block('@missing', [`path ${files}`, 'not file', 'not header Accept *text/html*']),
      ...block('@missing-root', [`path ${rootFiles}`, 'not file']),
      ...block('handle @missing-root', [...headerLines('file'), 'respond "Not found" 404']),
      ...block('handle @missing', [...headerLines('file'), 'respond "Not found" 404']),
      ...block('@hashed', [`path ${HASHED_FOLDER}*`, 'file']),
      ...block('handle @hashed', [...headerLines('hashed'), ...SERVE]),
      ...block('@file', [`path ${files} ${rootFiles}`, 'file']),
      ...block('handle @file', [...headerLines('file'), ...SERVE]),
      ...block('handle', [
        ...headerLines('page'),
        '# By date and size, pages of two languages may have the same tag: none is better than the wrong language.',
        ...block('header', ['-ETag', '-Last-Modified', 'defer']),
        'rewrite * /pages/{loadout_language}/{loadout_page}.html',
        ...SERVE,
      ]),
    ]),
    '',
  ].join('\n');
}
