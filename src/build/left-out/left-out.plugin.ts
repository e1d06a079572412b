import { fileURLToPath } from 'node:url';
import { type RsbuildPlugin, rspack } from '@rsbuild/core';

/**
 * What Mantine's components bring along for props and parts that no screen uses, by the component that imports it: the
 * loader of a button, groups of buttons, cards of radios, the button that empties an input. A form has 3 KB less (brotli).
 * The linter refuses the props (`react/forbid-component-props`) and the parts (`react/forbid-elements`).
 */
const LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  Button: ['ButtonGroup', 'ButtonGroupSection', 'Loader', 'Transition'],
  Input: ['InputClearButton', 'InputPlaceholder', 'InputSuccess', 'Loader'],
  InputWrapper: ['InputSuccess'],
  Radio: ['RadioCard', 'RadioIndicator'],
};

function pairOf(component: string, part: string): string {
  return `${component}: ${part}`;
}

const PAIRS = Object.entries(LEFT_OUT).flatMap(([component, parts]) => parts.map((part) => pairOf(component, part)));

const PART = fileURLToPath(new URL('left-out-part.ts', import.meta.url));

/** The name of a module of Mantine's components, by its file. */
const COMPONENT = /[\\/](?<name>\w+)\.mjs$/u;

function nameOf(file: string | undefined): string {
  return COMPONENT.exec(file ?? '')?.groups?.['name'] ?? '';
}

/**
 * Leaves out of the shop what its Mantine components never show. The build fails where Mantine no longer brings one of
 * them: an update may have moved it, and it would come along unseen.
 */
export function pluginLeftOut(): RsbuildPlugin {
  return {
    name: 'loadout:left-out',
    setup(api) {
      const missing = new Set(PAIRS);
      api.modifyRspackConfig((config) => {
        config.plugins.push(
          new rspack.NormalModuleReplacementPlugin(/\.mjs$/u, (module) => {
            const pair = pairOf(nameOf(module.contextInfo.issuer), nameOf(module.request));
            if (!PAIRS.includes(pair)) return;
            module.request = PART;
            missing.delete(pair);
          }),
        );
      });
      api.onAfterBuild(({ isWatch }) => {
        if (!isWatch && missing.size > 0)
          throw new Error(
            `Mantine brings along no more: ${[...missing].join(', ')}. The list of what is left out is old.`,
          );
      });
    },
  };
}
