import { leafPaths } from '../../engine/machine/state-words.ts';
import { greedyCover } from '../../engine/tours/greedy-cover.ts';
import type { Walk } from '../../engine/walk-files/walk.ts';

/**
 * What a walk shows, one part of the state at a time: the transitions that it takes, the states that it reaches, each with its
 * tags, and the events that it sees ignored in each state. Values and combinations of states are left out.
 */
function shownBy({ steps }: Walk): string[] {
  return steps.flatMap(({ stimulus, seen, took, ignored }) => {
    const leaves = leafPaths(seen.state);
    const sent = ignored ? [stimulus.words] : [];
    return [...took, ...leaves, ...leaves.flatMap((leaf) => [...seen.tags, ...sent].map((what) => `${leaf} ${what}`))];
  });
}

/** Few walks of a file that together show what all of them do; the others bring combinations and values that these do not. */
export function tellingWalks(walks: readonly Walk[]): Walk[] {
  return greedyCover(
    walks.toSorted((a, b) => a.steps.length - b.steps.length),
    shownBy,
  );
}
