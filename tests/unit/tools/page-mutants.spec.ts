import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { allMutants, readSources, scriptMutants } from '../../page-mutants/all-mutants.ts';
import { confirmed } from '../../page-mutants/confirmed.ts';
import { equivalent, reasonsOf, staleNames } from '../../page-mutants/equivalent.ts';
import { madeFrom } from '../../page-mutants/build/build.ts';
import { siblingKey } from '../../page-mutants/build/locale-texts.ts';
import { seamOfWorker } from '../../page-mutants/build/seam-script.ts';
import { PlayLog, logName } from '../../page-mutants/log.ts';
import { type ScriptMutant, nameOf } from '../../page-mutants/mutant.ts';
import { styles } from '../../page-mutants/operators/styles.ts';
import { partOf, sample } from '../../page-mutants/sample.ts';
import type { Fault } from '../../page-mutants/stage.ts';
import { classUses, compositionsOf, isGivenToControl } from '../../page-mutants/build/stylesheets.ts';
import { parseModule } from '../../page-mutants/build/syntax.ts';
import type { JudgingWalk } from '../../page-mutants/walks.ts';
import { framed, wovenModule, wovenSheet } from '../../page-mutants/build/weave.ts';

const sources = readSources();
const all = allMutants(sources);

/** `before → after` of every mutant that one operator makes of a source. */
function madeOf(source: string, operator: string): string[] {
  return scriptMutants(parseModule('src/features/x/X.tsx', source))
    .filter((mutant) => mutant.operator === operator)
    .map(({ before, after }) => `${before} → ${after}`);
}

