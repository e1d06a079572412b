import { SCREEN } from './script-budget.ts';

/** A script of the build, as far as its reason goes. */
export interface ScriptFacts {
  /** The names that the build gives to the script: `start`. */
  readonly names: readonly string[];
  /** Whether it is the flow atlas's, and so on no page of the shop. */
  readonly isAtlas: boolean;
  /** The modules in it, and what was imported when it was split off. */
  readonly modules: readonly string[];
}

const OF_ATLAS = 'the flow atlas of the analysts, on no page of the shop';

const BY_NAME: Readonly<Record<string, string>> = {
  index: 'prepares a page before it is painted, and loads the shop',
  start: 'starts the shop: machines, addresses, texts, storage',
  libraries: 'the packages that every page needs',
  'lib-react': 'React, which draws every page',
  idle: 'measures the page once it is idle, and has it kept for visits without a network',
};

const BY_MODULE: readonly (readonly [RegExp, (found: string) => string])[] = [
  [SCREEN, (screen) => `draws the screen of the route ${screen}`],
  [/^\.\/src\/routes\/(?<found>.+)\.tsx\?tsr-split=/u, (screen) => `what the route ${screen} shows beside its screen`],
  [/^\.\/src\/app\/(?<found>inspect)\//u, () => 'tells an inspector what machines do, where `?inspect` asks for it'],
  [/^\.\/(?<found>locales\/en)\//u, () => 'the English texts, where a locale file does not come'],
  [
    /^\.\/src\/app\/texts\/(?<found>search-words)/u,
    () => 'the words that the search understands, once somebody searches',
  ],
  [
    /^\.\/(?:src\/)?(?<found>(?:features|ui|app|catalogue|machines|routes|actors)\/[^ ?]+)/u,
    (file) => `what screens load when they need it: ${file}`,
  ],
  [
    /[\\/]node_modules[\\/](?<found>@[^\\/]+[\\/][^\\/]+|[^\\/]+)/u,
    (name) => `the package ${name}, for several screens`,
  ],
];

/**
 * Why a script is there: what PCI DSS 4 asks to be written down for each one that a payment page may load (6.4.3).
 *
 * @throws where nothing here explains it
 */
export function reasonFor({ names, isAtlas, modules }: ScriptFacts): string {
  if (isAtlas) return OF_ATLAS;
  const named = names.flatMap((name) => BY_NAME[name] ?? []);
  const found = BY_MODULE.flatMap(([pattern, words]) =>
    modules.flatMap((module) => {
      const part = pattern.exec(module)?.groups?.['found'];
      return part === undefined ? [] : [words(part)];
    }),
  );
  const [reason] = [...named, ...found];
  if (reason === undefined)
    throw new Error(`No reason is known for the script of ${[...names, ...modules].join(', ')}.`);
  return reason;
}
