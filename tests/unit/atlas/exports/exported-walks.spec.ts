import type { AnyStateMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import { type MachineId, machines } from '../../../../machines/index.ts';
import { scxmlText } from '../../../../src/atlas/exports/scxml/scxml.ts';
import { typescriptText } from '../../../../src/atlas/exports/typescript.ts';
import { machineJsonText } from '../../../../src/atlas/exports/xstate-json.ts';
import { machineCode } from '../../../../src/build/machine-code/machine-code.ts';
import { rehydrateMachine } from '../../../flows/rehydrate.ts';
import { byTurns } from '../../../commands/sampling.ts';
import { typescriptMachine } from '../../../flows/replays/typescript-machine.ts';
import { type Failure, replay } from '../../../engine/replay/replay.ts';
import { scionDocument } from '../../../flows/replays/scion.ts';
import { departureIn } from '../../../flows/replays/scxml-replay.ts';
import { models } from '../../../machines/models.ts';
import { committedWalks } from '../../../walks/committed.ts';

const register = Object.entries(machines).map(([id, machine]) => ({ id: id as MachineId, machine }));

/** The walks of a machine that are played in this run. */
function walksOf(id: MachineId) {
  return byTurns(committedWalks(id, 'actor').walks, 5);
}

/** Where the walks of a machine go wrong on another: all that a walk file says is compared. */
function failuresOn(id: MachineId, machine: AnyStateMachine): Failure[] {
  const failures = walksOf(id).map(({ steps }) => replay(models[id], steps, machine));
  return failures.filter((one) => one !== null);
}

describe('The walks of the bare machine', () => {
  it.each(register)('are the same in SCION, on the SCXML of $id', async ({ id, machine }) => {
    const document = await scionDocument(scxmlText(machine, machineCode(id)));
    const walks = walksOf(id);
    expect(walks.length).toBeGreaterThan(0);
    expect(walks.map((walk) => departureIn(document, models[id], walk)).filter((one) => one !== null)).toEqual([]);
  });

  it.each(register)('are the same on the XState JSON of $id, read back with its implementations', ({ id, machine }) => {
    const again = rehydrateMachine(machineJsonText(machine, machineCode(id)), machine);
    expect(failuresOn(id, again)).toEqual([]);
  });

  it.each(register)('are the same on the TypeScript of $id, imported', async ({ id, machine }) => {
    const again = await typescriptMachine(id, typescriptText(machine, machineCode(id)));
    expect(again).not.toBe(machine);
    expect(failuresOn(id, again)).toEqual([]);
  });

  it('differ on JSON without its functions, and on TypeScript without its guards', async () => {
    const text = machineJsonText(machines.cart, machineCode('cart'));
    expect(failuresOn('cart', rehydrateMachine(text.replaceAll('$function', 'function'), machines.cart))).not.toEqual(
      [],
    );
    const poorer = machineCode('cart').typescript.replace('quantityOf(context.lines, id) === 1', 'true');
    expect(failuresOn('cart', await typescriptMachine('cart', poorer))).not.toEqual([]);
  });

  it('differ where a document leaves out what a machine raises, or does not evaluate a guard', async () => {
    const { walks } = committedWalks('checkout', 'actor');
    const whole = scxmlText(machines.checkout, machineCode('checkout'));
    for (const poorer of [
      whole.replaceAll('<raise event="field.changed"/>', ''),
      whole.replaceAll('guards.isIncomplete(', '!guards.isIncomplete('),
      whole.replace('withGroup(context.groups', 'withGroup([]'),
    ]) {
      const document = await scionDocument(poorer);
      expect(walks.filter((walk) => departureIn(document, models.checkout, walk) !== null)).not.toEqual([]);
    }
  });
});
