import { describe, expect, it } from 'vitest';
import { createMachine, getInitialSnapshot } from 'xstate';
import { machines } from '../../../machines/index.ts';
import { conformanceOf } from '../../../src/atlas/traffic/conformance/conform.ts';
import { replicasOfBuild } from '../../../src/atlas/traffic/conformance/replicas.ts';
import { Replica } from '../../../src/atlas/traffic/conformance/replica.ts';
import { type Session, decodeSession } from '../../../src/atlas/page/live/session-file.ts';
import { seededRandom } from '../../engine/random-walks/random.ts';
import { simulatedSession } from '../../sessions/simulated-session.ts';
import { wholeSessionText } from '../../sessions/whole-session-text.ts';
import { altered, withOtherTransition } from './altered.ts';
import { weights } from './sessions-on-disk.ts';

const SESSIONS = 180;
const ALTERED = 500;
/** How often each session is altered, each time in another step or another way. */
const TIMES = 3;

/** As a file gives it back. */
function session(number: number): Session {
  const simulated = simulatedSession({ ...weights, events: 24 }, 11, number);
  return decodeSession(JSON.parse(wholeSessionText(simulated)));
}

const replicas = replicasOfBuild();
const sessions = Array.from({ length: SESSIONS }, (_, index) => session(index + 1));

describe('replaying sessions on the machines of this build', () => {
  it('finds no deviation in sessions that these machines made, and judges most steps whole', () => {
    const results = sessions.map((one) => conformanceOf(one, replicas));
    expect(results.filter(({ deviation }) => deviation !== null)).toEqual([]);
    expect(results.flatMap(({ others }) => others)).toEqual([]);
    const judged = results.reduce((sum, one) => sum + one.judged, 0);
    const byChart = results.reduce((sum, one) => sum + one.judgedByChart, 0);
    console.log(`${judged} steps judged whole, ${byChart} by the chart alone`);
    expect(judged).toBeGreaterThan(4 * byChart);
    expect(byChart).toBeGreaterThan(0);
  });

  it(`finds ${ALTERED} of ${ALTERED} sessions that were altered in one step, and names the step`, () => {
    const random = seededRandom(5);
    const cases = Array.from({ length: TIMES }, () => sessions)
      .flat()
      .map((one, index) => (index % 5 === 0 ? withOtherTransition(one, random) : altered(one, random)))
      .filter((one) => one !== null)
      .slice(0, ALTERED);
    expect(cases).toHaveLength(ALTERED);
    expect(new Set(cases.map(({ how }) => how))).toEqual(new Set(['state', 'context', 'transitions']));
    const missed = cases.filter(
      ({ session: one, moment }) => conformanceOf(one, replicas).deviation?.moment !== moment,
    );
    expect(missed.map(({ session: { simulated }, moment, how }) => ({ simulated, moment, how }))).toEqual([]);
  });

  it('says in words what was expected and what was recorded', () => {
    const random = seededRandom(1);
    const [one] = sessions.flatMap((each) => {
      const found = altered(each, random);
      return found?.how === 'state' ? [found] : [];
    });
    const { deviation } = conformanceOf(one?.session ?? (sessions[0] as Session), replicas);
    expect(deviation?.about).toBe('state');
    expect(deviation?.expected).not.toBe(deviation?.recorded);
    expect(deviation?.event).not.toBe('');
  });

  it('leaves out answers of guards that lead in a circle', () => {
    const circle = createMachine({
      initial: 'out',
      states: {
        out: { on: { asked: 'in' } },
        in: { always: { guard: 'isOld', target: 'kept' } },
        kept: { always: { guard: 'isNew', target: 'in' } },
      },
    });
    const machine = circle.provide({ guards: { isOld: () => false, isNew: () => false } });
    const possible = new Replica(machine).possible(getInitialSnapshot(machine), { type: 'asked' });
    expect(new Set(possible.map(({ state }) => state))).toEqual(new Set(['in', 'kept']));
    expect(possible).toHaveLength(3);
  });

  it('tells a session of another version apart, and judges none of its steps', () => {
    const other = new Map(replicas).set('navigation', new Replica(machines.cart));
    const { deviation, others } = conformanceOf(sessions[0] as Session, other);
    expect(others).toEqual(['navigation']);
    expect(deviation).toBeNull();
  });
});
