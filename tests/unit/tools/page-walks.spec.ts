import { describe, expect, it } from 'vitest';
import { leafPaths } from '../../engine/machine/state-words.ts';
import type { Walk } from '../../engine/walk-files/walk.ts';
import { drivers } from '../../machines/drivers.ts';
import { ALIKE } from '../../page/walks/alike-states.ts';
import { unusedAlike } from '../../report/look-alike-reporter.ts';
import { committedWalks, walksOfTransitions } from '../../walks/committed.ts';

/**
 * What walks show, one leaf state at a time: the transitions that they take, the states that they reach, each with its tags, the
 * events that they see ignored in each state, and the stimuli that they send.
 */
function shownBy(walks: readonly Walk[]): ReadonlySet<string> {
  return new Set(
    walks.flatMap(({ steps }) =>
      steps.flatMap(({ stimulus: { words }, seen: { state, tags }, took, ignored }) => {
        const leaves = leafPaths(state);
        const inEach = (what: string) => leaves.map((leaf) => `${leaf}: ${what}`);
        const shown = [...took, ...leaves, ...tags.flatMap((tag) => inEach(`tagged ${tag}`))];
        return [...shown, ...(ignored ? inEach(`ignores ${words}`) : [`sent ${words}`])];
      }),
    ),
  );
}

describe('The walks of the browser that npm test plays', () => {
  it.each(Object.keys(drivers))('show of %s all that its others do, one leaf state at a time', (id) => {
    const { walks } = committedWalks(id, 'page');
    expect(shownBy(walksOfTransitions(walks))).toEqual(shownBy(walks));
  });

  it('are fewer than all', () => {
    const all = Object.keys(drivers).flatMap((id) => committedWalks(id, 'page').walks);
    expect(walksOfTransitions(all).length).toBeLessThan(all.length);
  });
});

describe('States that are named as alike', () => {
  it('are told where a whole run tells them apart', () => {
    const [first = '', ...others] = Object.keys(ALIKE);
    const found = others.map((pair) => {
      const [machine = '', states = ''] = pair.split(': ');
      return { machine, states };
    });
    expect(unusedAlike(found)).toEqual([first]);
  });
});
