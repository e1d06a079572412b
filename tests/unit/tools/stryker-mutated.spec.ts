import { describe, expect, it } from 'vitest';
import { machineFiles, readFile } from '../../commands/machine-files.mjs';
import { machineIds } from '../../machines/room.ts';
import { mutatedFor } from '../../stryker/mutated.mjs';

/** Lists of what stands in the rooms, and words: no trial of one machine could judge them. */
const NO_CODE_OF_A_MACHINE = /^machines\/(?:index|words|[^/]+\/[^/]+\.words)\.ts$/u;

/** Whether anything of a file is left when its types have gone. */
function hasCode(file: string): boolean {
  return /^(?:export )?(?:const|let|function|class)\b/mu.test(readFile(file));
}

/** A pattern of paths as Stryker reads it: two stars stand for any folders, one for a name. */
function patternOf(glob: string): RegExp {
  const source = glob
    .replaceAll('.', String.raw`\.`)
    .replaceAll(/\*\*\/|\*/gu, (stars) => (stars === '*' ? '[^/]*' : '(?:.*/)?'));
  return new RegExp(`^${source}$`, 'u');
}

const patternsOf = new Map<string, readonly string[]>(machineIds.map((id) => [id, mutatedFor(id)]));

/** Whether a run for a machine breaks a file, as its patterns say. */
function isMutatedFor(id: string, file: string): boolean {
  const patterns = patternsOf.get(id) ?? [];
  const isIn = (pattern: string) => patternOf(pattern).test(file);
  return (
    patterns.filter((pattern) => !pattern.startsWith('!')).some(isIn) &&
    !patterns.filter((pattern) => pattern.startsWith('!')).some((pattern) => isIn(pattern.slice(1)))
  );
}

describe('What Stryker breaks', () => {
  it.each(machineFiles().filter((file) => !NO_CODE_OF_A_MACHINE.test(file) && hasCode(file)))(
    'has %s in the run of some machine',
    (file) => {
      expect(machineIds.filter((id) => isMutatedFor(id, file))).not.toEqual([]);
    },
  );

  it('has what several machines use in the run of each of them', () => {
    expect(machineIds.filter((id) => isMutatedFor(id, 'machines/digits.ts'))).toEqual(['checkout', 'form']);
    expect(machineIds.filter((id) => isMutatedFor(id, 'machines/form/validation.ts'))).toEqual(['form']);
    expect(machineIds.filter((id) => isMutatedFor(id, 'machines/form/form.words.ts'))).toEqual([]);
  });
});
