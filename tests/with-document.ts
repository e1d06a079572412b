import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vitest/config';
import { sampling } from './commands/sampling.ts';
import { componentWeaver } from './faults/components.ts';

function pathOf(file: string): string {
  return fileURLToPath(new URL(file, import.meta.url));
}

/** How Vitest runs what uses a page, and so needs a document. All other specs do without one. */
const options = {
  // What one of them puts in the place of a module, or weaves into one, is for none of the others.
  isolate: true,
  environment: pathOf('unit/support/dom-environment.ts'),
  // Node would load the router as a server does, and then it follows no link.
  server: { deps: { inline: [/@tanstack/u] } },
};

/** Elements are made as a build makes them, by the one module that both the sources and the packages then ask for. */
export const elementsAsBuilt = { jsx: { runtime: 'automatic', development: false } } as const;

/** What renders most takes a sixth less with the React of a build. The long form hears what React says in development. */
export const reactOfRun: Readonly<Record<string, string>> = sampling.isReactOfBuild ? { NODE_ENV: 'production' } : {};

const quickElements: Plugin = {
  name: 'loadout:quick-elements',
  config: () => ({
    oxc: elementsAsBuilt,
    test: { setupFiles: [pathOf('unit/support/quick-elements.ts')] },
  }),
};

/** The specs that need a document, each kind with how Vitest runs it, and what Vite does to what they load. */
export const WITH_DOCUMENT = [
  {
    ...options,
    name: 'document',
    // Its pages are rendered where there is no document.
    globalSetup: [pathOf('unit/support/built-pages.ts')],
    plugins: [quickElements],
    include: ['tests/unit/app/start-by-chance.spec.ts', 'tests/unit/app/use-as-looked-at.spec.ts'],
  },
  {
    ...options,
    name: 'built',
    // To load the shop and the atlas once in each thread, and not for each of them, saves a quarter of their processor time.
    isolate: false,
    globalSetup: [],
    env: reactOfRun,
    setupFiles: [pathOf('unit/support/built-react.ts'), pathOf('unit/support/empty-document.ts')],
    plugins: [quickElements],
    include: [
      'tests/unit/app/double-presses.spec.ts',
      'tests/unit/app/held-keys.spec.ts',
      'tests/unit/app/left-window.spec.ts',
      'tests/unit/app/long-lists-by-chance.spec.ts',
      'tests/unit/app/on-demand.spec.ts',
      'tests/unit/app/returned-to.spec.ts',
      'tests/unit/app/said-before-press.spec.ts',
      'tests/unit/app/same-page.spec.ts',
      'tests/unit/app/search-keys.spec.ts',
      'tests/unit/app/shows-the-same.spec.ts',
      'tests/unit/app/sign-in.spec.ts',
      'tests/unit/app/swiped-picture.spec.ts',
      'tests/unit/app/taken-by-another-tab.spec.ts',
      'tests/unit/atlas/any-order.spec.ts',
      'tests/unit/atlas/each-field.spec.ts',
      'tests/unit/atlas/keys.spec.ts',
      'tests/unit/atlas/left-while-fitted.spec.ts',
      'tests/unit/atlas/live/notes-of-files-by-chance.spec.ts',
      'tests/unit/atlas/open-sessions.spec.ts',
      'tests/unit/atlas/same-part.spec.ts',
      'tests/unit/atlas/use-as-looked-at.spec.ts',
      'tests/unit/atlas/zoom.spec.ts',
    ],
  },
  // Each component can be made to fail.
  {
    ...options,
    name: 'faults',
    include: ['tests/unit/app/failing-components.spec.ts', 'tests/unit/atlas/failing-parts.spec.ts'],
    globalSetup: [],
    plugins: [componentWeaver],
  },
];

/** From the root of the checkout, all of them. */
export const SPECS_WITH_DOCUMENT = WITH_DOCUMENT.flatMap(({ include }) => include);
