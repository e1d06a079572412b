import { brotliCompressSync } from 'node:zlib';

/** Most JavaScript that the home page may load before it is usable, in KB of 1000 bytes, brotli. */
export const HOME_BUDGET_KB = 140;

/** Most JavaScript that any other screen may load beyond that of the home page, in the same. */
export const SCREEN_BUDGET_KB = 25;

const BYTES_PER_KB = 1000;

/** The screen of the home page, by its file. */
const HOME = 'HomePage';

/**
 * What is fetched as soon as a route is opened, by the name of its file: what the router's plugin splits off a route, or
 * a page that stands at two addresses.
 */
export const SCREEN =
  /^\.\/src\/routes\/(?:-(?=\w+Page\.tsx(?: |$)))?(?<found>\w+Page(?=\.tsx(?: |$))|.+(?=\.tsx\?tsr-split=component))/u;

/** What every page loads: the shop itself, and what is split off the frame around each page. */
const EVERYWHERE = /^\.\/src\/(?:app\/start\/start\.tsx|routes\/__root\.tsx\?tsr-split=)/u;

/** The part of a build's statistics that the budget reads. */
export interface ChunkStats {
  /** The files that the HTML names. */
  readonly entry: readonly string[];
  readonly chunks: readonly {
    readonly id: string;
    readonly files: readonly string[];
    readonly siblings: readonly string[];
    readonly modules: readonly string[];
  }[];
}

/**
 * The scripts that opening each screen loads, by the file of its route: those of the HTML, of the shop and of the
 * screen. What measures the page comes when all that is done, and counts in the browser. `tests/browser/script-budget.spec.ts` weighs what a browser really loads.
 *
 * @throws when home or the shop has no chunk, because files moved perhaps: a sum without it would look good and be wrong.
 */
export function screenScripts({ entry, chunks }: ChunkStats): ReadonlyMap<string, readonly string[]> {
  const byId = new Map(chunks.map((chunk) => [chunk.id, chunk]));
  const filesOf = (pattern: RegExp, screen?: string) =>
    chunks
      .filter(({ modules }) =>
        modules.some((name) => {
          const found = pattern.exec(name);
          return found !== null && (screen === undefined || found.groups?.['found'] === screen);
        }),
      )
      .flatMap((chunk) => [chunk.id, ...chunk.siblings])
      .flatMap((id) => byId.get(id)?.files ?? []);
  const shop = filesOf(EVERYWHERE);
  const screens = new Set(
    chunks.flatMap(({ modules }) => modules.flatMap((name) => SCREEN.exec(name)?.groups?.['found'] ?? [])),
  );
  if (shop.length === 0 || !screens.has(HOME))
    throw new Error('The budget finds no chunk of the shop, or none of its home page.');
  const common = [...entry, ...shop];
  return new Map(
    [...screens].map((screen) => [
      screen,
      [...new Set([...common, ...filesOf(SCREEN, screen)])].filter((file) => file.endsWith('.js')),
    ]),
  );
}

/** Weighs a script as a server sends it, in KB of 1000 bytes: brotli, by itself. */
export function weigh(source: string | Uint8Array): number {
  return brotliCompressSync(source).byteLength / BYTES_PER_KB;
}

/** What each screen loads, and how much each script weighs. */
export interface Load {
  readonly screens: ReadonlyMap<string, readonly string[]>;
  /** KB by file. */
  readonly weights: ReadonlyMap<string, number>;
}

/** What to print, and whether the budgets are kept. */
export interface Judgement {
  readonly kept: boolean;
  readonly text: string;
}

const WIDTH = 8;

function line(kb: number, words: string): string {
  return `${kb.toFixed(1).padStart(WIDTH)} KB  ${words}`;
}

/** Judges home as a whole, and every other screen by what it loads beyond home. */
export function judge({ screens, weights }: Load): Judgement {
  const home = screens.get(HOME) ?? [];
  const sum = (files: readonly string[]) => files.reduce((total, file) => total + (weights.get(file) ?? 0), 0);
  const over = (kb: number, budget: number) => (kb <= budget ? 'within' : `${(kb - budget).toFixed(1)} KB over`);
  const total = sum(home);
  const beyond = [...screens]
    .filter(([screen]) => screen !== HOME)
    .map(([screen, files]) => ({ screen, kb: sum(files.filter((file) => !home.includes(file))) }))
    .toSorted((one, other) => other.kb - one.kb);
  return {
    kept: total <= HOME_BUDGET_KB && beyond.every(({ kb }) => kb <= SCREEN_BUDGET_KB),
    text: [
      'JavaScript that the home page loads before it is usable, brotli:',
      ...home.toSorted((a, b) => sum([b]) - sum([a])).map((file) => line(sum([file]), file)),
      line(total, `in all: ${over(total, HOME_BUDGET_KB)} the budget of ${HOME_BUDGET_KB} KB`),
      `Beyond that, each within ${SCREEN_BUDGET_KB} KB:`,
      ...beyond.map(({ screen, kb }) => line(kb, `${screen}: ${over(kb, SCREEN_BUDGET_KB)}`)),
    ].join('\n'),
  };
}
