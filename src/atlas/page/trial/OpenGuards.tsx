import { wordsOf } from '../../../../tests/engine/machine/words.ts';
import { GUARD_ANSWERED, type TrialStep } from '../../trial/steps.ts';
import type { Subject } from '../../trial/subject.ts';
import { useAtlas } from '../atlas-context.ts';
import { texts } from '../texts.ts';
import classes from './Trial.module.css';

/** The guards that only the analyst can answer. */
export function OpenGuards({ subject, last }: { readonly subject: Subject; readonly last: TrialStep }) {
  const { trial } = useAtlas();
  if (subject.openGuards.length === 0) return null;
  return (
    <fieldset className={classes.guards}>
      <legend>{texts.trial.openGuards}</legend>
      {subject.openGuards.map((guard) => (
        <label key={guard}>
          <input
            type="checkbox"
            checked={last.answers.get(guard) ?? false}
            onChange={({ target }) =>
              trial.machine.send({
                type: 'step.taken',
                step: wordsOf({ type: GUARD_ANSWERED, guard, is: target.checked }),
              })
            }
          />{' '}
          <span>{guard}</span>
        </label>
      ))}
    </fieldset>
  );
}
