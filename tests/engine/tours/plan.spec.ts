import { describe, expect, it } from 'vitest';
import { playerModel } from '../fixtures/player.machine.ts';
import { smallCartModel } from '../fixtures/small-cart.machine.ts';
import { explore } from '../graph/graph.ts';
import { planTour, planTransitions } from './plan.ts';
import { tourOf } from './tour.ts';
import type { Walk } from '../walk-files/walk.ts';

describe('The cart that tour generators are measured on', () => {
  const graph = explore(smallCartModel);

  it('has 2,301 edges, all walked in no more than 256 walks and 4,159 steps', () => {
    const { walks, steps } = tourOf({ size: graph.vertices.length, arcs: graph.edges });
    expect(graph.edges.filter(({ from }) => from !== 0)).toHaveLength(2301);
    expect([walks <= 256, steps <= 4159]).toEqual([true, true]);
  });

  it('stays within 1.10 of the lower bound in walks of 40 steps', () => {
    const plan = planTour(graph, { longest: 40 });
    expect(plan.cost / plan.bound).toBeLessThan(1.1);
    expect(Math.max(...plan.list.map(({ steps }) => steps.length - 1))).toBeLessThanOrEqual(40);
  });

  it('needs one walk of seven steps for its transitions', () => {
    expect(planTransitions(graph)).toMatchObject({ walks: 1, steps: 7 });
  });

  it('is planned the same way every time', () => {
    const ids = (): string[] => planTour(explore(playerModel)).list.map(({ id }) => id);
    expect(ids()).toEqual(ids());
  });
});

describe('Transitions in every state value in which they run', () => {
  const graph = explore(playerModel);

  it('leave out what earlier walks have run in the same state value', () => {
    const ranIn = (list: readonly Walk[]) => {
      const all = list.flatMap(({ steps }) =>
        steps.flatMap(({ took }, place) => took.map((name) => `${steps[place - 1]?.seen.state ?? ''} / ${name}`)),
      );
      return new Set(all);
    };
    const first = planTransitions(graph).list;
    const each = planTransitions(graph, { each: 'configuration', kind: 'configurations' });
    const rest = planTransitions(graph, { each: 'configuration', kind: 'configurations', after: first });
    expect(ranIn([...first, ...rest.list])).toEqual(ranIn(each.list));
    expect(ranIn(first).size).toBeLessThan(ranIn(each.list).size);
    expect(rest.steps).toBeLessThan(each.steps);
    expect(planTransitions(graph, { after: first }).list).toEqual([]);
    expect([...new Set([...first, ...rest.list].map(({ kind }) => kind))]).toEqual(['transitions', 'configurations']);
  });
});
