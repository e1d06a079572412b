import { createHash } from 'node:crypto';
import type { RsbuildPlugin } from '@rsbuild/core';

/** The list of the scripts' hashes, as the bundler writes it into the first script before that is made small. */
const HASHES = /(?<=\.sriHashes = \{)[^}]*(?=\})/u;

/** The hash of the whole build, by which the shop tells builds apart (`__webpack_hash__`). */
const WHOLE_HASH = /(?<=__webpack_require__\.h = \(\) => \(")[\da-f]+(?="\))/u;

const WHOLE_HASH_DIGITS = 16;

/** A hash in the name of a file: what the file holds counts already. */
const HASH_IN_NAME = /\b[\da-f]{8,16}\b/gu;

/** The script that an entry is of: the bundler writes the quotes around it only where it must. */
function scriptOf(entry: string): string {
  return entry.split(':')[0]?.replaceAll('"', '').trim() ?? '';
}

function sorted(entries: string): string {
  return entries
    .split(',')
    .toSorted((one, other) => (scriptOf(one) < scriptOf(other) ? -1 : 1))
    .join(',');
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** A hash of what all scripts and style sheets hold, in whichever order they come; as long as the bundler's. */
function wholeHashOf(files: readonly string[]): string {
  const hashes = files.map((source) => hashOf(source.replace(HASHES, '').replaceAll(HASH_IN_NAME, '')));
  return hashOf(hashes.toSorted((one, other) => (one < other ? -1 : 1)).join()).slice(0, WHOLE_HASH_DIGITS);
}

/**
 * Makes the same build of the same sources. The bundler writes the scripts' hashes in another order each time, and a hash
 * of all that: so the first script had another name, and policy, pages and the configurations of hosts were others.
 */
export function pluginSameBuild(): RsbuildPlugin {
  return {
    name: 'loadout:same-build',
    apply: 'build',
    setup(api) {
      api.processAssets({ stage: 'pre-process', environments: ['web'] }, ({ assets, sources, compilation }) => {
        const files = Object.entries(assets)
          .filter(([file]) => /\.(?:js|css)$/u.test(file))
          .map(([name, asset]) => ({ name, source: asset.source().toString() }));
        const whole = wholeHashOf(files.map(({ source }) => source));
        for (const { name, source } of files) {
          const same = source.replace(HASHES, sorted).replace(WHOLE_HASH, whole);
          if (same !== source) compilation.updateAsset(name, new sources.RawSource(same));
        }
      });
    },
  };
}
