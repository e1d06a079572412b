import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ALLOWED: [file: string, code: string][] = [
  ['machines/cart/ok.ts', "import { setup } from 'xstate'; import { x } from './lines.ts'; use(setup, x);"],
  ['machines/index.ts', "export { x } from './cart/cart.machine.ts';"],
  ['src/features/cart/ok.ts', "import { x } from './Line.tsx'; use(x);"],
  ['src/features/cart/parts/ok.ts', "import { x } from '../Line.tsx'; use(x);"],
  ['src/features/cart/more.ts', "import { x } from '../../ui/Picture.tsx'; use(x);"],
  ['src/features/cart/most.ts', "import { x } from '../../../machines/cart/lines.ts'; use(x);"],
  ['src/features/cart/own.ts', "import { x } from '../cart/Line.tsx'; use(x);"],
  ['src/routes/ok.ts', "import { x } from '../features/cart/Cart.tsx'; use(x);"],
  ['src/app/ok.ts', "import { x } from '../routeTree.gen.ts'; use(x); localStorage.clear(); document.cookie = '';"],
  ['src/features/cart/shadow.ts', 'const location = { fetch: 1 }; use(location.fetch, Math.max(1, 2));'],
  ['src/features/cart/typed.ts', 'export function year(day: Date) { return day.getFullYear(); }'],
  ['src/features/cart/focus.ts', 'export function focused() { return document.activeElement; }'],
  [
    'src/features/cart/style.ts',
    'export function sum(all: number[]) { const add = (a: number) => a; return all.map(add); }',
  ],
  ['src/features/cart/given.ts', 'type Sum = (a: number) => number; export const sum: Sum = (a) => a;'],
  ['src/features/cart/actor.ts', "import { x } from '../../actors/use-screen-actor.ts'; use(x);"],
  ['src/ui/ok.ts', "import { Card } from '@mantine/core'; use(Card);"],
  ['src/ui/fields/use-bound-form.ts', "import { useForm } from '@mantine/form'; use(useForm);"],
  ['src/catalogue/ok.ts', "export { x } from './products.ts';"],
  ['src/atlas/ok.ts', "import { x } from '../../tests/engine/walk-files/walk-file.ts'; use(x);"],
  ['tests/machines/cart/cart.model.ts', "import { x } from '../../../machines/cart/lines.ts'; use(x);"],
  ['tests/machines/a/ok.oracle.ts', "import { x } from '../../engine/prediction-defaults.ts'; use(x);"],
  ['tests/machines/a/typed.oracle.ts', "import type { T } from '../../engine/model.ts'; export type U = T;"],
  ['tests/machines/a/facts.oracle.ts', "import { x } from '../../facts/products.ts'; use(x);"],
  ['tests/facts/ok.ts', "import { readFileSync } from 'node:fs'; import { x } from './a.ts'; use(readFileSync, x);"],
  ['tests/engine/tours/ok.ts', "import { setup } from 'xstate'; import { x } from '../model.ts'; use(setup, x);"],
  ['tests/engine/graph/xstate-graph.ts', "import { getShortestPaths } from '@xstate/graph'; use(getShortestPaths);"],
  ['tests/engine/graph/ok.spec.ts', "import fc from 'fast-check'; import { x } from '../fixtures/way.ts'; use(fc, x);"],
  ['tests/requirements/ok.ts', "import type { T } from '../engine/model.ts'; export type U = T;"],
  ['tests/page/ok.ts', "import { x } from '../engine/graph/graph.ts'; use(x);"],
  ['tests/machines/ok.ts', "import { x } from '../../machines/index.ts'; use(x);"],
  ['tests/machines/cart/ok.driver.ts', "import { x } from '../../page/driver.ts'; use(x);"],
  ['tests/machines/cart/own.driver.ts', "import { x } from './cart.model.ts'; use(x);"],
  ['tests/machines/ok.spec.ts', "import { x } from '../walks/committed.ts'; use(x);"],
  ['tests/commands/ok.ts', "import { x } from '../machines/models.ts'; use(x);"],
  ['tests/walks/ok.ts', "import { x } from '../commands/call.ts'; use(x);"],
  ['tests/learn/adapters/ok.ts', "import { x } from '../../engine/learn/learnable.ts'; use(x);"],
  ['tests/learn/declared/ok.ts', "import { x } from '../../machines/cart/cart.oracle.ts'; use(x);"],
  ['tests/mutants/ok.ts', "import { x } from '../walks/committed.ts'; use(x);"],
];

