import { useSelector } from '@xstate/react';
import { use, useMemo } from 'react';
import { leafPaths } from '../../../tests/engine/machine/state-words.ts';
import { activeIn } from './active.ts';
import { useActors, useAtlas } from './atlas-context.ts';
import { machineIdOf } from './charts.ts';
import type { Actors } from './live/recording.ts';
import { loadWalksOrNone } from './walks/load-walks.ts';
import { walkIn } from './walks/walk-in.ts';

const GAP = '\n';

/** The active states of the newest running actor of a machine. */
function liveIn(actors: Actors, machine: string): string[] {
  const running = [...actors.values()].filter(
    ({ definition, snapshot }) => snapshot.status === 'active' && machineIdOf(definition) === machine,
  );
  const latest = running.at(-1);
  return latest === undefined ? [] : activeIn(latest.snapshot);
}

/**
 * The states that are highlighted: those of the walk that is followed, else those of an actor. The same set as long as
 * they are the same.
 */
export function useActive(machine: string): ReadonlySet<string> {
  const { viewer } = useAtlas();
  const actors = useActors();
  const walk = useSelector(viewer, ({ context }) => context.walk);
  const stepIndex = useSelector(viewer, ({ context }) => context.stepIndex);
  const walks = walk === null ? [] : use(loadWalksOrNone(walk.walkFile, machine));
  const states =
    walk === null ? liveIn(actors, machine) : leafPaths(walkIn(walks, walk)?.steps[stepIndex]?.state ?? '');
  const key = states.join(GAP);
  return useMemo(() => new Set(key === '' ? [] : key.split(GAP)), [key]);
}