describe('An operator makes a fault of', () => {
  it.each([
    ['handler does nothing', '<a onClick={go} />', ['onClick={go} → nothing']],
    ['wrong handler', '<p><a onClick={go} /><b onClick={stop} /></p>', ['onClick={go} → stop', 'onClick={stop} → go']],
    ['event not sent', `cart.send({ type: 'item.added', id })`, [`cart.send({ type: 'item.added', id }) → undefined`]],
    ['wrong payload', `cart.send({ type: 'item.added', id })`, [`{ type: 'item.added', id } → other id`]],
    [
      'wrong event',
      `import type { x } from '../../machines/notice/notice.machine.ts'; type T = { type: 'a.b' } | { type: 'c.d' }; send({ type: 'a.b' })`,
      [`{ type: 'a.b' } → 'c.d'`],
    ],
    ['stale value', 'useSelector(cart, read)', ['useSelector(cart, read) → the first value']],
    ['missed update', 'useSelector(cart, read)', ['useSelector(cart, read) → never told']],
    ['opposite state', `snapshot.matches('open')`, [`snapshot.matches('open') → !(snapshot.matches('open'))`]],
    [
      'lost subscription',
      `cart.on('line.changed', (event) => say(event))`,
      [`cart.on('line.changed', (event) => say(event)) → nobody listens`],
    ],
    ['wrong key', `t('common.undo')`, [`t('common.undo') → 'common.${siblingKey('common.undo')?.slice(7)}'`]],
    ['wrong text argument', `t('cart.removed', { product })`, [`t('cart.removed', { product }) → other product`]],
    ['state of a control', '<a disabled={off} />', ['disabled={off} → !(off)', 'disabled={off} → nothing']],
    ['state of a control', '<a disabled />', ['disabled → false']],
    [
      'wrong name',
      '<p><a alt="x" /><b alt={y} /></p>',
      ['alt="x" → nothing', 'alt="x" → y', 'alt={y} → nothing', 'alt={y} → "x"'],
    ],
    ['wrong picture', `<a src={file} />`, ['src={file} → nothing']],
    ['wrong link', `<Link to="/CheckOut" />`, [`to="/CheckOut" → '/'`]],
    [
      'route parameter',
      `f({ to: '/a', search: { category } })`,
      [`{ to: '/a', search: { category } } → without search`, `{ to: '/a', search: { category } } → other search`],
    ],
    ['storage key', `const KEYS = { cart: 'loadout.cart' }`, [`'loadout.cart' → 'loadout.cart.other'`]],
    ['stored field', 'JSON.stringify({ v: VERSION })', ['JSON.stringify({ v: VERSION }) → without v']],
    ['part not drawn', '<p>{filled && rest}</p>', ['filled && rest → false']],
    ['part drawn always', '<p>{filled && rest}</p>', ['filled && rest → rest']],
    ['opposite condition', 'const a = filled ? 1 : 2', ['filled → !(filled)']],
    ['value not drawn', '<p>{quantity}</p>', ['{quantity} → nothing']],
    ['list order', 'lines.map(draw)', ['lines.map(draw) → reversed']],
    ['list cut', 'lines.map(draw)', ['lines.map(draw) → without the last']],
    ['list not filtered', 'lines.filter(isIn)', ['lines.filter(isIn) → () => true']],
    ['focus not moved', 'undo.current?.focus()', ['undo.current?.focus() → undefined']],
    ['step left out', 'function f() { first(); }', ['first(); → nothing']],
    ['effect order', 'function f() { first(); second(); }', ['first(); second(); → second(); first();']],
    ['effect order', 'function f(event) { event.preventDefault(); go(); }', []],
    ['effect order', 'function f() { a.className = b.line; c.className = b.words; }', []],
    ['effect order', 'function f() { a.x = 1; a.y = a.x; }', ['a.x = 1; a.y = a.x; → a.y = a.x; a.x = 1;']],
    ['effect order', 'function f() { a.x = 1; c.y = a.x; }', ['a.x = 1; c.y = a.x; → c.y = a.x; a.x = 1;']],
    ['effect order', "function f() { a.on('x', one); a.on('y', two); b.subscribe(one); }", []],
    [
      'effect order',
      "function f() { a.on('x', one); a.on('x', two); }",
      ["a.on('x', one); a.on('x', two); → a.on('x', two); a.on('x', one);"],
    ],
    [
      'effect order',
      'function f() { a.subscribe(made()); b.subscribe(two); }',
      ['a.subscribe(made()); b.subscribe(two); → b.subscribe(two); a.subscribe(made());'],
    ],
    ['effect order', 'class A { f(x) { this.#a = x; this.#b = []; } }', []],
    [
      'effect order',
      'class A { f(x) { this.#a = x; this.#b = this.#a; } }',
      ['this.#a = x; this.#b = this.#a; → this.#b = this.#a; this.#a = x;'],
    ],
    [
      'wrong field',
      'f(product.price, product.stock)',
      ['product.price → product.stock', 'product.stock → product.price'],
    ],
    ['boundary', 'quantity > stock', ['quantity > stock → quantity >= stock']],
    ['number', 'const STEP = 1000', ['STEP = 1000 → 1000 + 1']],
    ['swapped constant', `const a = { left: 'x', right: 'y' }`, [`left: 'x' → 'y'`, `right: 'y' → 'x'`]],
  ])('%s: %s', (operator, source, expected) => {
    expect(madeOf(source, operator)).toEqual(expected);
  });

  it('nothing where the rest of an optional chain would break', () => {
    expect(madeOf('f(a?.b.c, a?.d)', 'wrong field').every((words) => !words.startsWith('a?.b →'))).toBe(true);
  });

  it('a class: hidden and, where something is used by a pointer, out of its reach', () => {
    const sheet = '.undo {\n  flex: none;\n}\n';
    const plain = ['transparent', 'not visible', 'not laid out', 'outside the window'];
    expect(styles('a.css', sheet, () => false).map(({ operator }) => operator)).toEqual(plain);
    const used = styles('a.css', sheet, () => true).map(({ operator }) => operator);
    expect(used).toEqual([...plain, 'not for pointers', 'covered']);
    const heard = '.undo {\n  clip-path: inset(50%);\n}\n';
    const ofHeard = (more: string) => styles('a.css', heard + more, () => false).map(({ operator }) => operator);
    expect(ofHeard('')).toEqual(['not visible', 'not laid out']);
    expect(ofHeard('@media print {\n  .undo {\n    clip-path: none;\n  }\n}\n')).toEqual(plain);
  });
});

/** The change that a mutant makes, with its place. */
function changeOf({ file, start, end, weave, between }: ScriptMutant): string {
  return JSON.stringify([file, start, end, weave('condition'), between]);
}

/** The names of all mutants of a source. */
function namesOf(source: string): string[] {
  const file = 'src/x.ts';
  return allMutants({ modules: [parseModule(file, source)], sheets: [] })
    .filter((mutant) => mutant.file === file)
    .map(nameOf);
}

