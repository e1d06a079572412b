import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { textsVersion } from '../../src/build/offline/texts-version.ts';
import { writeWorker } from '../../src/build/offline/write-worker.ts';

/** A file with a hash in its name, and that hash. */
const HASHED = /^static\/.*\.(?<hash>[0-9a-f]{8,10})\.(?:js|css|svg)$/u;
const TEXT = /\.(?:html|js|css|json)$/u;
const ENCODED = /\.(?:br|gz)$/u;

function integrity(content: string): string {
  return createHash('sha256').update(content).digest('base64');
}

/** The scripts of the entries name all others, and the pages name them. */
function rank(file: string): number {
  if (file.endsWith('.html')) return 2;
  return /^static\/js\/(?:index|atlas)\./u.test(file) ? 1 : 0;
}

/**
 * Makes another build out of a finished one, in a folder that is not there yet: every file with a hash has another name,
 * and every text reads otherwise where `change` says so. Nothing of the first is found in it but pictures.
 *
 * @throws where the change changes no text of a locale file
 */
export async function makeOtherBuild(from: string, to: string, change: (text: string) => string): Promise<void> {
  await cp(from, to, { recursive: true, filter: (path) => !ENCODED.test(path) });
  const files = (await readdir(to, { recursive: true })).filter((file) => !file.startsWith('atlas/'));
  const worker = await readFile(join(to, 'sw.js'), 'utf8');
  const hashes = new Map(
    files.flatMap((file) => {
      const { hash } = HASHED.exec(file)?.groups ?? {};
      return hash === undefined ? [] : [[hash, hash.slice(1) + hash.slice(0, 1)] as const];
    }),
  );
  const before = textsVersion(join(to, 'locales'));
  const replaced = new Map(hashes);
  const rewrite = async (file: string) => {
    const old = await readFile(join(to, file), 'utf8');
    const text = [...replaced].reduce((now, [one, other]) => now.replaceAll(one, other), change(old));
    if (/\.(?:js|css)$/u.test(file)) replaced.set(integrity(old), integrity(text));
    await writeFile(join(to, file), text);
  };
  const texts = files.filter((file) => TEXT.test(file) && file !== 'sw.js');
  for (const file of texts.filter((one) => one.endsWith('.json'))) await rewrite(file);
  const after = textsVersion(join(to, 'locales'));
  if (after === before) throw new Error('The other build has the same texts.');
  replaced.set(before, after);
  const rest = texts.filter((file) => !file.endsWith('.json')).toSorted((one, other) => rank(one) - rank(other));
  for (const file of rest) await rewrite(file);
  const besides: string[] = [];
  for (const file of files) {
    const { hash = '' } = HASHED.exec(file)?.groups ?? {};
    const name = file.replace(hash, hashes.get(hash) ?? '');
    if (hash !== '') await rename(join(to, file), join(to, name));
    if (file.startsWith('static/') && !worker.includes(file)) besides.push(name);
  }
  await rm(join(to, 'sw.js'));
  await writeWorker(to, besides, after);
}