const CAUGHT: [file: string, code: string, reason: string][] = [
  ['machines/cart/a.ts', "import { useState } from 'react'; use(useState);", 'without React'],
  ['machines/cart/b.ts', "import { x } from '../../src/catalogue/products.ts'; use(x);", 'without React'],
  ['machines/cart/c.ts', "import { useMachine } from '@xstate/react'; use(useMachine);", 'without React'],
  ['machines/cart/d.ts', "import type { T } from 'i18next'; export type U = T;", 'without React'],
  ['machines/cart/e.ts', 'use(Date.now());', 'no browser and no clock'],
  ['machines/cart/f.ts', 'use(Math.random());', 'no browser and no clock'],
  ['machines/cart/g.ts', 'document.title = String(window.name);', 'no browser and no clock'],
  ['src/catalogue/a.ts', "export { x } from '../ui/Picture.tsx';", 'plain data'],
  ['src/catalogue/b.ts', "export { x } from '../../machines/cart/lines.ts';", 'plain data'],
  ['src/ui/a.ts', "import { x } from '../catalogue/products.ts'; use(x);", 'knows no shop'],
  ['src/ui/b.ts', "import { x } from '../features/cart/Cart.tsx'; use(x);", 'knows no shop'],
  ['src/ui/c.ts', "import { x } from '../../machines/cart/lines.ts'; use(x);", 'knows no shop'],
  ['src/ui/d.ts', "import { useSelector } from '@xstate/react'; use(useSelector);", 'knows no shop'],
  ['src/features/cart/a.ts', "import { x } from '../product/Card.tsx'; use(x);", 'stands alone'],
  ['src/features/cart/parts/b.ts', "import { x } from '../../product/Card.tsx'; use(x);", 'stands alone'],
  ['src/features/cart/c.ts', "import { x } from '../../features/product/Card.tsx'; use(x);", 'stands alone'],
  ['src/features/cart/d.ts', "const x = import('../product/Card.tsx'); use(x);", 'stands alone'],
  ['src/features/cart/e.ts', "export * from '../product/Card.tsx';", 'stands alone'],
  ['src/features/cart/f.ts', "export type T = import('../product/Card.tsx').T;", 'stands alone'],
  ['src/features/cart/g.ts', "import { x } from '../../app/actors.ts'; use(x);", 'stands alone'],
  ['src/features/cart/h.ts', "import { x } from '../../routes/index.tsx'; use(x);", 'stands alone'],
  ['src/features/cart/i.ts', "import { x } from '../cartoon/Card.tsx'; use(x);", 'stands alone'],
  ['src/features/cart/j.ts', "localStorage.removeItem('cart');", 'Only src/app touches'],
  ['src/features/cart/k.ts', "use(window.sessionStorage, window['localStorage']);", 'Only src/app touches'],
  ['src/features/cart/l.ts', 'use(document.cookie);', 'Only src/app touches'],
  ['src/features/cart/m.ts', "void fetch('/locales/en/translation.json');", 'Only src/app touches'],
  ['src/features/cart/n.ts', 'setTimeout(use, 10);', 'Only src/app touches'],
  ['src/features/cart/o.ts', 'use(new Date());', 'Only src/app touches'],
  ['src/features/cart/p.ts', 'use(Math.random());', 'Only src/app touches'],
  [
    'src/features/cart/actor-ref.ts',
    "import { useActorRef } from '@xstate/react'; use(useActorRef);",
    'useScreenActor',
  ],
  ['src/actors/a.ts', "import { x } from '../../machines/cart/lines.ts'; use(x);", 'for any machine'],
  ['src/routes/a.ts', "import { x } from '../app/actors.ts'; use(x);", 'does not reach up'],
  ['src/features/cart/q.ts', 'globalThis.setTimeout(use, 10);', 'Only src/app touches'],
  ['src/routes/b.ts', 'use(Date.now());', 'Only src/app touches'],
  ['src/app/a.ts', "import { x } from '../atlas/Chart.tsx'; use(x);", 'no part of the shop'],
  ['src/app/b.ts', "import { x } from '../build/theme-sheet.ts'; use(x);", 'no part of the shop'],
  ['src/main.ts', "import { x } from './build/theme-sheet.ts'; use(x);", 'no part of the shop'],
  ['src/atlas/a.ts', "import { x } from '../features/cart/Cart.tsx'; use(x);", 'page of its own'],
  ['src/atlas/b.ts', "import { x } from '../../tests/machines/models.ts'; use(x);", 'page of its own'],
  ['src/build/a.ts', "import { x } from '../features/cart/Cart.tsx'; use(x);", 'only the theme'],
  ['src/lib/a.ts', "import { x } from '../ui/Picture.tsx'; use(x);", 'no place in the layout'],
  ['src/ui/e.ts', "import { x } from '../lib/a.ts'; use(x);", 'knows no shop'],
  ['tests/machines/a/a.oracle.ts', "import { x } from '../../../machines/cart/lines.ts'; use(x);", 'the specification'],
  ['tests/machines/a/b.oracle.ts', "import { x } from '../../../src/catalogue/a.ts'; use(x);", 'the specification'],
  ['tests/machines/a/c.oracle.ts', "import { createActor } from 'xstate'; use(createActor);", 'the specification'],
  ['tests/machines/a/d.oracle.ts', "import { x } from './a.model.ts'; use(x);", 'the specification'],
  ['tests/facts/a.ts', "import { x } from '../../src/catalogue/products.ts'; use(x);", 'from the specification'],
  ['tests/facts/b.ts', "import { x } from '../../machines/language/languages.ts'; use(x);", 'from the specification'],
  ['tests/facts/c.ts', "import { expect } from 'vitest'; use(expect);", 'from the specification'],
  ['tests/learn/adapters/a.ts', "import { x } from '../../machines/a/a.oracle.ts'; use(x);", 'from outside'],
  ['tests/learn/adapters/b.ts', "import { x } from '../../../machines/cart/lines.ts'; use(x);", 'from outside'],
  ['tests/learn/adapters/c.ts', "import { x } from '../declared/cart.ts'; use(x);", 'from outside'],
  ['tests/learn/a.ts', "import { x } from '../../machines/cart/lines.ts'; use(x);", 'no code of the shop'],
  ['tests/engine/a.ts', "import { x } from '../../machines/index.ts'; use(x);", 'knows no shop'],
  ['tests/engine/b.ts', "import { x } from '../machines/models.ts'; use(x);", 'knows no shop'],
  ['tests/engine/c.ts', "import { expect } from '@playwright/test'; use(expect);", 'knows no shop'],
  ['tests/engine/d.spec.ts', "import { x } from '../page/driver.ts'; use(x);", 'knows no shop'],
  [
    'tests/engine/e.ts',
    "import type { T } from '../requirements/requirements.ts'; export type U = T;",
    'knows no shop',
  ],
  ['tests/engine/f.ts', "import { x } from '../../src/catalogue/products.ts'; use(x);", 'knows no shop'],
  ['tests/engine/g.ts', "import { x } from '../commands/table.ts'; use(x);", 'knows no shop'],
  ['tests/engine/graph/a.ts', "import { getSimplePaths } from '@xstate/graph'; use(getSimplePaths);", 'compared with'],
  ['tests/browser/c.ts', "import { getSimplePaths } from '@xstate/graph'; use(getSimplePaths);", 'compared with'],
  ['src/app/c.ts', "import type { T } from '@xstate/graph'; export type U = T;", 'compared with'],
  ['src/features/account/form.ts', "import { useForm } from '@mantine/form'; use(useForm);", 'left out'],
  ['src/ui/fields/form.ts', "import { isEmail } from '@mantine/form'; use(isEmail);", 'left out'],
  ['tests/requirements/a.ts', "import { x } from '../machines/models.ts'; use(x);", 'name no machine'],
  ['tests/page/a.ts', "import { x } from '../machines/cart/cart.driver.ts'; use(x);", 'whatever the machine'],
  ['tests/page/b.ts', "import { x } from '../browser/support/still.ts'; use(x);", 'whatever the machine'],
  ['tests/page/c.ts', "import { x } from '../../machines/index.ts'; use(x);", 'whatever the machine'],
  ['tests/machines/cart/a.driver.ts', "import { x } from '../session/session.driver.ts'; use(x);", 'no other room'],
  ['tests/machines/cart/a.model.ts', "import { x } from '../../walks/committed.ts'; use(x);", 'on no command'],
  ['tests/machines/a.ts', "import { x } from '../walks/committed.ts'; use(x);", 'come after them'],
  ['tests/machines/cart/a.spec.ts', "import { x } from '../../browser/support/shop.ts'; use(x);", 'without a browser'],
  [
    'tests/machines/cart/b.spec.ts',
    "import { x } from '../../../src/features/cart/a.ts'; use(x);",
    'without a browser',
  ],
  ['tests/commands/a.ts', "import { x } from '../walks/committed.ts'; use(x);", 'knows none of them'],
  [
    'tests/walks/a.ts',
    "import { x } from '../mutants/scores.ts'; use(x);",
    'models, drivers and what the specification lists',
  ],
  ['tests/mutants/a.ts', "import { x } from '../report/gather.ts'; use(x);", 'judged by the walks'],
  ['tests/browser/a.ts', "import { x } from '../../machines/cart/lines.ts'; use(x);", 'as a shopper does'],
  ['src/features/cart/r.ts', 'const sum = (a: number) => a; use(sum);', 'is a function declaration'],
  ['src/features/cart/s.ts', 'export const sum = function (a: number) { return a; };', 'is a function declaration'],
  ['tests/browser/b.ts', "import { x } from '../../src/catalogue/products.ts'; use(x);", 'as a shopper does'],
];