describe('All mutants', () => {
  it('are every change at every place, each once, and each has a name of its own', () => {
    const made = new Set(sources.modules.flatMap(scriptMutants).map(changeOf));
    const scripts = all.filter((mutant) => mutant.kind === 'script');
    expect(scripts.map(changeOf).sort()).toEqual([...made].sort());
    expect(new Set(all.map(nameOf)).size).toBe(all.length);
  });

  it('are numbered where several of a file have the same name', () => {
    expect(namesOf('f(a.x, a.x);\nf(a.x, a.y);').map((name) => name.replace('src/x.ts', ''))).toEqual([
      ':1 wrong field: a.x → a.y (1 of 3)',
      ':1 wrong field: a.x → a.y (2 of 3)',
      ':2 wrong field: a.x → a.y (3 of 3)',
      ':2 wrong field: a.y → a.x',
    ]);
  });

  it.each([
    ["s.matches('a') ? 1 : 2", 'opposite state'],
    ['a === b ? 1 : 2', 'boundary'],
    ['<p>{a === b && c}</p>', 'boundary'],
    ["<p>{s.matches('a') && c}</p>", 'opposite state'],
  ])('turn %s round once, by the operator «%s»', (source, operator) => {
    const turned = scriptMutants(parseModule('src/x.tsx', source)).filter(
      (mutant) => mutant.operator === 'opposite condition' || mutant.operator === operator,
    );
    expect(turned.map((mutant) => mutant.operator)).toEqual([operator]);
  });
});

describe('Another value of the same kind', () => {
  /** What the seam makes of a value; both as they stand in a source. */
  function otherThan(source: string): string {
    class BroadcastChannel {
      postMessage(): void {}
    }
    const words = '(value) => JSON.stringify(value, (_, one) => typeof one === "function" ? String(one) : one)';
    const run = `${seamOfWorker()} (${words})(__seam.other(${source}))`;
    return String(runInNewContext(run, { self: { name: '{"active":[]}' }, BroadcastChannel }));
  }

  it.each([
    ['1', '2'],
    ['true', 'false'],
    [`'a'`, '"ax"'],
    ['{ category: 2 }', '{"category":3}'],
    [`{ kind: 'category', id: 2 }`, '{"kind":"category","id":3}'],
    [`{ id: 'Keyboard', name: 'Keyboards' }`, '{"id":"Keyboardx","name":"Keyboards"}'],
    [`{ none: null, id: 'a' }`, '{"none":null,"id":"ax"}'],
    [`{ walk: { id: 'a' }, steps: 2 }`, '{"walk":{"id":"ax"},"steps":2}'],
    ['[1, 2]', '[2,2]'],
    ['(thing) => thing', '"() => undefined"'],
    // Nothing of these can be another: they are missing.
    ['null', 'undefined'],
    ['{}', 'undefined'],
    ['new Map([[1, 2]])', 'undefined'],
    ['(() => { const round = {}; round.round = round; return round; })()', 'undefined'],
  ])('of %s is %s', (source, other) => {
    expect(otherThan(source)).toBe(other);
  });

  it('leaves the value itself as it was', () => {
    expect(otherThan('(globalThis.kept = { a: { b: 1 } })')).toBe('{"a":{"b":2}}');
    expect(otherThan('((one) => (__seam.other(one), one))({ a: { b: 0 } })')).toBe('{"a":{"b":1}}');
  });
});

