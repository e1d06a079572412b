import { committedWalks } from '../walks/committed.ts';
import { describe, expect, it } from 'vitest';
import type { MachineModel } from '../engine/model.ts';
import { type Failure, predict, replay } from '../engine/replay/replay.ts';
import { failureWords } from '../engine/replay/failure-words.ts';
import { wronglyDeclared } from '../machines/told-fields.ts';
import { trialOf } from './trials.ts';

const { id, model: loadModel, specs } = trialOf(process.env['LOADOUT_MACHINE']);
const { walks } = committedWalks(id, 'actor');

let model: MachineModel | undefined;
let trouble: unknown;

function given(): MachineModel {
  if (model === undefined) throw new Error(`${id} cannot be imported.`, { cause: trouble });
  return model;
}

function inWords(failure: Failure | null): string {
  return failure === null ? '' : failureWords(id, failure);
}

describe('The machine under trial', () => {
  it('can be imported with its specs, and has its id', () => {
    expect(given().machine.id).toBe(id);
    expect(trouble).toBeUndefined();
  });

  it('declares what an inspector may be told', () => {
    expect(wronglyDeclared(given(), walks)).toEqual({ neither: [], both: [] });
  });

  it.each(walks)('takes walk $id as its walk file says', ({ steps }) => {
    expect(inWords(replay(given(), steps))).toBe('');
  });

  it.each(walks)('takes walk $id as its oracle says', ({ steps }) => {
    const stimuli = steps.map(({ stimulus }) => stimulus);
    expect(inWords(replay(given(), predict(given(), stimuli)))).toBe('');
  });
});

try {
  model = await loadModel();
  await Promise.all(specs());
} catch (error) {
  trouble = error;
}