/** What two files import from each other, and what the linter says of it; types count. */
const CIRCLES: [what: string, first: string, second: string, reason: string | undefined][] = [
  [
    'values',
    "export { b } from './b.ts'; export const a = 1;",
    "export { a } from './a.ts'; export const b = 1;",
    'cycle',
  ],
  ['types', "import type { B } from './b.ts'; export type A = B[];", "export type { A as B } from './a.ts';", 'cycle'],
  ['types inline', "export type A = import('./b.ts').B;", 'export type B = 1;', 'type annotations are forbidden'],
  ['types one way', "import type { B } from './b.ts'; export type A = B[];", 'export type B = 1;', undefined],
];

type Diagnostic = { code: string; message: string; help?: string; filename: string };

/** The rules in question: what else the linter thinks of these scraps of code does not matter. */
const OURS = /^(?:loadout\(|import\(no-cycle\)|typescript\(consistent-type-imports\)|.*no-restricted-imports)/;

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Where our rules are. They look at paths from where the settings lie, so a copy of them goes along. */
const RULES = 'tests/lint';

function place(folder: string, file: string): string {
  mkdirSync(join(folder, dirname(file)), { recursive: true });
  return join(folder, file);
}

/** Lints a folder in one run, with the settings of the checkout. */
function lint(folder: string): Diagnostic[] {
  copyFileSync(join(root, '.oxlintrc.json'), place(folder, '.oxlintrc.json'));
  cpSync(join(root, RULES), place(folder, RULES), { recursive: true });
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [oxlint, '--format', 'json'], { cwd: folder, encoding: 'utf8' });
  const report: { diagnostics: Diagnostic[] } = JSON.parse(stdout);
  return report.diagnostics.filter(({ code }) => OURS.test(code));
}

