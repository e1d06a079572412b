import { use, useMemo } from 'react';
import type { Chart } from '../../chart/chart.ts';
import { offersAfter } from '../../trial/offers.ts';
import type { TrialStep } from '../../trial/steps.ts';
import type { Subject } from '../../trial/subject.ts';
import { useAtlas } from '../atlas-context.ts';
import { wordsOf } from '../charts.ts';
import { texts } from '../texts.ts';
import { loadStimuli } from './load-stimuli.ts';
import { NOW, OfferRow } from './OfferRow.tsx';
import classes from './Trial.module.css';

interface OffersProps {
  readonly chart: Chart;
  readonly subject: Subject;
  readonly last: TrialStep;
  /** Those that are accepted now, or those that are not, each with its reason. */
  readonly isAccepted: boolean;
}

/** What could happen, with a button for each cause. */
export function Offers({ chart, subject, last, isAccepted }: OffersProps) {
  const { trial } = useAtlas();
  const known = use(loadStimuli(chart));
  const groups = useMemo(() => offersAfter(subject, last, known), [subject, last, known]);
  const words = wordsOf(chart);
  const take = (step: string) => trial.machine.send({ type: 'step.taken', step });
  const title = isAccepted ? texts.trial.now : texts.trial.notNow;
  const members = groups.filter(({ offers }) => offers.some(({ whyNot }) => whyNot === null) === isAccepted);
  if (members.length === 0) return null;
  return (
    <>
      {isAccepted ? (
        <h3 id={NOW} tabIndex={-1}>
          {title}
        </h3>
      ) : (
        <h3>{title}</h3>
      )}
      <ul className={classes.offers} aria-label={title}>
        {members.map((group) => (
          <OfferRow
            key={`${group.kind} ${group.trigger}`}
            group={group}
            subject={subject}
            before={last}
            words={words}
            onTake={take}
          />
        ))}
      </ul>
    </>
  );
}
