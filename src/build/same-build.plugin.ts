import type { RsbuildPlugin } from '@rsbuild/core';

/** The list of the scripts' hashes, as the bundler writes it into the first script before that is made small. */
const HASHES = /(?<=\.sriHashes = \{)[^}]*(?=\})/u;

/** The hash of the whole build, which the bundler writes beside it, and which nothing asks for. */
const WHOLE_HASH = /(?<=__webpack_require__\.h = \(\) => \(")[\da-f]+(?="\))/u;

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
        for (const [name, asset] of Object.entries(assets).filter(([file]) => file.endsWith('.js'))) {
          const source = asset.source().toString();
          if (HASHES.test(source) || WHOLE_HASH.test(source))
            compilation.updateAsset(
              name,
              new sources.RawSource(source.replace(HASHES, sorted).replace(WHOLE_HASH, '')),
            );
        }
      });
    },
  };
}
