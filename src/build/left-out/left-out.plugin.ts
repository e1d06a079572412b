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

/** A piece of a library's own text that goes, where no import brings it along. */
interface CutOut {
  /** The files that have it. */
  readonly files: RegExp;
  readonly name: string;
  readonly text: RegExp;
  readonly by: string;
}

const I18NEXT = /[\\/]i18next[\\/]dist[\\/]esm[\\/]i18next\.js$/u;
const FLOATING_UI = /[\\/]@floating-ui[\\/]react[\\/]dist[\\/]floating-ui\.react(?:\.utils)?\.mjs$/u;

/**
 * Floating UI, which Mantine brings along, copies all of React to look up what older ones have not. For the object that is
 * copied every page would be sent more of the bundler's own code, in the script that holds it up.
 *
 * i18next asks a backend for texts, and formats what stands in one: the shop hands all texts over (`translation.ts`), and
 * no text names a format (`locales.spec.ts`). Home has 1.9 KB less (brotli).
 */
const CUT_OUT: readonly CutOut[] = [
  { files: FLOATING_UI, name: 'a copy of React', text: /const SafeReact = \{\s*\.\.\.React\s*\};/u, by: '' },
  { files: FLOATING_UI, name: 'what is looked up in it', text: /SafeReact\./gu, by: 'React.' },
  {
    files: I18NEXT,
    name: 'the way to a backend',
    text: /(?<=class Connector extends EventEmitter \{)[\s\S]+?(?=\n\}\n)/u,
    by: '',
  },
  { files: I18NEXT, name: 'formats', text: /formatter = Formatter;/u, by: '' },
];

/**
 * Leaves out of the shop what of its libraries it never shows or asks. The build fails where one of them is no longer
 * brought along: an update may have moved it, and it would come along unseen.
 */
export function pluginLeftOut(): RsbuildPlugin {
  return {
    name: 'loadout:left-out',
    setup(api) {
      const missing = new Set(STAND_INS.keys());
      for (const files of new Set(CUT_OUT.map((cut) => cut.files))) {
        api.transform({ test: files }, ({ code, resourcePath }) => {
          const cuts = CUT_OUT.filter((cut) => cut.files === files);
          for (const { name, text } of cuts) if (code.search(text) < 0) missing.add(`${name} in ${resourcePath}`);
          return cuts.reduce((left, { text, by }) => left.replace(text, by), code);
        });
      }
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
          throw new Error(`No longer brought along: ${[...missing].join(', ')}. The list of what is left out is old.`);
      });
    },
  };
}