describe('The linter', () => {
  const found = new Map<string, string[]>();
  const folder = mkdtempSync(join(tmpdir(), 'loadout-arrows-'));

  beforeAll(() => {
    for (const [file, code] of [...ALLOWED, ...CAUGHT]) {
      writeFileSync(place(folder, file), `declare const use: (...things: unknown[]) => void;\nuse();\n${code}\n`);
    }
    for (const [what, first, second] of CIRCLES) {
      writeFileSync(place(folder, `src/ui/${what}/a.ts`), `${first}\n`);
      writeFileSync(place(folder, `src/ui/${what}/b.ts`), `${second}\n`);
    }
    for (const { filename, message, help } of lint(folder)) {
      found.set(filename, [...(found.get(filename) ?? []), `${message} ${help ?? ''}`]);
    }
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(ALLOWED)('lets %s say: %s', (file) => {
    expect(found.get(file) ?? []).toEqual([]);
  });

  it.each(CAUGHT)('stops %s from saying: %s', (file, _code, reason) => {
    expect(found.get(file) ?? []).toContainEqual(expect.stringContaining(reason));
  });

  it.each(CIRCLES)('lets no files import %s in a circle', (what, _first, _second, reason) => {
    const said = found.get(`src/ui/${what}/a.ts`) ?? [];
    expect(said).toEqual(reason === undefined ? [] : [expect.stringContaining(reason)]);
  });
});
