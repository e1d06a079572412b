import { leafPaths } from '../../engine/machine/state-words.ts';
import { prune } from '../../engine/tours/cover.ts';
import { greedyCover } from '../../engine/tours/greedy-cover.ts';
import type { Walk, WalkStep } from '../../engine/walk-files/walk.ts';

/**
 * What a step shows, one part of the state at a time: the transitions that it takes, the states that it reaches, each with its tags,
 * and the event that is ignored in each state. Values and combinations of states are left out.
 */
function shownBy({ stimulus, seen, took, ignored }: WalkStep): string[] {
  const leaves = leafPaths(seen.state);
  const sent = ignored ? [stimulus.words] : [];
  return [...took, ...leaves, ...leaves.flatMap((leaf) => [...seen.tags, ...sent].map((what) => `${leaf} ${what}`))];
}

/**
 * Few walks of a file that together show what all of them do, each up to the last step that shows something of its own; what is left
 * out brings combinations and values that these have not.
 */
export function tellingWalks(walks: readonly Walk[]): Walk[] {
  const telling = greedyCover(
    walks.toSorted((a, b) => a.steps.length - b.steps.length),
    ({ steps }) => steps.flatMap(shownBy),
  );
  const places = telling.flatMap((walk) => walk.steps.map((step) => ({ walk, shown: shownBy(step) })));
  let first = 0;
  const routes = telling.map(({ steps }) => steps.map(() => first++));
  return prune(routes, (place) => places[place]?.shown ?? []).flatMap((route) => {
    const walk = places[route[0] ?? -1]?.walk;
    return walk === undefined ? [] : [{ ...walk, steps: walk.steps.slice(0, route.length) }];
  });
}