describe('A woven source', () => {
  it('puts frames around ranges, the first of two equal ones outside', () => {
    const frames = [
      { start: 0, end: 3, open: '[', close: ']' },
      { start: 0, end: 1, open: '(', close: ')' },
      { start: 0, end: 3, open: '<', close: '>' },
      { start: 2, end: 3, open: '{', close: '}' },
    ];
    expect(framed('a+b', frames)).toBe('[<(a)+{b}>]');
  });

  it('holds every mutant of every module at once and still is a module', () => {
    const numbered = all.map((mutant, at) => ({ id: at + 1, mutant }));
    for (const module of sources.modules) {
      const woven = wovenModule(module, numbered);
      expect(() => parseModule(module.file, woven), module.file).not.toThrow();
    }
  });

  it('is a choice: the fault where the mutant is active, what stood there elsewhere', () => {
    const module = parseModule('src/x.ts', 'export const isMore = a > b;');
    const [mutant] = scriptMutants(module).filter(({ operator }) => operator === 'boundary');
    const woven = wovenModule(module, mutant === undefined ? [] : [{ id: 7, mutant }]);
    expect(woven).toBe('export const isMore = (globalThis.__seam?.on(7) ? (a >= b) : (a > b));');
  });

  it('lets a step change places with the next one alone, whatever else may change places', () => {
    const module = parseModule('src/x.ts', `function go(say) { say('a'); say('b'); say('c'); }`);
    const mutants = scriptMutants(module).map((mutant, at) => ({ id: at + 1, mutant }));
    const saidWith = (active: number): string => {
      const seam = { on: (id: number) => id === active };
      const run = `${wovenModule(module, mutants)} const said = []; go((one) => said.push(one)); said.join('')`;
      return String(runInNewContext(run, { __seam: seam }));
    };
    const swaps = mutants.filter(({ mutant }) => mutant.operator === 'effect order');
    expect([0, ...swaps.map(({ id }) => id)].map(saidWith)).toEqual(['abc', 'bac', 'acb']);
  });

  it('names no private field of another class', () => {
    const module = parseModule(
      'src/x.ts',
      'class A { #a = 1; get() { return this.#a; } } class B { #b = 2; get() { return this.#b; } }',
    );
    const mutants = scriptMutants(module).map((mutant, at) => ({ id: at + 1, mutant }));
    expect(mutants.map(({ mutant }) => mutant.after)).toContain('this.#b');
    expect(() => runInNewContext(wovenModule(module, mutants), {})).not.toThrow();
  });

  it('tells of each class that a page draws, and adds its faults to the sheet', () => {
    const source = `import classes from './X.module.css';\nexport const a = <button className={classes.undo} />;`;
    const module = parseModule('src/x/X.tsx', source);
    const sheet = 'src/x/X.module.css';
    const isUsed = (name: string): boolean => isGivenToControl(classUses(module), sheet, name);
    const mutants = styles(sheet, '.undo {\n}\n', isUsed).map((mutant, at) => ({ id: at + 1, mutant }));
    expect(wovenModule(module, mutants)).toContain('globalThis.__seam?.style(1, 2, 3, 4, 5, 6), classes.undo');
    expect(wovenSheet(sheet, '', mutants)).toContain(`:global(html[data-seam~='1']) .undo { opacity: 0 !important; }`);
  });

  it('tells of the classes that come with another one, too', () => {
    const sheet = 'src/ui/Round.module.css';
    const sheets = [
      { file: sheet, source: '.round {\n}\n' },
      { file: 'src/ui/Icon.module.css', source: ".icon {\n  composes: round from './Round.module.css';\n}\n" },
      { file: 'src/x/X.module.css', source: ".undo {\n  composes: icon from '../ui/Icon.module.css';\n}\n" },
    ];
    const source = `import classes from './X.module.css';\nexport const a = <button className={classes.undo} />;`;
    const mutants = styles(sheet, '.round {\n}\n', () => false).map((mutant, at) => ({ id: at + 1, mutant }));
    const woven = wovenModule(parseModule('src/x/X.tsx', source), mutants, compositionsOf(sheets));
    expect(woven).toContain('globalThis.__seam?.style(1, 2, 3, 4), classes.undo');
  });
});

describe('A sample', () => {
  const drawn = sample(all, 400, 1);

  it('is the same for the same seed and another one for another', () => {
    expect(sample(all, 400, 1).map(nameOf)).toEqual(drawn.map(nameOf));
    expect(sample(all, 400, 2).map(nameOf)).not.toEqual(drawn.map(nameOf));
  });

  it('has at least 400, each once, from every part of the sources', () => {
    expect(drawn.length).toBeGreaterThanOrEqual(400);
    expect(new Set(drawn.map(nameOf)).size).toBe(drawn.length);
    expect(new Set(drawn.map(partOf))).toEqual(new Set(all.map(partOf)));
  });

  it('has every operator, and every feature', () => {
    expect(new Set(drawn.map(({ operator }) => operator))).toEqual(new Set(all.map(({ operator }) => operator)));
    const featureOf = ({ file }: { file: string }): string => /^src\/features\/\w+/u.exec(file)?.[0] ?? '';
    expect(new Set(drawn.map(featureOf))).toEqual(new Set(all.map(featureOf)));
  });
});

