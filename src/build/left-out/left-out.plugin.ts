import { fileURLToPath } from 'node:url';
import { type RsbuildPlugin, rspack } from '@rsbuild/core';

/** What one module of Mantine brings along, by the names of both, and what stands there instead. */
interface LeftOut {
  readonly standIn: URL;
  readonly parts: Readonly<Record<string, readonly string[]>>;
}

/**
 * What Mantine brings along for props and parts that no screen uses, by the module that imports it: the loader of a button,
 * groups of buttons, cards of radios, the button that empties an input; colours that no component is given; and what of a
 * form needs values of its own, since those stand in its machine. Checkout has 6 KB less (brotli). The linter refuses the
 * props (`react/forbid-component-props`) and the parts (`react/forbid-elements`); of a form, `useBoundForm` shows no more.
 */
const LEFT_OUT: readonly LeftOut[] = [
  {
    standIn: new URL('left-out-part.ts', import.meta.url),
    parts: {
      Button: ['ButtonGroup', 'ButtonGroupSection', 'Loader', 'Transition'],
      Input: ['InputClearButton', 'InputPlaceholder', 'InputSuccess', 'Loader'],
      InputWrapper: ['InputSuccess'],
      Radio: ['RadioCard', 'RadioIndicator'],
      'use-form': ['validate-field-value', 'validate-values'],
    },
  },
  {
    standIn: new URL('left-out-hook.ts', import.meta.url),
    parts: { 'use-form': ['actions', 'use-form-list', 'use-form-validating', 'use-form-watch'] },
  },
  {
    standIn: new URL('left-out-colors.ts', import.meta.url),
    parts: { 'default-theme': ['default-colors'] },
  },
];

function pairOf(module: string, part: string): string {
  return `${module}: ${part}`;
}

/** The file that stands in for a part, by what imports it and what it is. */
const STAND_INS = new Map(
  LEFT_OUT.flatMap(({ standIn, parts }) =>
    Object.entries(parts).flatMap(([module, names]) =>
      names.map((part) => [pairOf(module, part), fileURLToPath(standIn)] as const),
    ),
  ),
);

/** The name of a module of Mantine, by its file. */
const MODULE = /[\\/](?<name>[\w-]+)\.mjs$/u;

function nameOf(file: string | undefined): string {
  return MODULE.exec(file ?? '')?.groups?.['name'] ?? '';
}

/**
 * Floating UI, which Mantine brings along, copies all of React to look up what older ones have not. For the object that is
 * copied every page would be sent more of the bundler's own code, in the script that holds it up.
 */
const COPY_OF_REACT = /const SafeReact = \{\s*\.\.\.React\s*\};/u;
const WITH_COPY = /[\\/]@floating-ui[\\/]react[\\/]dist[\\/]floating-ui\.react(?:\.utils)?\.mjs$/u;

/**
 * Leaves out of the shop what of Mantine it never shows or asks. The build fails where Mantine no longer brings one of
 * them: an update may have moved it, and it would come along unseen.
 */
export function pluginLeftOut(): RsbuildPlugin {
  return {
    name: 'loadout:left-out',
    setup(api) {
      const missing = new Set(STAND_INS.keys());
      api.transform({ test: WITH_COPY }, ({ code, resourcePath }) => {
        if (!COPY_OF_REACT.test(code)) missing.add(`a copy of React in ${resourcePath}`);
        return code.replace(COPY_OF_REACT, '').replaceAll('SafeReact.', 'React.');
      });
      api.modifyRspackConfig((config) => {
        config.plugins.push(
          new rspack.NormalModuleReplacementPlugin(/\.mjs$/u, (module) => {
            const pair = pairOf(nameOf(module.contextInfo.issuer), nameOf(module.request));
            const standIn = STAND_INS.get(pair);
            if (standIn === undefined) return;
            module.request = standIn;
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
