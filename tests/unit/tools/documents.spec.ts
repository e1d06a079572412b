import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { titlePattern } from '../../report/title-pattern.ts';
import { committedWalks } from '../../walks/committed.ts';

const root = join(import.meta.dirname, '../../..');

/** What no checkout holds, though a document may name it: what a command makes. */
const MADE = /^(?:dist|dist-hosting|reports|blob-report|node_modules)\//u;

/** Folders that are not ours, or not there in a fresh checkout. */
const FOREIGN = /^(?:node_modules|dist|reports|blob-report|\.git|\.tanstack)$/u;

/** Every file below a folder, by its path from the root of the checkout. */
function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (entry.isDirectory()) return FOREIGN.test(entry.name) ? [] : filesIn(path);
    return [path];
  });
}

const files = filesIn('');
const folders = new Set(
  files.flatMap((file) => {
    const names = file.split('/').slice(0, -1);
    return names.map((_, depth) => `${names.slice(0, depth + 1).join('/')}/`);
  }),
);
const scripts: Readonly<Record<string, string>> = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts;
const documents = files.filter((file) => file.endsWith('.md') || file.startsWith('.github/'));

/** The code in a document: spans between backticks, and the lines of fenced blocks. */
function codeIn(text: string): string[] {
  const [fenced, rest] = [[...text.matchAll(/```\w*\n(.*?)```/gsu)], text.replaceAll(/```.*?```/gsu, '')];
  return [
    ...fenced.flatMap(([, block = '']) => block.split('\n')),
    ...[...rest.matchAll(/`([^`\n]+)`/gu)].map(([, code = '']) => code),
  ];
}

/** `{a,b}/c` as `a/c` and `b/c`. */
function spread(path: string): string[] {
  const [, before = '', inner, after = ''] = /^(.*?)\{([^{}]*)\}(.*)$/u.exec(path) ?? [];
  return inner === undefined ? [path] : inner.split(',').flatMap((part) => spread(`${before}${part}${after}`));
}

const PATH = /^(?:\.{0,2}\/)?[\w.$-][\w.$@{},*<>-]*(?:\/[\w.$@{},*<>-]+)*\/?$/u;
const ENDING = /\.(?:ts|tsx|mjs|json|md|css|html|walks|yml|sh|svg)$/u;

/** Whether a piece of code is meant as a path of the checkout: one of our folders, or a file by its ending. */
function isPath(code: string): boolean {
  const [first = ''] = code.split('/');
  const isOurs = code.includes('/') && folders.has(`${first}/`);
  return PATH.test(code) && !MADE.test(code) && (isOurs || ENDING.test(code));
}

/** Every file, and every folder that holds one. */
const known = new Set([...files, ...[...folders].map((folder) => folder.slice(0, -1))]);

/** A path with stars as a pattern: a star stands for any name. */
function patternOf(path: string): RegExp {
  const escaped = path.replaceAll(/[.+$]/gu, String.raw`\$&`);
  return new RegExp(`^${escaped.replaceAll(/\*+/gu, (stars) => (stars === '*' ? '[^/]*' : '.*'))}$`, 'u');
}

/** Whether there is such a file or folder. `<id>` and `*` stand for any name; a name without a folder, for any place. */
function isThere(path: string, from: string): boolean {
  return spread(path.replaceAll(/<[\w-]+>/gu, '*').replace(/\/$/u, '')).every((one) => {
    const patterns = [one, posix.join(posix.dirname(from), one)].map(patternOf);
    if ([...known].some((place) => patterns.some((pattern) => pattern.test(place)))) return true;
    return !one.includes('/') && files.some((file) => patternOf(one).test(posix.basename(file)));
  });
}

/** Whether a walk file of a machine has a walk of this id. */
function hasWalk(machine: string, walk: string): boolean {
  return (['actor', 'page'] as const).some((on) => committedWalks(machine, on).walks.some(({ id }) => id === walk));
}

describe.each(documents)('%s', (document) => {
  const text = readFileSync(join(root, document), 'utf8');
  const code = document.endsWith('.md') ? codeIn(text) : text.split('\n');

  it('names only files and folders that are there', () => {
    expect(code.filter((piece) => isPath(piece) && !isThere(piece, document))).toEqual([]);
  });

  it('links only to files that are there', () => {
    const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)/gu)].map(([, link = '']) => link);
    expect(links.filter((link) => !existsSync(join(root, dirname(document), link)))).toEqual([]);
  });

  it('names only commands that are there', () => {
    const named = code.flatMap((piece) => [...piece.matchAll(/\bnpm run (?:-s |--silent )?([\w:-]+)/gu)]);
    expect(named.map(([, script = '']) => script).filter((script) => !(script in scripts))).toEqual([]);
    const tools = code.flatMap((piece) => [...piece.matchAll(/\bnpx ([\w@/-]+)/gu)]).map(([, tool = '']) => tool);
    expect(tools.filter((tool) => !existsSync(join(root, 'node_modules/.bin', tool)))).toEqual([]);
  });

  it('names only walks that are there', () => {
    const named = code.flatMap((piece) => [...piece.matchAll(/\b(\w+)\/([0-9a-f]{8})\b/gu)]);
    expect(named.filter(([, id = '', walk = '']) => !hasWalk(id, walk)).map(([name]) => name)).toEqual([]);
  });
});

describe('What is looked for in documents', () => {
  it.each([
    'tests/walker/',
    'src/app/Fault.tsx',
    'machines/{cart,basket}/',
    'tests/machines/<id>/<id>.book',
    'gone.ts',
  ])('is missed where it is gone: %s', (path) => {
    expect([isPath(path), isThere(path, 'README.md')]).toEqual([true, false]);
  });

  it.each(['tests/engine/', 'tests/machines/<id>/<id>.model.ts', 'machines/{cart,checkout}/', 'cart.spec.ts'])(
    'is found where it is there: %s',
    (path) => {
      expect([isPath(path), isThere(path, 'README.md')]).toEqual([true, true]);
    },
  );

  it.each([
    'npm ci',
    'item.added',
    '/ShoppingCart',
    'dist/',
    'dist-hosting/scripts.json',
    'reports/flows.html',
    'routes → features',
  ])('is no path: %s', (code) => {
    expect(isPath(code)).toBe(false);
  });
});

/** The titles in all specs of a name: what stands between quotes there. */
function titlesIn(spec: string): string[] {
  const sources = files.filter((file) => file === spec || posix.basename(file) === posix.basename(spec));
  return sources.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/(['`"])((?:(?!\1)[^\n\\]|\\.)+)\1/gu)].map(
      ([, , title = '']) => title,
    ),
  );
}

describe.each(['CONTRIBUTING.md', 'README.md'])('%s', (document) => {
  const text = readFileSync(join(root, document), 'utf8');
  const named = [...text.matchAll(/`([\w/.-]+\.spec\.ts)`:? («[^»]+»(?:,(?: and)? «[^»]+»)*)/gu)].flatMap(
    ([, spec = '', titles = '']) => [...titles.matchAll(/«([^»]+)»/gu)].map(([, title = '']) => ({ spec, title })),
  );

  it('names only tests that are there', () => {
    const missing = named.filter(({ spec, title }) => {
      const said = title.split('…');
      return !titlesIn(spec).some(
        (one) => said.every((part) => one.includes(part)) || new RegExp(`^${titlePattern(one)}$`, 'u').test(title),
      );
    });
    expect(missing).toEqual([]);
    expect(named.length).toBeGreaterThan(20);
  });
});