describe('A walk that goes red', () => {
  const walk = {
    name: 'x/1',
    driver: {},
    walk: { id: '1', kind: 'tour', steps: [1, 2, 3] },
  } as unknown as JudgingWalk;
  const fault: Fault = { by: 'screen', step: 2, words: 'differs' };
  /** Answers in order, and then no more. */
  const answers = (...list: (Fault | null)[]) =>
    vi.fn<(...told: unknown[]) => Promise<Fault | null>>(() => Promise.resolve(list.shift() ?? null));

  it('kills where it is red again, and its steps so far pass without the fault', async () => {
    const control = answers(null);
    expect(await confirmed(walk, answers(fault, fault), control)).toBe(fault);
    expect(control.mock.lastCall).toMatchObject([{ walk: { steps: [1, 2] } }, {}]);
  });

  it('kills nothing where it passes with more time', async () => {
    expect(await confirmed(walk, answers(fault, null), answers())).toBeNull();
  });

  it('gets all the time there is where the page without the fault is red, too, and kills nothing', async () => {
    const play = answers(fault, fault);
    const late: Fault = { by: 'control', step: 1, words: 'nothing to press' };
    expect(await confirmed(walk, play, answers(late))).toEqual({ control: late });
    expect(play.mock.lastCall).toEqual([{ screenMs: 30_000, controlMs: 30_000 }]);
  });

  it('passes where the page without the fault is red by chance, and the page with it is not', async () => {
    expect(await confirmed(walk, answers(fault, null), answers(fault))).toBeNull();
  });
});

describe('The log of a run', () => {
  const run = { judges: 'judges', shard: 1, shards: 2 };
  const file = 'src/x.ts';
  const builtFrom = (source: string): string => madeFrom({ modules: [parseModule(file, source)], sheets: [] }, []).tree;

  it('is one for the sources that it tells of', () => {
    const name = logName('plays', { ...run, tree: builtFrom('export const a = 1;') });
    expect(name).toMatch(/^plays-[\da-f]{12}-judges-1of2\.jsonl$/u);
    expect(logName('plays', { ...run, tree: builtFrom('export const a = 1;') })).toBe(name);
    expect(logName('plays', { ...run, tree: builtFrom('export const a = 2;') })).not.toBe(name);
  });

  it('holds no verdict of a walk that is red without the fault, too: a run that goes on tries it again', () => {
    const name = `spec-${process.pid}.jsonl`;
    const folder = mkdtempSync(join(tmpdir(), 'loadout-log-'));
    try {
      const control: Fault = { by: 'screen', step: 1, words: 'differs' };
      const log = new PlayLog(name, false, folder);
      log.add({ subject: 'x', walk: 'a/1', verdict: { control } });
      log.add({ subject: 'x', walk: 'a/2', verdict: null });
      for (const one of [log, new PlayLog(name, true, folder)]) {
        expect(one.kill('x')).toBeNull();
        expect([one.hasPassed('x', 'a/1'), one.hasPassed('x', 'a/2')]).toEqual([false, true]);
      }
      expect(log.isTried('x', 'a/1')).toBe(true);
      const later = new PlayLog(name, true, folder);
      expect([later.isTried('x', 'a/1'), later.isTried('x', 'a/2')]).toEqual([false, true]);
      later.add({ subject: 'x', walk: 'a/1', verdict: control });
      expect(new PlayLog(name, true, folder).kill('x')).toEqual({ walk: 'a/1', fault: control });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

describe('The list of equivalent mutants', () => {
  it('names only mutants that are there, each with a reason', () => {
    expect(staleNames(all)).toEqual([]);
    expect(Object.values(equivalent).filter((reason) => reason.length < 20)).toEqual([]);
  });

  it('has each of its names stand for one mutant', () => {
    expect(reasonsOf(all).size).toBe(Object.keys(equivalent).length);
  });

  it('has what is asked of a machine in it, and not what is sent there', () => {
    const sent = all.filter(
      ({ file, operator, before }) =>
        file.endsWith('/PurchasePanel.tsx') && operator === 'wrong event' && before.includes('addCart.pressed'),
    );
    const reasons = reasonsOf(sent);
    expect(sent.map((mutant) => reasons.has(nameOf(mutant)))).toEqual([true, false]);
  });
});
