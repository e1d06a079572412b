import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { mutantsOf } from '../engine/mutants/operators.ts';
import { judgedNow, readJudged } from '../mutants/judged.ts';
import { models } from './models.ts';
import { machineIds } from './room.ts';

/** The README without the spaces that line its tables up. */
const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8').replaceAll(/ +/gu, ' ');

it.each(machineIds)(
  'The mutants of %s were judged as they are now, and none survived (else: npm run mutants)',
  (id) => {
    const found = readJudged(id);
    expect(found, `npm run mutants -- ${id}`).toMatchObject({ judged: judgedNow(models[id]), survived: 0 });
    const { killed = 0, equivalent = 0, stillborn = 0 } = found ?? {};
    expect(killed + equivalent + stillborn).toBe(mutantsOf(models[id].machine).length);
  },
);

it('The README has the number of mutants that are killed, and of all as differences of two versions', () => {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0).toLocaleString('en-US');
  const killed = sum(machineIds.map((id) => readJudged(id)?.killed ?? 0));
  const all = sum(machineIds.map((id) => mutantsOf(models[id].machine).length));
  const rowOf = (start: string) => readme.split('\n').find((row) => row.startsWith(start));
  expect(rowOf('| mutants killed;')).toContain(`| ${killed} of ${killed} |`);
  expect(rowOf('| differences between each machine and each of its mutants')).toContain(`| ${all} of ${all} |`);
});
