import { useSelector } from '@xstate/react';
import type { TrialStep } from '../../trial/steps.ts';
import { useActors, useAtlas, useCharts } from '../atlas-context.ts';
import { replayOf, subjectOf } from './open-trial.ts';

const NONE: readonly TrialStep[] = [];

/** The steps of the trial of a machine with what they lead to; none where it is not tried. */
export function useTrialSteps(machine: string): readonly TrialStep[] {
  const { trial } = useAtlas();
  const { machine: tried, steps } = useSelector(trial.machine, ({ context }) => context);
  const chart = useCharts().get(machine);
  const actors = useActors();
  if (tried !== machine || chart === undefined) return NONE;
  return replayOf(subjectOf(chart, actors), steps).steps;
}
