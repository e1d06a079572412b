import { posix, relative, sep } from 'node:path';

/**
 * A part of the code: the files it is made of, the folders and files of ours that those may import, the packages where
 * not all will do, and the sentence said about anything else. `<own>` stands for what `files` caught by that name.
 *
 * @typedef {{ files: RegExp, imports: string[], packages?: RegExp, why: string }} Zone
 */

const NO_XSTATE = /^(?!xstate$|@xstate\/)/;

/**
 * The first zone that holds a file rules it. A file in none may import anything.
 *
 * @type {Zone[]}
 */
const ZONES = [
  {
    files: /^machines\//,
    imports: ['machines/'],
    packages: /^xstate$/,
    why:
      'A machine says what can happen and nothing else: it imports xstate and machines, so that it runs in a test ' +
      'or an editor without React, i18next or a browser.',
  },
  {
    files: /^src\/catalogue\//,
    imports: ['src/catalogue/'],
    why: 'The catalogue is plain data that everything may read, so it reads nothing else.',
  },
  {
    files: /^src\/ui\//,
    imports: ['src/ui/'],
    packages: NO_XSTATE,
    why: 'A shared piece knows no shop: no feature, no catalogue, no machine. Pass it what it shows.',
  },
  {
    files: /^src\/actors\//,
    imports: ['src/actors/'],
    packages: /^(?:react|xstate|@xstate\/react)$/,
    why: 'This folder says how an actor is made for any machine, so it knows none of them, and nothing of the shop.',
  },
  {
    files: /^src\/features\/(?<own>[^/]+)\//,
    imports: ['src/features/<own>/', 'src/actors/', 'src/ui/', 'src/catalogue/', 'machines/'],
    why:
      'A feature stands alone: it imports src/ui, src/actors, the catalogue and machines, never another feature, a ' +
      'route or the app. What two features share belongs in src/ui or in a machine.',
  },
  {
    files: /^src\/routes\//,
    imports: ['src/routes/', 'src/features/', 'src/actors/', 'src/ui/', 'src/catalogue/', 'machines/'],
    why: 'A route joins an address to a feature. It does not reach up into the app, which is built from the routes.',
  },
  {
    files: /^src\/(?:app\/|main\.ts$)/,
    imports: [
      'src/app/',
      'src/actors/',
      'src/routeTree.gen.ts',
      'src/routes/',
      'src/features/',
      'src/ui/',
      'src/catalogue/',
      'machines/',
      'locales/',
    ],
    why:
      'The app joins the shop together. The build and the atlas are no part of the shop, so no byte of them may come ' +
      'along.',
  },
  {
    files: /^src\/atlas\//,
    imports: ['src/atlas/', 'src/ui/', 'src/actors/inspection.ts', 'machines/', 'locales/', 'tests/engine/'],
    why:
      'The atlas shows machines and their walks, which it reads with the engine. It is a page of its own and knows no ' +
      'screen of the shop and no test of it.',
  },
  {
    files: /^src\/build\//,
    imports: [
      'src/build/',
      'src/ui/theme/theme.ts',
      'src/catalogue/',
      'src/atlas/chart/',
      'src/atlas/exports/',
      'src/atlas/foreign/',
      'src/atlas/layout/',
      'tests/engine/walk-files/',
      'machines/',
    ],
    why: 'What the build runs knows no screen of the shop, only the theme, the catalogue, the machines and the formats of the atlas.',
  },
  {
    files: /^tests\/machines\/[^/]+\/[^/]+\.oracle\.ts$/,
    imports: ['tests/engine/model.ts', 'tests/engine/prediction-defaults.ts', 'tests/facts/'],
    packages: NO_XSTATE,
    why:
      'An oracle predicts the screen from the specification. One that asks the code under test agrees with every ' +
      'mistake in it.',
  },
  {
    files: /^tests\/facts\//,
    imports: ['tests/facts/'],
    packages: /^node:/,
    why:
      'The facts are copied from the specification by hand, once for all tests. Facts that are taken from the code ' +
      'under test agree with every mistake in it.',
  },
  {
    files: /^tests\/engine\//,
    imports: ['tests/engine/'],
    packages: /^(?:xstate|@xstate\/graph|@noble\/hashes\/.+|vitest|fast-check|node:.+)$/,
    why: 'The engine knows no shop: it walks any machine that it is given, so it imports xstate and its own folder.',
  },
  {
    files: /^tests\/requirements\//,
    imports: ['tests/requirements/', 'tests/engine/'],
    why:
      'The requirements are the clauses of the specification. Models and tests name them; they name no machine, so ' +
      'that a clause which nothing covers is still there.',
  },
  {
    files: /^tests\/page\/atlas\//,
    imports: ['tests/page/', 'tests/engine/', 'machines/index.ts', 'machines/words.ts', 'machines/words-of-machine.ts'],
    why:
      'What has to stand on a chart of the atlas is read off its machine and its plain words, and by nothing of the atlas ' +
      'itself.',
  },
  {
    files: /^tests\/page\//,
    imports: ['tests/page/', 'tests/facts/', 'tests/engine/'],
    why:
      'This folder plays walks on a page and reads screens, whatever the machine. What is true of one machine alone ' +
      'belongs into its room under tests/machines.',
  },
  {
    files: /^tests\/machines\/(?<own>[^/]+)\/.*(?<!\.spec)\.ts$/,
    imports: [
      'tests/machines/<own>/',
      'tests/requirements/',
      'tests/page/',
      'tests/facts/',
      'tests/engine/',
      'machines/',
      'locales/',
    ],
    why:
      'A room holds what judges one machine and leans on no other room and on no command. What two rooms share belongs ' +
      'into tests/page or tests/engine.',
  },
  {
    files: /^tests\/machines\/[^/]+(?<!\.spec)\.ts$/,
    imports: ['tests/machines/', 'tests/requirements/', 'tests/page/', 'tests/engine/', 'machines/'],
    why: 'The registers gather the rooms for the commands, which therefore come after them.',
  },
  {
    files: /^tests\/machines\/.*\.spec\.ts$/,
    imports: [
      'tests/machines/',
      'tests/walks/',
      'tests/commands/sampling.ts',
      'tests/mutants/judged.ts',
      'tests/mutants/sample-table.ts',
      'tests/requirements/',
      'tests/page/',
      'tests/facts/',
      'tests/engine/',
      'machines/',
      'src/catalogue/',
      'locales/',
    ],
    why: 'A spec of a machine runs without a browser and without the screens of the shop, in milliseconds.',
  },
  {
    files: /^tests\/pages\//,
    imports: ['tests/pages/', 'tests/page/empty-tab.ts', 'tests/facts/', 'src/build/pages/', 'src/build/hosting/'],
    why: 'This folder renders and serves the pages of the shop as the build does, with other texts. It judges nothing.',
  },
  {
    files: /^tests\/deploys\//,
    imports: ['tests/deploys/', 'tests/pages/served.ts', 'src/build/hosting/', 'src/build/offline/'],
    why: 'This folder makes and serves builds for the tests that deploy one after another. It judges nothing.',
  },
  {
    files: /^tests\/commands\//,
    imports: ['tests/commands/', 'tests/machines/', 'tests/engine/'],
    why: 'This folder holds what all commands share. It knows none of them.',
  },
  {
    files: /^tests\/walks\//,
    imports: [
      'tests/walks/',
      'tests/commands/',
      'tests/machines/',
      'tests/requirements/',
      'tests/page/',
      'tests/facts/',
      'tests/engine/',
    ],
    why:
      'Walks are made from models, drivers and what the specification lists. Mutants, reports and browser tests read ' +
      'them afterwards.',
  },
  {
    files: /^tests\/mutants\//,
    imports: ['tests/mutants/', 'tests/walks/', 'tests/commands/', 'tests/machines/', 'tests/engine/'],
    why: 'Mutants are judged by the walks of the walk files. Reports and browser tests read the result afterwards.',
  },
  {
    files: /^tests\/learn\/adapters\//,
    imports: ['tests/learn/adapters/', 'tests/browser/support/', 'tests/page/', 'tests/facts/', 'tests/engine/learn/'],
    packages: NO_XSTATE,
    why:
      'What learns a machine from outside knows what a person can do and see, and nothing of machines, models and ' +
      'oracles: it would find what it knows already.',
  },
  {
    files: /^tests\/learn\//,
    imports: [
      'tests/learn/',
      'tests/commands/',
      'tests/browser/support/',
      'tests/machines/',
      'tests/page/',
      'tests/pages/served.ts',
      'tests/facts/',
      'tests/engine/',
    ],
    why: 'Learning compares the page with what oracles declare. It imports no code of the shop.',
  },
  {
    files: /^tests\/bench\/growth\/grown-[a-z]+\.ts$/,
    imports: ['tests/bench/growth/', 'tests/deploys/', 'src/catalogue/', 'machines/language/languages.ts'],
    why: 'A grown shop is made from catalogue and languages, by the sources that a build reads. What measures it stands beside.',
  },
  {
    files: /^tests\/bench\//,
    imports: [
      'tests/bench/',
      'tests/commands/',
      'tests/browser/support/',
      'tests/page/',
      'tests/pages/',
      'src/build/hosting/',
    ],
    why: 'What measures the build opens it as a shopper does, from the server that `npm start` has. It knows no screen.',
  },
  {
    files: /^tests\/browser\//,
    imports: ['tests/', 'locales/'],
    why:
      'A journey drives the built shop as a shopper does, by role and name. What it expects comes from the ' +
      'specification, not from the code.',
  },
  {
    files: /^src\//,
    imports: [],
    why: 'This folder has no place in the layout: put the file into one that has, or name its arrows in tests/lint.',
  },
];

