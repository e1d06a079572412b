import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getManifest, type ManifestEntry } from '@serwist/build';
import { largePictureOf, pictureNames } from '../../catalogue/pictures.ts';
import { HASHED_PATHS } from '../hosting/headers.ts';

/** What a visitor without a network needs: pictures in the one format that every browser of the list can show. */
const KEPT = ['pages/**/*.html', 'static/**/*', 'locales/**/*.json', 'pictures/*.avif'];

/** The files for dense screens, which few visitors need: without a network a smaller one stands in for each. */
const DENSE = pictureNames.flatMap((name) => {
  const { dense } = largePictureOf(name);
  return dense === undefined ? [] : [`pictures/${name}-${dense}.*`];
});
const LEFT_OUT = ['**/*.txt', '**/*.br', '**/*.gz', ...DENSE];

/**
 * Lists what the worker keeps of a finished build. Each file carries its hash: one that is cut off, is a page of HTML or
 * belongs to another deploy is refused, and then the whole worker is.
 *
 * @param folder the folder of the build
 * @param besides files below it that are not the shop's
 * @throws where a file cannot be read or is larger than 2 MiB
 */
export async function filesToKeep(folder: string, besides: readonly string[]): Promise<ManifestEntry[]> {
  const { manifestEntries = [], warnings } = await getManifest({
    globDirectory: folder,
    globPatterns: KEPT,
    globIgnores: [...LEFT_OUT, ...besides],
    modifyURLPrefix: { '': '/' },
    // What has its hash in its name needs none in its key.
    dontCacheBustURLsMatching: new RegExp(`^(?:${HASHED_PATHS.join('|')})`, 'u'),
  });
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
  return Promise.all(
    manifestEntries.map(async (entry) => {
      const content = await readFile(join(folder, entry.url));
      return { ...entry, integrity: `sha256-${createHash('sha256').update(content).digest('base64')}` };
    }),
  );
}
