import { useSelector } from '@xstate/react';
import { OVERVIEW } from '../../chart/overview.ts';
import { useActors, useAtlas, useCharts } from '../atlas-context.ts';
import { texts } from '../texts.ts';
import { Offers } from './Offers.tsx';
import { subjectOf } from './open-trial.ts';
import { OpenGuards } from './OpenGuards.tsx';
import { StartTrial } from './StartTrial.tsx';
import classes from './Trial.module.css';
import { TrialSteps } from './TrialSteps.tsx';
import { useTrialSteps } from './use-trial.ts';

/** The machine that is open, tried by hand: what can happen, what happened, what came of it. */
export function TrialPanel() {
  const { viewer, trial } = useAtlas();
  const machine = useSelector(viewer, ({ context }) => context.machine);
  const lost = useSelector(trial.machine, ({ context }) => context.lost);
  const chart = useCharts().get(machine);
  const actors = useActors();
  const steps = useTrialSteps(machine);
  const last = steps.at(-1);
  if (chart === undefined) return <p>{texts.noMachine(machine)}</p>;
  if (machine === OVERVIEW) return <p>{texts.trial.overview}</p>;
  const subject = subjectOf(chart, actors);
  return (
    <>
      {lost !== null && <p role="alert">{texts.trial.lost(lost)}</p>}
      <p role="status">{last === undefined ? texts.trial.none : texts.trial.state(machine, last.seen.state)}</p>
      {last === undefined ? (
        <StartTrial chart={chart} />
      ) : (
        <div className={classes.columns}>
          <div>
            <OpenGuards subject={subject} last={last} />
            <Offers chart={chart} subject={subject} last={last} isAccepted />
          </div>
          <TrialSteps machine={machine} steps={steps} last={last} />
          <div>
            <Offers chart={chart} subject={subject} last={last} isAccepted={false} />
          </div>
        </div>
      )}
    </>
  );
}
