import { readdirSync } from 'node:fs';

/** A set of files that a picture of a page offers to the browser. */
export interface SeenSources {
  /** What the files are said to be: `image/avif`; empty where nothing is said. */
  readonly type: string;
  /** As in the attribute `srcset`. */
  readonly srcset: string;
  /** What the other sets of the same picture are said to be. */
  readonly beside: readonly string[];
}

const FILES = readdirSync(new URL('../../../src/catalogue/pictures/', import.meta.url));

interface PictureFile {
  readonly name: string;
  readonly width: number;
  readonly format: string;
}

/** `news-1-1600.avif`, with a hash after the width where it is served. */
function fileOf(file: string): PictureFile | null {
  const parts = /(?<name>[^/]+)-(?<width>\d+)(?:\.[\da-f]{8})?\.(?<format>\w+)$/u.exec(file)?.groups;
  return parts === undefined
    ? null
    : { name: parts['name'] ?? '', width: Number(parts['width']), format: parts['format'] ?? '' };
}

const WIDTHS = new Map<string, Set<number>>();
for (const { name, width, format } of FILES.map(fileOf).filter((file) => file !== null)) {
  const key = `${name}.${format}`;
  WIDTHS.set(key, (WIDTHS.get(key) ?? new Set()).add(width));
}

function widthsOf(name: string, format: string): number[] {
  return [...(WIDTHS.get(`${name}.${format}`) ?? [])].sort((a, b) => a - b);
}

/** What is wrong with the files of one set: another format than is said, another width, or one that is left out. */
function faultsOf({ type, srcset, beside }: SeenSources): string[] {
  const candidates = srcset.split(',').map((candidate) => candidate.trim().split(' '));
  const files = candidates.map(([address = '']) => fileOf(address));
  const [first] = files;
  // A picture of another kind, drawn by the page itself.
  if (first === undefined || first === null) return [];
  const wanted = type === '' ? 'webp' : type.replace('image/', '');
  const all = widthsOf(first.name, wanted);
  // The file for dense screens, in AVIF alone, is not offered where the picture is small.
  const plain = widthsOf(first.name, 'webp');
  const offered = files.map((file) => file?.width ?? 0);
  const isWebpAlone = type === '' && widthsOf(first.name, 'avif').length > 0 && !beside.includes('image/avif');
  return [
    ...(isWebpAlone ? ['is not offered as AVIF'] : []),
    ...(files.every((file) => file?.format === wanted) ? [] : [`offers files that are no ${wanted}`]),
    ...(candidates.every(([, width], at) => width === `${offered[at] ?? 0}w`) ? [] : ['says wrong widths']),
    ...([all.join(), plain.join()].includes(offered.join())
      ? []
      : [`offers the widths ${offered.join(', ')} of ${all.join(', ')}`]),
  ].map((words) => `picture «${first.name}» ${words}`);
}

/** What is wrong with the files that the pictures of a page offer, in words. */
export function pictureFaults(sources: readonly SeenSources[]): string[] {
  return [...new Set(sources.flatMap(faultsOf))];
}
