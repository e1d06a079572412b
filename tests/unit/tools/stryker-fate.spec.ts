import { readFileSync } from 'node:fs';
import type { MutantResult } from '@stryker-mutator/api/core';
import { describe, expect, it } from 'vitest';
import { reasonFor } from '../../stryker/equivalent.ts';
import { type Fate, fateOf, scoreOf, wordsOf } from '../../stryker/fate.ts';
import { strykerReport, wronglyEqual } from '../../stryker/scores.ts';

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

function fate(status: MutantResult['status']): Fate {
  return fateOf('storage', mutantOf("'storage.failed': 'lost'", '', status), root);
}

describe('The fate of a mutant', () => {
  it('tells where it is, the code there, and what stands there instead', () => {
    const inspectionMessages = fateOf(
      'storage',
      mutantOf("{ 'notice.dismissed': 'acknowledged' }", '{}', 'Killed'),
      root,
    );
    expect(wordsOf(inspectionMessages)).toMatch(
      /^machines\/storage\/storage\.machine\.ts:\d+:11 ObjectLiteral: \{ 'notice\.dismissed': 'acknowledged' \} → \{\}$/,
    );
    expect(inspectionMessages.line).toBe("on: { 'notice.dismissed': 'acknowledged' },");
  });

  it('puts code of several lines into one', () => {
    const code = source.slice(source.indexOf('{\n    events'), source.indexOf('  },\n}).createMachine') + 3);
    const inspectionMessages = fateOf('storage', mutantOf(code, '{}', 'Survived'), root);
    expect(inspectionMessages.code).toBe(
      '{ events: {} as StorageEvent, meta: {} as { requirements: readonly string[] }, }',
    );
    expect(reasonFor(inspectionMessages)).toMatch(/^`types` is there for the compiler alone/);
  });
});

describe('The score', () => {
  it('is the share of those killed, with all that survived or could not be tried against it', () => {
    expect(scoreOf([fate('Killed'), fate('Timeout'), fate('Survived'), fate('NoCoverage')])).toBe(2 / 4);
    expect(scoreOf([fate('Killed'), fate('RuntimeError'), fate('CompileError'), fate('Pending')])).toBe(1 / 4);
  });

  it('counts nothing that a rule leaves out', () => {
    expect(scoreOf([fate('Killed'), fate('Ignored'), fate('Ignored')])).toBe(1);
    expect(scoreOf([])).toBe(1);
  });
});

describe('The report', () => {
  it('names each survivor and sums up the machines', () => {
    const storage = { machine: 'storage', isWhole: true, seconds: 2, fates: [fate('Killed'), fate('Survived')] };
    const lines = strykerReport([storage]).split('\n');
    expect(lines[0]).toBe('Survived: 1');
    expect(lines[1]).toContain("'storage.failed': 'lost'");
    expect(lines.at(-1)).toMatch(/^all +2 +1 +0 +1 +0 +0 +50\.0 % +2$/);
  });

  it('does not believe that a mutant is equal when it was killed', () => {
    const equal: Fate = { ...fate('Killed'), line: 'types: {', replacement: '{}' };
    expect(wronglyEqual([equal, fate('Killed'), { ...equal, fate: 'survived' }])).toEqual([equal]);
  });
});
