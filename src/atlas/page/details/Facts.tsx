import { Fragment, type ReactNode } from 'react';
import classes from './Details.module.css';

interface FactsProps {
  /** Terms and their values; empty values are left out. */
  readonly facts: readonly (readonly [string, ReactNode])[];
}

function isNothing(fact: ReactNode): boolean {
  return fact === null || fact === false || fact === '' || (Array.isArray(fact) && fact.length === 0);
}

/** A description list; none where every value is empty. */
export function Facts({ facts }: FactsProps) {
  const known = facts.filter(([, fact]) => !isNothing(fact));
  if (known.length === 0) return null;
  return (
    <dl className={classes.facts}>
      {known.map(([word, fact]) => (
        <Fragment key={word}>
          <dt>{word}</dt>
          <dd>{fact}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
