import { useSelector } from '@xstate/react';
import { use, useMemo } from 'react';
import { leafPaths } from '../../../tests/engine/machine/state-words.ts';
import { activeIn } from './active.ts';
import { useActors, useAtlas } from './atlas-context.ts';
import { followedIn } from './live/followed.ts';
import { useTrialSteps } from './trial/use-trial.ts';
import { loadWalksOrNone } from './walks/load-walks.ts';
import { walkIn } from './walks/walk-in.ts';

const GAP = '\n';

/** What is lit on a chart. */
export interface Lit {
  /** The ids of the states that are active. */
  readonly active: ReadonlySet<string>;
  /** The names of the transitions that were taken last. */
  readonly taken: ReadonlySet<string>;
}

function useNames(names: readonly string[]): ReadonlySet<string> {
  const key = names.join(GAP);
  return useMemo(() => new Set(key === '' ? [] : key.split(GAP)), [key]);
}

/**
 * What is lit: by the step of the walk that is followed, else by the trial, else by the actor that is followed. The same sets as long as they hold the
 * same.
 */
export function useLit(machine: string): Lit {
  const { viewer, recorder } = useAtlas();
  const picked = useSelector(recorder, ({ context }) => context.actor);
  const actors = useActors();
  const walk = useSelector(viewer, ({ context }) => context.walk);
  const stepIndex = useSelector(viewer, ({ context }) => context.stepIndex);
  const walks = walk === null ? [] : use(loadWalksOrNone(walk.walkFile, machine));
  const tried = useTrialSteps(machine).at(-1);
  const actor = walk === null && tried === undefined ? followedIn(actors, machine, picked) : undefined;
  const step = walk === null ? undefined : walkIn(walks, walk)?.steps[stepIndex];
  const snapshot = actor?.snapshot ?? tried?.situation.snapshot ?? {};
  const active = useNames(walk === null ? activeIn(snapshot) : leafPaths(step?.state ?? ''));
  const taken = useNames(actor?.taken ?? (walk === null ? tried : step)?.took ?? []);
  return useMemo(() => ({ active, taken }), [active, taken]);
}
