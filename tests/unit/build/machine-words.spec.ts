import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { machines } from '../../../machines/index.ts';
import { oneModule } from '../../../src/build/machine-code/one-module.ts';
import { withoutWords } from '../../../src/build/machine-words.ts';
import { typescriptMachine } from '../../flows/replays/typescript-machine.ts';

const WORDS = ['description', 'requirements'];

/** A `meta` that only names the clauses of a state goes whole; one that says what an inspector may be told stays. */
function isForShop(key: string, value: unknown) {
  return !WORDS.includes(key) && !(key === 'meta' && Object.keys(Object(value)).every((name) => WORDS.includes(name)));
}

/** All that a machine is made of, functions as their text but for its line breaks. */
function configOf(
  machine: { readonly config: unknown; readonly implementations: unknown },
  isKept: (key: string, value: unknown) => boolean,
) {
  return JSON.stringify([machine.config, machine.implementations], (key, value: unknown) => {
    if (!isKept(key, value)) return undefined;
    return typeof value === 'function' ? String(value).replaceAll(/\s+/gu, ' ') : value;
  });
}

describe('What the shop is sent of a machine', () => {
  it.each(Object.keys(machines))('is %s as it stands, without words for analysts', async (id) => {
    const file = fileURLToPath(new URL(`../../../machines/${id}/${id}.machine.ts`, import.meta.url));
    const source = oneModule(file);
    const whole = await typescriptMachine(id, source);
    const plain = await typescriptMachine(id, withoutWords(file, source));
    const everything = configOf(plain, () => true);
    expect(everything).toBe(configOf(whole, isForShop));
    expect(everything).not.toMatch(/"(?:description|requirements)":/u);
  });

  it('keeps a field of such a name in the data of a machine', () => {
    const source = "const machine = { description: 'gone', context: { description: texts.of(id) } };";
    expect(withoutWords('a.ts', source)).toBe('const machine = {  context: { description: texts.of(id) } };');
  });

  it('keeps of what it says of a state what more than analysts read', () => {
    const source =
      "const machine = { meta: { requirements: ['R1'], told: ['id'] }, on: { a: { meta: { requirements: [] } } } };";
    expect(withoutWords('a.ts', source)).toBe("const machine = { meta: {  told: ['id'] }, on: { a: {  } } };");
  });

  it('is nothing of its types', () => {
    const source = 'setup({ types: { context: {} as Context, events: {} as Events }, guards: {} });';
    expect(withoutWords('a.ts', source)).toBe('setup({  guards: {} });');
  });

  it('keeps its lines', () => {
    const source = "const a = {\n  description:\n    'gone',\n};\nconst b = 1;";
    expect(withoutWords('a.ts', source).split('\n').indexOf('const b = 1;')).toBe(4);
  });

  it('is not made from something else', () => {
    expect(() => withoutWords('a.ts', 'const a = {')).toThrow(SyntaxError);
  });
});
