import { Fragment, type ReactNode } from 'react';
import classes from './Details.module.css';

interface FactsProps {
  /** A word for each fact, and the fact; what is null is left out. */
  readonly facts: readonly (readonly [string, ReactNode])[];
}

const isNothing = (fact: ReactNode): boolean => fact === null || fact === false || fact === '' || (Array.isArray(fact) && fact.length === 0);

/** Facts with a word before each. */
export const Facts = ({ facts }: FactsProps) => (
  <dl className={classes.facts}>
    {facts
      .filter(([, fact]) => !isNothing(fact))
      .map(([word, fact]) => (
        <Fragment key={word}>
          <dt>{word}</dt>
          <dd>{fact}</dd>
        </Fragment>
      ))}
  </dl>
);
