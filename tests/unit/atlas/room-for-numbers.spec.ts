import { expect, it } from 'vitest';
import { type MachineId, machines } from '../../../machines/index.ts';
import { chartOf } from '../../../src/atlas/chart/chart-of.ts';
import { type Chart, type ChartState, statesWithin } from '../../../src/atlas/chart/chart.ts';
import { chartWithRoom } from '../../../src/atlas/chart/room-for-numbers.ts';

/** A chart without any room for numbers. */
function withoutRoom({ root, transitions, ...chart }: Chart): Chart {
  const bare = ({ numbers: _, ...state }: ChartState): ChartState => ({ ...state, states: state.states.map(bare) });
  return { ...chart, root: bare(root), transitions: transitions.map(({ numbers: _, ...one }) => one) };
}

it.each(Object.keys(machines) as MachineId[])(
  'A chart of %s has the same room for numbers on each state and transition, and is the same in all else',
  (id) => {
    const chart = chartOf(machines[id]);
    const roomy = chartWithRoom(chart);
    expect(withoutRoom(roomy)).toEqual(chart);
    const [root, ...states] = statesWithin(roomy.root);
    // Nobody enters the machine itself.
    expect(root?.numbers).toBeUndefined();
    const rooms = (all: readonly { readonly numbers?: readonly string[] | undefined }[]) =>
      new Set(all.map(({ numbers }) => JSON.stringify(numbers)));
    expect(rooms(states)).toEqual(rooms(states.slice(0, 1)));
    expect(rooms(roomy.transitions)).toEqual(rooms(roomy.transitions.slice(0, 1)));
    for (const { numbers } of [...states, ...roomy.transitions]) {
      expect(numbers?.length).toBeGreaterThan(0);
      // What has blanks could be broken into lines.
      expect(numbers?.join('')).not.toMatch(/\s/u);
    }
  },
);