/**
 * Packages that one file alone may import, and the sentence said to all others.
 *
 * @type {{ packages: RegExp, onlyIn: string, why: string }[]}
 */
const KEPT_APART = [
  {
    packages: /^@xstate\/graph(?:\/|$)/,
    onlyIn: 'tests/engine/graph/xstate-graph.ts',
    why:
      'Walks come from our own tours; the library is what they are compared with, and tests/engine/graph/xstate-graph.ts ' +
      'is where.',
  },
  {
    packages: /^@mantine\/form(?:\/|$)/,
    onlyIn: 'src/ui/fields/use-bound-form.ts',
    why:
      'Bind fields with src/ui/fields/use-bound-form.ts: of the form of Mantine the shop holds only what that needs, ' +
      'the rest is left out (src/build/left-out).',
  },
];

/**
 * The reason why a file may not import something, or nothing when it may. The path is relative to the root of the
 * checkout, with forward slashes; the import is as written in the file.
 *
 * @type {(file: string, specifier: string) => string | undefined}
 */
const reasonAgainst = (file, specifier) => {
  const apart = KEPT_APART.find(({ packages, onlyIn }) => packages.test(specifier) && file !== onlyIn);
  if (apart) return apart.why;
  const zone = ZONES.find(({ files }) => files.test(file));
  if (!zone) return undefined;
  if (!specifier.startsWith('.')) {
    return zone.packages && !zone.packages.test(specifier) ? zone.why : undefined;
  }
  const own = zone.files.exec(file)?.groups?.['own'] ?? '';
  const target = posix.join(posix.dirname(file), specifier);
  return zone.imports.some((place) => target.startsWith(place.replace('<own>', own))) ? undefined : zone.why;
};

/**
 * The part of the linter's interface that the rule uses.
 *
 * @typedef {{ source?: { value?: unknown } | null }} Importing
 * @typedef {{ cwd: string, filename: string, report: (finding: { node: object, message: string }) => void }} Context
 */

/** Imports run one way: routes, features, ui. */
export const importBoundaries = {
  meta: { type: 'problem', docs: { description: 'Imports run one way: see the table of zones.' } },
  /** @type {(context: Context) => Record<string, (node: Importing) => void>} */
  create(context) {
    const file = relative(context.cwd, context.filename).split(sep).join('/');
    /** @type {(node: Importing) => void} */
    const check = ({ source }) => {
      const specifier = source?.value;
      if (!source || typeof specifier !== 'string') return;
      const why = reasonAgainst(file, specifier);
      if (why) context.report({ node: source, message: `«${specifier}» may not be imported here. ${why}` });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    };
  },
};
