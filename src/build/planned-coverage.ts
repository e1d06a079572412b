import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MachineId, machines } from '../../machines/index.ts';
import { parseWalkFile } from '../../tests/engine/walk-files/walk-file.ts';
import { chartOf } from '../atlas/chart/chart-of.ts';

type WalkedOn = 'actor' | 'page';

/** The ids of the walks that take each transition, by its name. */
function walksBy(root: string, id: MachineId, on: WalkedOn): ReadonlyMap<string, readonly string[]> {
  const file = join(root, 'tests', 'machines', id, `${id}.${on}.walks`);
  const taken = new Map<string, string[]>();
  for (const { id: walk, steps } of parseWalkFile(readFileSync(file, 'utf8')).walks)
    for (const name of new Set(steps.flatMap(({ took }) => took))) taken.set(name, [...(taken.get(name) ?? []), walk]);
  return taken;
}

/**
 * What the committed walk files plan, in the form of a run's coverage: the atlas shows it before there was any run, and
 * calls it planned.
 *
 * @param root the folder of the checkout
 */
export function plannedCoverage(root: string): object {
  return {
    version: 2,
    source: { kind: 'planned' },
    machines: (Object.keys(machines) as MachineId[]).map((machine) => {
      const [actor, page] = [walksBy(root, machine, 'actor'), walksBy(root, machine, 'page')];
      return {
        machine,
        transitions: chartOf(machines[machine]).transitions.map(({ name }) => {
          const [actorWalks, browserWalks] = [actor.get(name) ?? [], page.get(name) ?? []];
          const reached = browserWalks.length > 0 ? 'browser' : actorWalks.length > 0 ? 'actor' : 'nowhere';
          return { name, reached, actorWalks, browserWalks, because: '', killed: [] };
        }),
      };
    }),
    requirements: [],
  };
}
