import { describe, expect, it } from 'vitest';
import { type MachineId, machines } from '../../../machines/index.ts';
import { chartOf } from '../../../src/atlas/chart/chart-of.ts';
import { chartNumbers, neverIn, passedAtStart } from '../../../src/atlas/page/traffic/chart-numbers.ts';

const nothing = { actors: 1, sessions: 1, transitions: {}, states: {} };

/** What starts in a state that it leaves at once; what an actor of it passes then. */
const PASSED: Partial<Record<MachineId, readonly string[]>> = {
  carousel: ['starting', 'carousel.starting: always[0]', 'carousel.starting: always[1]'],
  marquee: ['starting', 'marquee.starting: always[0]', 'marquee.starting: always[1]'],
  purchase: ['deciding', 'purchase.deciding: always[0]', 'purchase.deciding: always[1]'],
};

describe('what an actor passes as it starts', () => {
  for (const [id, machine] of Object.entries(machines))
    it(`is known for '${id}', and not called «never»`, () => {
      const chart = chartOf(machine);
      const atStart = [...passedAtStart(chart)];
      expect(atStart).toEqual(PASSED[id as MachineId] ?? []);
      const never = neverIn(chart, nothing);
      expect([...never.states, ...never.transitions].filter((name) => atStart.includes(name))).toEqual([]);
      const { states, transitions } = chartNumbers(chart, nothing);
      const words = atStart.map((name) => (states.get(name) ?? transitions.get(name))?.words);
      expect(words).toEqual(atStart.map(() => 'only at start'));
    });
});
