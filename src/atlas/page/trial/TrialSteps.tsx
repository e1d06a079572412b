import { useSelector } from '@xstate/react';
import type { TrialStep } from '../../trial/steps.ts';
import { useAtlas } from '../atlas-context.ts';
import controls from '../controls.module.css';
import { ExportButton } from '../export-panel/ExportButton.tsx';
import { texts } from '../texts.ts';
import { StepFacts } from '../walks/StepFacts.tsx';
import { stepView } from '../walks/walk-view.ts';
import walkClasses from '../walks/Walks.module.css';
import { focusThen } from '../keep-focus.ts';
import { saveWalk } from './save-walk.ts';
import { START } from './StartTrial.tsx';
import classes from './Trial.module.css';

interface TrialStepsProps {
  readonly machine: string;
  readonly steps: readonly TrialStep[];
  readonly last: TrialStep;
}

/** What was done, how to take it back, and what the last step led to. */
export function TrialSteps({ machine, steps, last }: TrialStepsProps) {
  const { trial } = useAtlas();
  const canUndo = useSelector(trial.machine, (snapshot) => snapshot.can({ type: 'undo.pressed' }));
  const canRedo = useSelector(trial.machine, (snapshot) => snapshot.can({ type: 'redo.pressed' }));
  const button = (words: string, type: 'undo.pressed' | 'redo.pressed' | 'restart.pressed', isOn: boolean) => (
    <button type="button" aria-disabled={!isOn} onClick={() => trial.machine.send({ type })}>
      {words}
    </button>
  );
  return (
    <div className={classes.steps}>
      <div className={controls.row}>
        {button(texts.trial.undo, 'undo.pressed', canUndo)}
        {button(texts.trial.redo, 'redo.pressed', canRedo)}
        {button(texts.trial.restart, 'restart.pressed', canUndo)}
        <button type="button" {...focusThen(START)} onClick={() => trial.machine.send({ type: 'trial.closed' })}>
          {texts.trial.close}
        </button>
        <ExportButton label={texts.trial.save} save={async () => saveWalk(machine, steps)} />
      </div>
      <StepFacts step={stepView(last, steps.at(-2))} />
      <ol className={walkClasses.steps} aria-label={texts.walks.steps}>
        {steps.map(({ stimulus }, at) => (
          // The same event can come twice: only the index tells its steps apart.
          <li key={at} aria-current={at + 1 === steps.length ? 'step' : undefined}>
            {stimulus.words}
          </li>
        ))}
      </ol>
    </div>
  );
}
