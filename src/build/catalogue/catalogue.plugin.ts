import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { LANGUAGES } from '../../../machines/language/languages.ts';
import { packed } from '../../catalogue/packed-products.ts';
import { products } from '../../catalogue/products.ts';
import { SHOP_LAYER } from '../machine-words.plugin.ts';
import type { PictureHashes } from './picture-files.ts';
import { languageOfPart, partModule, partsModule, textsAtHand, written } from './split-texts.ts';

/**
 * Makes of a catalogue of any size what a page needs before it answers: the table of products is packed, since all of it
 * comes, and of a large one the texts come in parts, each when a screen shows a product of it. Pictures are called what
 * their files are called.
 */
export function pluginCatalogue({ pictureHashes }: { readonly pictureHashes: PictureHashes }): RsbuildPlugin {
  return {
    name: 'loadout:catalogue',
    setup(api) {
      const { rootPath } = api.context;
      api.transform(
        { test: /[\\/]src[\\/]catalogue[\\/]seeds\.ts$/u },
        () =>
          `import { unpacked } from './packed-products.ts';\nexport const seeds = unpacked(${written(packed(products))});\n`,
      );
      api.transform(
        { test: /[\\/]src[\\/]catalogue[\\/]picture-hashes\.ts$/u },
        () => `export const pictureHashes = ${written(pictureHashes)};\n`,
      );
      api.transform(
        { test: /[\\/]app[\\/]texts[\\/]text-parts\.ts$/u },
        async ({ code, resourceQuery, addDependency }) => {
          const language = languageOfPart(resourceQuery);
          if (language === undefined) return partsModule(LANGUAGES) ?? code;
          const file = join(rootPath, 'locales', language, 'translation.json');
          addDependency(file);
          return partModule(resourceQuery, await readFile(file, 'utf8'));
        },
      );
      // English out of a script, where no file comes (§9).
      api.transform({ test: /[\\/]locales[\\/]en[\\/]translation\.json$/u, issuerLayer: SHOP_LAYER }, ({ code }) =>
        textsAtHand(code),
      );
    },
  };
}
