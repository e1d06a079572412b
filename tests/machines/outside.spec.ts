import { describe, expect, it } from 'vitest';
import { explore } from '../engine/graph/graph.ts';
import { mutantsOf } from '../engine/mutants/operators.ts';
import { affordableSuite } from '../engine/w-method/bounded.ts';
import { machineSubject } from '../engine/w-method/subject.ts';
import { runSuite } from '../engine/w-method/w-method.ts';
import { agree } from '../engine/replay/agree.ts';
import { models } from './models.ts';
import { outsideOf } from './outside.ts';

/** A machine that is busy with other things may need a minute. */
const SLOW_MACHINE = 120_000;

/** Most steps of one suite; `npm run walks -- --complete` runs them whole, and with all that is observed. */
const MOST_STEPS = 20_000;

function judge(id: keyof typeof models, machine = models[id].machine) {
  const graph = explore(models[id]);
  const outputOf = outsideOf(id);
  const suites = (graph.leaving[0] ?? []).flatMap((start) => {
    const suite = affordableSuite(graph, start, {
      extra: 1,
      most: MOST_STEPS,
      outputOf,
      refusals: graph.outside > 0 ? 'unspecified' : 'output',
    });
    return suite === null
      ? []
      : [runSuite(suite.mealy, machineSubject(models[id], suite.mealy, machine, suite.outputOf), suite.extra)];
  });
  return {
    graph,
    tests: suites.reduce((sum, { tests }) => sum + tests, 0),
    failure: suites.find(({ failure }) => failure !== null)?.failure,
  };
}

describe('The W-method with an outside view', { timeout: SLOW_MACHINE }, () => {
  it.each(['account', 'notice', 'marquee', 'session', 'wishlist', 'storage', 'carousel', 'recorder'] as const)(
    'passes where only what a person sees is compared with what the oracle predicts: %s',
    (id) => {
      const { graph, tests, failure } = judge(id);
      // The graph is the oracle's: both agree at every pair, so the suite is that of the oracle.
      expect(agree(graph).failure).toBeNull();
      expect(failure).toBeUndefined();
      expect(tests).toBeGreaterThan(0);
    },
  );

  it('finds a state that looks like another and answers otherwise', () => {
    const hidden = mutantsOf(models.marquee.machine).filter(({ operator }) => operator === 'hidden state');
    expect(hidden.length).toBeGreaterThan(0);
    expect(hidden.map((mutant) => judge('marquee', mutant.build()).failure === undefined)).toEqual(
      hidden.map(() => false),
    );
  });
});
