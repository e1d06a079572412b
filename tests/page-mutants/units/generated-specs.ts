/** Tests of one spec that nobody wrote case by case. */
interface GeneratedTests {
  /** From the root of the checkout. */
  readonly spec: string;
  /** What their titles have, a regular expression; all tests of the spec where it is left out. */
  readonly titles?: string;
  /** What the cases are made from. */
  readonly madeFrom: string;
}

/**
 * Tests without a browser whose cases are made from machines, from walk files or by chance, and judged by an oracle, by a
 * plain count or by what must hold for all of them. What a person wrote case by case in the same specs is left out.
 */
export const GENERATED_SPECS: readonly GeneratedTests[] = [
  {
    spec: 'tests/unit/app/actor-faults.spec.ts',
    titles: 'An actor (?:that fails is not passed|of the shop tells)',
    madeFrom: 'each actor',
  },
  { spec: 'tests/unit/app/any-visitor.spec.ts', madeFrom: 'every choice of what a visitor brings' },
  { spec: 'tests/unit/app/browser-environment-by-chance.spec.ts', madeFrom: 'news and browsers, each or by chance' },
  { spec: 'tests/unit/app/built-page-by-chance.spec.ts', madeFrom: 'pages of the build by chance' },
  { spec: 'tests/unit/app/failing-components.spec.ts', madeFrom: 'each component' },
  { spec: 'tests/unit/app/fault-messages-by-chance.spec.ts', madeFrom: 'what is thrown, by chance' },
  { spec: 'tests/unit/app/frozen-inspection-words.spec.ts', madeFrom: 'each text of the inspection' },
  { spec: 'tests/unit/app/frozen-look.spec.ts', madeFrom: 'each token of the look' },
  {
    spec: 'tests/unit/app/held-keys.spec.ts',
    titles: 'presses a switch once',
    madeFrom: 'each switch of four pages',
  },
  { spec: 'tests/unit/app/idle-each-failure.spec.ts', madeFrom: 'each part of the work that can fail' },
  { spec: 'tests/unit/app/injection.spec.ts', titles: 'Each of .* hostile texts', madeFrom: 'each text in each place' },
  {
    spec: 'tests/unit/app/inspection-by-chance.spec.ts',
    titles: 'An atlas hears',
    madeFrom: 'actors and what happens around a shop, by chance',
  },
  { spec: 'tests/unit/app/keep-offline-each-browser.spec.ts', madeFrom: 'each kind of browser' },
  { spec: 'tests/unit/app/languages-by-chance.spec.ts', madeFrom: 'choices and answers by chance' },
  {
    spec: 'tests/unit/app/long-lists-by-chance.spec.ts',
    madeFrom: 'lists of each length and what comes near, by chance',
  },
  { spec: 'tests/unit/app/next-screens-by-chance.spec.ts', madeFrom: 'links and browsers by chance' },
  {
    spec: 'tests/unit/app/product-texts-by-chance.spec.ts',
    madeFrom: 'blocks of products and what a shopper does, by chance',
  },
  { spec: 'tests/unit/app/reload-once-each-browser.spec.ts', madeFrom: 'each kind of browser' },
  { spec: 'tests/unit/app/screens-as-looked-at.spec.ts', madeFrom: 'the walk files; each page of the build' },
  { spec: 'tests/unit/app/search-keys.spec.ts', madeFrom: 'each key in each state of the search' },
  { spec: 'tests/unit/app/secrets-by-chance.spec.ts', madeFrom: 'digits, events and snapshots by chance' },
  {
    spec: 'tests/unit/app/shows-the-same.spec.ts',
    madeFrom: 'the states to which walks lead; what leaves a page as it was',
  },
  {
    spec: 'tests/unit/app/shown-texts.spec.ts',
    titles: 'Texts that come by chance',
    madeFrom: 'what happens to texts, by chance',
  },
  { spec: 'tests/unit/app/stately-by-chance.spec.ts', madeFrom: 'presses and messages by chance' },
  { spec: 'tests/unit/app/storage/seen-products.spec.ts', titles: 'by chance', madeFrom: 'visits by chance' },
  { spec: 'tests/unit/app/storage/base-by-chance.spec.ts', madeFrom: 'bases and presses by chance' },
  { spec: 'tests/unit/app/storage/press-keys-by-chance.spec.ts', madeFrom: 'times and tabs by chance' },
  {
    spec: 'tests/unit/app/taken-by-another-tab.spec.ts',
    titles: 'The focus is handed on',
    madeFrom: 'each control that another tab takes away',
  },
  {
    spec: 'tests/unit/app/storage/returning-tab-by-chance.spec.ts',
    madeFrom: 'what another tab does, and sleeps, by chance',
  },
  { spec: 'tests/unit/app/storage/damaged.spec.ts', madeFrom: 'stores by chance' },
  { spec: 'tests/unit/app/storage/older-shop.spec.ts', madeFrom: 'presses here and in an older shop by chance' },
  { spec: 'tests/unit/app/storage/storage-faults.spec.ts', madeFrom: 'presses and outages by chance' },
  { spec: 'tests/unit/app/storage/tabs-at-once.spec.ts', madeFrom: 'schedules of tabs by chance' },
  { spec: 'tests/unit/app/storage/tabs.spec.ts', madeFrom: 'schedules of tabs by chance' },
  { spec: 'tests/unit/app/storage/valid-part.spec.ts', madeFrom: 'stores by chance; each wrong text under each key' },
  {
    spec: 'tests/unit/app/start-by-chance.spec.ts',
    madeFrom: 'each kind of page and of visitor; what is done to a page, and what fails as it starts',
  },
  { spec: 'tests/unit/app/transition-names.spec.ts', madeFrom: 'each machine' },
  { spec: 'tests/unit/app/use-as-looked-at.spec.ts', madeFrom: 'what a person can do, by chance' },
  { spec: 'tests/unit/app/when-wanted-by-chance.spec.ts', madeFrom: 'what happens to a page, by chance' },
  {
    spec: 'tests/unit/atlas/chart.spec.ts',
    titles: 'A chart (?:has every state|names the transitions) of|(?:for the configuration|from the definition) of',
    madeFrom: 'each machine',
  },
  { spec: 'tests/unit/atlas/as-looked-at.spec.ts', madeFrom: 'each machine' },
  { spec: 'tests/unit/atlas/any-order.spec.ts', madeFrom: 'each panel' },
  { spec: 'tests/unit/atlas/each-field.spec.ts', madeFrom: 'each field of each panel' },
  {
    spec: 'tests/unit/atlas/page-as-looked-at.spec.ts',
    madeFrom: 'each machine, its walk files and its mutants; simulated sessions',
  },
  { spec: 'tests/unit/atlas/same-at-its-address.spec.ts', madeFrom: 'each machine and its walk files' },
  { spec: 'tests/unit/atlas/use-as-looked-at.spec.ts', madeFrom: 'what a person can do, by chance' },
  { spec: 'tests/unit/atlas/drawing.spec.ts', titles: 'A drawing of', madeFrom: 'each machine' },
  { spec: 'tests/unit/atlas/exports/machines-by-chance.spec.ts', madeFrom: 'machines by chance' },
  { spec: 'tests/unit/atlas/exports/report-by-chance.spec.ts', madeFrom: 'machines and runs by chance' },
  { spec: 'tests/unit/atlas/exports/exported-walks.spec.ts', titles: 'are the same', madeFrom: 'each walk' },
  {
    spec: 'tests/unit/atlas/exports/exports.spec.ts',
    titles: "(?:Studio|SCXML|XState JSON) of '|Mermaid accepts '",
    madeFrom: 'each machine',
  },
  { spec: 'tests/unit/atlas/failing-parts.spec.ts', madeFrom: 'each component of each panel' },
  { spec: 'tests/unit/atlas/folding.spec.ts', titles: "A folded chart of '", madeFrom: 'states of machines' },
  {
    spec: 'tests/unit/atlas/foreign/each-broken-place.spec.ts',
    madeFrom: 'each target and each beginning of each machine, in three forms of a file',
  },
  {
    spec: 'tests/unit/atlas/foreign/foreign.spec.ts',
    titles: 'a machine from a file of|is told from JSON as JSON.parse',
    madeFrom: 'each machine; texts by chance',
  },
  { spec: 'tests/unit/atlas/frozen-words.spec.ts', madeFrom: 'each text of the atlas' },
  {
    spec: 'tests/unit/atlas/foreign/machine-in-code.spec.ts',
    titles: 'from the source of',
    madeFrom: 'each machine',
  },
  { spec: 'tests/unit/atlas/generated-walks.spec.ts', titles: 'from a file of', madeFrom: 'each machine' },
  { spec: 'tests/unit/atlas/keys.spec.ts', madeFrom: 'each key on each control' },
  { spec: 'tests/unit/atlas/layout.spec.ts', titles: "A layout of '", madeFrom: 'each machine' },
  {
    spec: 'tests/unit/atlas/live/kept-moments.spec.ts',
    titles: 'whatever comes while it is written',
    madeFrom: 'what comes and is picked, by chance',
  },
  {
    spec: 'tests/unit/atlas/live/recorded-steps.spec.ts',
    titles: 'lead a trial to where the actor was',
    madeFrom: 'simulated sessions',
  },
  { spec: 'tests/unit/atlas/live/notes-of-files-by-chance.spec.ts', madeFrom: 'notes by chance' },
  { spec: 'tests/unit/atlas/live/tabs-by-chance.spec.ts', madeFrom: 'actors by chance' },
  { spec: 'tests/unit/atlas/live/recording-by-chance.spec.ts', madeFrom: 'a recording and notes by chance' },
  {
    spec: 'tests/unit/atlas/live/message-schema.spec.ts',
    titles: 'objects in each other of each depth',
    madeFrom: 'each depth',
  },
  { spec: 'tests/unit/atlas/overview.spec.ts', titles: "' → '|stream of a shop", madeFrom: 'each join of machines' },
  { spec: 'tests/unit/atlas/page.spec.ts', titles: 'of a walk(?: file)? of', madeFrom: 'each walk file' },
  { spec: 'tests/unit/atlas/room-for-numbers.spec.ts', madeFrom: 'each machine' },
  { spec: 'tests/unit/atlas/public-machines/public-machines.spec.ts', madeFrom: 'each machine of others' },
  { spec: 'tests/unit/atlas/trial.spec.ts', titles: 'leads where its walk files say', madeFrom: 'each walk file' },
  { spec: 'tests/unit/atlas/same-part.spec.ts', madeFrom: 'pairs of machines with a part of the same name' },
  {
    spec: 'tests/unit/atlas/versions.spec.ts',
    titles: 'differs from each mutant|does not differ from itself|say that the',
    madeFrom: 'each mutant of each machine; each part that can differ',
  },
  { spec: 'tests/unit/atlas/w3c-scxml/w3c-scxml.spec.ts', madeFrom: 'each test document of the W3C' },
  { spec: 'tests/unit/atlas/words.spec.ts', titles: "The words of a machine of '", madeFrom: 'each machine' },
  {
    spec: 'tests/unit/catalogue/catalogue.spec.ts',
    titles:
      '(?:Category has the seeds|Product has the names, prices, stocks, categories and labels) of the specification|written as Intl',
    madeFrom: 'each category and product of the specification; numbers by chance',
  },
  { spec: 'tests/unit/catalogue/catalogues-by-chance.spec.ts', madeFrom: 'catalogues by chance' },
  {
    spec: 'tests/unit/catalogue/pictures.spec.ts',
    titles: 'is there, in the format and pixel size|from each side',
    madeFrom: 'each picture; each product',
  },
  {
    spec: 'tests/unit/catalogue/search-queries.spec.ts',
    titles:
      'the (?:names|labels) of every other language|each beginning of a word|answers each query as the whole catalogue',
    madeFrom: 'each name and label in each language; the queries of the model',
  },
  { spec: 'tests/unit/locales/unbroken.spec.ts', madeFrom: 'each text of each language' },
  { spec: 'tests/unit/traffic/as-looked-at.spec.ts', madeFrom: 'simulated sessions and walk files' },
  {
    spec: 'tests/unit/traffic/conformance.spec.ts',
    titles: 'machines of this build finds',
    madeFrom: 'sessions by chance',
  },
  { spec: 'tests/unit/traffic/live.spec.ts', titles: 'however often it is counted', madeFrom: 'sessions by chance' },
  { spec: 'tests/unit/traffic/sessions.spec.ts', titles: 'a simulated session', madeFrom: 'sessions by chance' },
  {
    spec: 'tests/unit/traffic/traffic.spec.ts',
    titles: '(?:traffic of a folder|merging|a filter) (?:is|knows|counts|of|adds|offers)',
    madeFrom: 'sessions by chance',
  },
  {
    spec: 'tests/unit/traffic/xes.spec.ts',
    titles: 'sessions as XES are|writes the same log',
    madeFrom: 'sessions by chance',
  },
];

/** Whether a test is one of these, by its file and its whole title. */
export function isGenerated(file: string, title: string): boolean {
  return GENERATED_SPECS.some(({ spec, titles = '' }) => file.endsWith(spec) && new RegExp(titles, 'u').test(title));
}
