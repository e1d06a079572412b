import type { StepView } from './walk-view.ts';
import { ChangeTable } from './ChangeTable.tsx';
import { Facts } from '../details/Facts.tsx';
import { PartButton } from '../details/PartButton.tsx';
import { texts } from '../texts.ts';
import classes from './Walks.module.css';

/** What one step of a walk does. */
export function StepFacts({ step }: { readonly step: StepView }) {
  return (
    <>
      <p className={classes.words}>{step.words}</p>
      <p>{texts.walks.state(step.state)}</p>
      {step.ignored && <p>{texts.walks.ignored}</p>}
      <Facts
        facts={[
          [texts.walks.took, step.took.map((name) => <PartButton key={name} part={name} />)],
          [texts.walks.says, step.details.join('; ')],
        ]}
      />
      {step.changes.length === 0 ? <p>{texts.walks.unchanged}</p> : <ChangeTable changes={step.changes} />}
    </>
  );
}
