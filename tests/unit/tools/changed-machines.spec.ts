import { describe, expect, it } from 'vitest';
import { machineIds } from '../../machines/room.ts';
import { changedMachines, plannedSteps } from '../../commands/changed-machines.mjs';

describe('The machines of a change', () => {
  it('are those whose rooms hold a changed file, each once', () => {
    const changed = [
      'machines/cart/lines.ts',
      'tests/machines/cart/cart.oracle.ts',
      'tests/machines/form/form.spec.ts',
    ];
    expect(changedMachines(changed, () => '')).toEqual(['cart', 'form']);
  });

  it('are those that a changed feature imports', () => {
    const source = "import type { cartMachine } from '../../../machines/cart/cart.machine.ts';";
    expect(changedMachines(['src/features/cart/CartScreen.tsx', 'README.md'], () => source)).toEqual(['cart']);
  });

  it('are those that use a changed file of several machines', () => {
    expect(changedMachines(['machines/digits.ts'])).toEqual(['checkout', 'form']);
  });

  it('are those that use it through another file', () => {
    const sources = new Map([
      ['machines/deep.ts', 'export const DEEP = 1;'],
      ['machines/near.ts', "export { DEEP } from './deep.ts';"],
      ['machines/cart/lines.ts', "import {\n  DEEP,\n} from '../near.ts';"],
      ['machines/search/match.ts', "import { lines } from '../cart/lines.ts';"],
    ]);
    const changed = (path: string) => changedMachines([path], (file) => sources.get(file) ?? '', [...sources.keys()]);
    expect(changed('machines/deep.ts')).toEqual(['cart', 'search']);
    expect(changed('machines/cart/lines.ts')).toEqual(['cart', 'search']);
    expect(changed('machines/search/match.ts')).toEqual(['search']);
  });

  it('are none where a list of all machines changed, or types alone, which are always checked', () => {
    const changed = ['machines/index.ts', 'machines/words.ts', 'machines/meta.ts', 'tests/machines/models.ts'];
    expect(changedMachines(changed)).toEqual([]);
  });
});

describe('What is run for them', () => {
  const steps = plannedSteps(['cart', 'form']);
  const line = steps.map(({ script, args }) => [script, ...args].join(' '));

  it('is their rooms, and of the specs of all machines what is of these', () => {
    expect(line[0]).toBe('test:types');
    expect(line[1]).toContain('tests/machines/cart/ tests/machines/form/');
    for (const spec of ['models.spec', 'walk-files.spec', 'mutants.spec', 'told-fields.spec', 'names.spec'])
      expect(line[2]).toContain(`tests/machines/${spec}`);
    expect(line[3]).toContain('browser/walks/walks.spec');
  });

  it('is filtered by the id, at its ends', () => {
    const { args = [] } = steps[2] ?? {};
    const pattern = new RegExp(args[args.indexOf('-t') + 1] ?? '', 'u');
    const titles = (id: string) => [
      // Vitest writes a text that it takes out of an object in quotes.
      `The model of '${id}' has an oracle that agrees at every step, and on every event that must be ignored`,
      `The walk file of '${id}' is what the machine would write now (else: npm run walks)`,
      `The mutants of ${id} were judged as they are now, and none survived (else: npm run mutants)`,
      `The names of ${id} are noun.verbed for events`,
      `The oracles import no machine, not even through something else: ${id}`,
      `What an inspector may be told of a machine (R31) is declared for every field of ${id}: as told, or as masked`,
    ];
    for (const id of machineIds)
      expect(
        titles(id).filter((title) => pattern.test(title)),
        id,
      ).toEqual(id === 'cart' || id === 'form' ? titles(id) : []);
    expect(pattern.test('The README has the number of mutants that are killed')).toBe(false);
  });

  it('is the types alone where no machine changed', () => {
    expect(plannedSteps([]).map(({ script }) => script)).toEqual(['test:types']);
  });
});
