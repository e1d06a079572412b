import { extname } from 'node:path';
import { FALLBACK_LANGUAGE } from '../../../machines/language/languages.ts';
import { ENCODINGS, isEncodable } from './encodings.ts';
import { typeOf, TYPES } from './file-types.ts';
import { FILE_FOLDERS, headersFor, type Kind, ROOT_FILES } from './headers.ts';
import { LANGUAGE_RULES } from '../pages/asked-language.ts';
import { block, type HostedBuild, PAGE_RULES } from './host-rules.ts';

function quoted(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

function headerLines(kind: Kind, policy: string): string[] {
  return Object.entries(headersFor(kind, policy)).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`);
}

/** A file that is stored in each encoding is sent in the best that is accepted; nginx knows the type by the last ending. */
function encodedFiles(kind: Kind, policy: string, ending: string, type: string): string[] {
  return [
    `types { ${type.split(';')[0]} ${[ending, ...ENCODINGS.map((one) => one.ending)].map((one) => one.slice(1)).join(' ')}; }`,
    ...(type.includes('charset') ? ['charset utf-8;', 'charset_types *;'] : []),
    'add_header Content-Encoding $loadout_encoding always;',
    ...headerLines(kind, policy),
  ];
}

function fileLocations(folder: string, kind: Kind, policy: string): string[] {
  const files = Object.entries(TYPES).flatMap(([ending, type]) =>
    block(
      `location ~ ${quoted(`^/${folder}/.+\\${ending}$`)}`,
      isEncodable(`a${ending}`)
        ? [...encodedFiles(kind, policy, ending, type), 'try_files $uri$loadout_ending @missing;']
        : [`types { ${type} ${ending.slice(1)}; }`, ...headerLines(kind, policy), 'try_files $uri @missing;'],
    ),
  );
  return [...files, ...block(`location /${folder}/`, ['try_files /- @missing;'])];
}

/**
 * The configuration of nginx for a build: which page an address gets in which language, what is stored how long, and the
 * headers of every answer.
 *
 * @param listen where nginx listens, as its directive has it
 */
export function nginxConfig({ root, listen, policy }: HostedBuild): string {
  const pageFolder = '/pages/$loadout_language/$loadout_page.html';
  return [
    '# Made by the build, and for this build alone: its policy names its scripts.',
    '# Goes into the `http` block; change `root` and `listen`, and add what your host needs for TLS.',
    ...block('map $args $loadout_category', [
      'default "";',
      '"~(?:^|&)category=.*&category=" "";',
      '"~(?:^|&)category=(?:%22)?(?<asked>[1-9][0-9]*)(?:%22)?(?:&|$)" $asked;',
    ]),
    ...block(
      'map "$uri#$loadout_category" $loadout_page',
      PAGE_RULES.map(({ pattern, page }) => `${quoted(`~*${pattern}`)} ${page.name};`),
    ),
    ...block('map $http_cookie $loadout_language', [
      `default ${FALLBACK_LANGUAGE};`,
      ...LANGUAGE_RULES.map(({ pattern, language }) => `${quoted(`~${pattern}`)} ${language};`),
    ]),
    ...block('map $http_accept_encoding $loadout_ending', [
      'default "";',
      ...ENCODINGS.map(
        ({ name, ending }) =>
          `${quoted(`~*(?:^|,)\\s*${name}\\s*(?:;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$))|,|$)`)} ${ending};`,
      ),
    ]),
    ...block('map $loadout_ending $loadout_encoding', [
      'default "";',
      ...ENCODINGS.map(({ name, ending }) => `${ending} ${name};`),
    ]),
    ...block('server', [
      `listen ${listen};`,
      `root ${root};`,
      'server_tokens off;',
      'absolute_redirect off;',
      ...Object.entries(FILE_FOLDERS).flatMap(([folder, kind]) => fileLocations(folder, kind, policy)),
      ...ROOT_FILES.flatMap((file) =>
        block(`location = /${file}`, [
          ...encodedFiles('file', policy, extname(file), typeOf(file)),
          'try_files $uri$loadout_ending @gone;',
        ]),
      ),
      ...block('location @gone', [
        ...headerLines('file', policy),
        'types { }',
        'default_type text/plain;',
        'return 404 "Not found";',
      ]),
      // Whoever opens the address of a missing file as a page gets the shop (R5).
      ...block('location @missing', [
        ...headerLines('file', policy),
        'if ($http_accept ~ "text/html") { rewrite ^ /missing-file-as-page last; }',
        'return 404;',
      ]),
      ...block('location /', [
        ...encodedFiles('page', policy, '.html', 'text/html; charset=utf-8'),
        // By date and size, pages of two languages may have the same tag: none is better than the wrong language.
        'etag off;',
        'if_modified_since off;',
        'add_header Last-Modified "";',
        `try_files ${pageFolder}$loadout_ending =404;`,
      ]),
    ]),
    '',
  ].join('\n');
}
