import type { RsbuildPlugin } from '@rsbuild/core';
import { packed } from '../../catalogue/packed-products.ts';
import { products } from '../../catalogue/products.ts';

/** A value as script that reads it: as a text, which engines read quicker than an expression of that length. */
function written(value: unknown): string {
  return `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
}

/** Packs the table of products: all of it comes before a page answers. */
export function pluginCatalogue(): RsbuildPlugin {
  return {
    name: 'loadout:catalogue',
    setup(api) {
      api.transform(
        { test: /[\\/]src[\\/]catalogue[\\/]seeds\.ts$/u },
        () =>
          `import { unpacked } from './packed-products.ts';\nexport const seeds = unpacked(${written(packed(products))});\n`,
      );
    },
  };
}
