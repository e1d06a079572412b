import { FALLBACK_LANGUAGE } from '../../../machines/language/languages.ts';
import { ENCODINGS } from './encodings.ts';
import { FILE_PATHS, HASHED_PATHS, headersFor, type Kind, ROOT_FILES } from './headers.ts';
import { LANGUAGE_RULES } from '../pages/asked-language.ts';
import { block, type HostedBuild, PAGE_RULES } from './host-rules.ts';

function quoted(text: string): string {
  return `\`${text}\``;
}

function headerLines(kind: Kind, policy: string): string[] {
  return Object.entries(headersFor(kind, policy)).map(([name, value]) => `header ${name} ${quoted(value)}`);
}

const SERVE = block('file_server', [`precompressed ${ENCODINGS.map(({ name }) => name).join(' ')}`]);

/**
 * The configuration of Caddy for a build: which page an address gets in which language, what is stored how long, and the
 * headers of every answer.
 *
 * @param listen the address that Caddy serves
 */
export function caddyfile({ root, listen, policy }: HostedBuild): string {
  const files = FILE_PATHS.map((path) => `${path}*`).join(' ');
  const rootFiles = ROOT_FILES.map((file) => `/${file}`).join(' ');
  return [
    '# Made by the build, and for this build alone: its policy names its scripts. Change the address and `root`.',
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
      ...block('handle @missing-root', [...headerLines('file', policy), 'respond "Not found" 404']),
      ...block('handle @missing', [...headerLines('file', policy), 'respond "Not found" 404']),
      ...block('@hashed', [`path ${HASHED_PATHS.map((path) => `${path}*`).join(' ')}`, 'file']),
      ...block('handle @hashed', [...headerLines('hashed', policy), ...SERVE]),
      ...block('@file', [`path ${files} ${rootFiles}`, 'file']),
      ...block('handle @file', [...headerLines('file', policy), ...SERVE]),
      ...block('handle', [
        ...headerLines('page', policy),
        '# By date and size, pages of two languages may have the same tag: none is better than the wrong language.',
        ...block('header', ['-ETag', '-Last-Modified', 'defer']),
        'rewrite * /pages/{loadout_language}/{loadout_page}.html',
        ...SERVE,
      ]),
    ]),
    '',
  ].join('\n');
}
