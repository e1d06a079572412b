import { type RsbuildPlugin } from '@rsbuild/core';
import { withoutWords } from './machine-words.ts';

/** The layer of the modules that the shop is made of. The atlas, which shows the words, is in none. */
export const SHOP_LAYER = 'shop';

/** Leaves out of the shop what machines say of themselves for analysts: a shopper would wait for it and never see it. */
export function pluginMachineWords(): RsbuildPlugin {
  return {
    name: 'loadout:machine-words',
    apply: 'build',
    setup(api) {
      api.transform({ test: /[\\/]machines[\\/].+\.machine\.ts$/, issuerLayer: SHOP_LAYER }, ({ code, resourcePath }) =>
        withoutWords(resourcePath, code),
      );
    },
  };
}
