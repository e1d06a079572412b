import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Tells two contents of one name apart, in hexadecimal digits. */
const LENGTH = 8;

/** `fan-320.avif`: the name of a picture, a width in pixels, a format. */
const FILE = /^(?<name>.+)-(?<width>\d+)\.(?<format>\w+)$/u;

function partsOf(file: string): { readonly name: string; readonly width: string; readonly format: string } {
  const { name, width, format } = FILE.exec(file)?.groups ?? {};
  if (name === undefined || width === undefined || format === undefined)
    throw new Error(`${file} is not named as a picture: name, width and format, as fan-320.avif.`);
  return { name, width, format };
}

/** Eight hexadecimal digits for each picture, by its name. */
export type PictureHashes = Readonly<Record<string, string>>;

/**
 * The hash of each picture in a folder, made from all its files: they are drawn together, so they share one, and a page
 * names one for each picture.
 *
 * @throws where a file is not named `<name>-<width>.<format>`
 */
export function hashesOf(folder: string): PictureHashes {
  const hashes = new Map<string, ReturnType<typeof createHash>>();
  for (const file of readdirSync(folder).toSorted()) {
    const { name } = partsOf(file);
    const hash = hashes.get(name) ?? createHash('sha256');
    hashes.set(name, hash.update(file).update(readFileSync(join(folder, file))));
  }
  return Object.fromEntries([...hashes].map(([name, hash]) => [name, hash.digest('hex').slice(0, LENGTH)]));
}

/**
 * The name by which a picture's file is served: `fan-320.avif` as `fan-320.<hash>.avif`.
 *
 * @throws where the file is not named `<name>-<width>.<format>`, or its picture has no hash
 */
export function servedName(file: string, hashes: PictureHashes): string {
  const { name, width, format } = partsOf(file);
  const hash = hashes[name];
  if (hash === undefined) throw new Error(`The picture ${name} has no hash.`);
  return `${name}-${width}.${hash}.${format}`;
}
