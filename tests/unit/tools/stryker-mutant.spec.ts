import { readFileSync } from 'node:fs';
import type { MutantResult } from '@stryker-mutator/api/core';
import { describe, expect, it } from 'vitest';
import { reasonFor } from '../../stryker/equivalent.ts';
import { type StrykerMutant, strykerMutantOf, scoreOf, wordsOf } from '../../stryker/stryker-mutant.ts';
import { killedEquivalents, strykerReport } from '../../stryker/scores.ts';

const root = new URL('../../../', import.meta.url);
const file = 'machines/storage/storage.machine.ts';
const source = readFileSync(new URL(file, root), 'utf8');

/** Line and column, counted from 1, of a place in the source. */
function placeOf(offset: number) {
  const before = source.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

function mutantOf(code: string, replacement: string, status: MutantResult['status']): MutantResult {
  const offset = source.indexOf(code);
  return {
    id: '1',
    fileName: `/copy/of/${file}`,
    mutatorName: 'ObjectLiteral',
    replacement,
    status,
    location: { start: placeOf(offset), end: placeOf(offset + code.length) },
  };
}

function tried(status: MutantResult['status']): StrykerMutant {
  return strykerMutantOf('storage', mutantOf("'storage.failed': 'lost'", '', status), root);
}

describe('A mutant of Stryker', () => {
  it('tells where it is, the code there, and what stands there instead', () => {
    const mutant = strykerMutantOf('storage', mutantOf("{ 'storage.failed': 'lost' }", '{}', 'Killed'), root);
    expect(wordsOf(mutant)).toMatch(
      /^machines\/storage\/storage\.machine\.ts:\d+:11 ObjectLiteral: \{ 'storage\.failed': 'lost' \} → \{\}$/,
    );
    expect(mutant.line).toBe("on: { 'storage.failed': 'lost' },");
  });

  it('puts code of several lines into one', () => {
    const code = source.slice(source.indexOf('{\n    events'), source.indexOf('  },\n}).createMachine') + 3);
    const mutant = strykerMutantOf('storage', mutantOf(code, '{}', 'Survived'), root);
    expect(mutant.code).toBe('{ events: {} as StorageEvent, meta: {} as Meta, }');
    expect(reasonFor(mutant)).toMatch(/^`types` is there for the compiler alone/);
  });
});

describe('The score', () => {
  it('is the share of those killed, with all that survived or could not be tried against it', () => {
    expect(scoreOf([tried('Killed'), tried('Timeout'), tried('Survived'), tried('NoCoverage')])).toBe(2 / 4);
    expect(scoreOf([tried('Killed'), tried('RuntimeError'), tried('CompileError'), tried('Pending')])).toBe(1 / 4);
  });

  it('counts nothing that a rule leaves out', () => {
    expect(scoreOf([tried('Killed'), tried('Ignored'), tried('Ignored')])).toBe(1);
    expect(scoreOf([])).toBe(1);
  });
});

describe('The report', () => {
  it('names each survivor and sums up the machines', () => {
    const storage = { machine: 'storage', isWhole: true, seconds: 2, mutants: [tried('Killed'), tried('Survived')] };
    const lines = strykerReport([storage]).split('\n');
    expect(lines[0]).toBe('Survived: 1');
    expect(lines[1]).toContain("'storage.failed': 'lost'");
    expect(lines.at(-1)).toMatch(/^all +2 +1 +0 +1 +0 +0 +50\.0 % +2$/);
  });

  it('names a mutant that is listed as equivalent and was killed', () => {
    const equal: StrykerMutant = { ...tried('Killed'), line: 'types: {', replacement: '{}' };
    expect(killedEquivalents([equal, tried('Killed'), { ...equal, status: 'survived' }])).toEqual([equal]);
  });
});
