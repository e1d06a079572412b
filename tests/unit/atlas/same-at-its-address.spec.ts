import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { machines } from '../../../machines/index.ts';
import { statesWithin } from '../../../src/atlas/chart/chart.ts';
import { chartOf } from '../../../src/atlas/chart/chart-of.ts';
import { foldableIn } from '../../../src/atlas/chart/folding.ts';
import { OVERVIEW } from '../../../src/atlas/chart/overview.ts';
import { permanent } from '../../../src/atlas/page/charts.ts';
import { byTurns } from '../../commands/sampling.ts';
import { committedWalks } from '../../walks/committed.ts';
import { openRenderedAtlas, type RenderedAtlas } from '../support/rendered-atlas.ts';
import { spread } from '../support/spread.ts';

/** States and transitions that are selected, and steps that are tried. */
const SOME = 2;

/** Opens the address of an atlas in another one of the same browser. */
async function openAgain(address: string, kept: Map<string, string>): Promise<RenderedAtlas> {
  const again = await openRenderedAtlas(address, kept);
  if (address.includes('walk=')) await waitFor(again.atlas.viewer, ({ context }) => context.walk !== null);
  await turn();
  return again;
}

it.each(byTurns([OVERVIEW, ...Object.keys(machines)], 2))(
  'An atlas at the address of another one with %s shows the same',
  async (machine) => {
    const kept = new Map<string, string>();
    const first = await openRenderedAtlas('', kept);
    const { viewer, trial, notes } = first.atlas;
    const chart = permanent.get(machine) ?? chartOf({});
    const expectSame = async (): Promise<void> => {
      const address = first.address();
      const shown = await first.page();
      const again = await openAgain(address, kept);
      expect(again.address()).toBe(address);
      expect(await again.page(), address).toEqual(shown);
    };
    viewer.send({ type: 'machine.opened', machine });
    await expectSame();
    for (const { id } of foldableIn(chart).slice(0, 2)) viewer.send({ type: 'state.folded', state: id });
    viewer.send({ type: 'code.chosen' });
    await expectSame();
    const states = statesWithin(chart.root).filter(({ id }) => id !== '');
    const parts = [states.map(({ id }) => id), chart.transitions.map(({ name }) => name)];
    for (const part of parts.flatMap((names) => spread(names, SOME))) {
      notes.put({ machine, part, text: `What stands on ${part}.` });
      viewer.send({ type: 'part.selected', part });
      await expectSame();
    }
    viewer.send({ type: 'plain.chosen' });
    for (const walkFile of ['page', 'actor'] as const)
      for (const { id, steps } of committedWalks(machine, walkFile).walks.slice(0, 1)) {
        viewer.send({ type: 'walk.opened', walk: { walkFile, id, steps: steps.length } });
        viewer.send({ type: 'step.picked', stepIndex: Math.floor(steps.length / 2) });
        await expectSame();
        trial.open(
          chart,
          steps.slice(0, SOME).map(({ stimulus }) => stimulus.words),
        );
        viewer.send({ type: 'walk.closed' });
        viewer.send({ type: 'trial.opened' });
        await expectSame();
      }
    // A trial is closed where another machine is looked at.
    for (const next of [machine === 'cart' ? 'notice' : 'cart', machine]) {
      viewer.send({ type: 'machine.opened', machine: next });
      viewer.send({ type: 'details.opened' });
      await expectSame();
    }
  },
);
