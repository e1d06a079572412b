import { REACHED_SIGNS } from '../../chart-view/reached.ts';
import { useCoverage } from '../atlas-context.ts';
import { type TransitionCoverage as Row, wordsFor } from './coverage.ts';
import classes from '../details/Details.module.css';
import { Facts } from '../details/Facts.tsx';
import { texts } from '../texts.ts';
import { WalkButtons } from '../walks/WalkButtons.tsx';

interface TransitionCoverageProps {
  readonly machine: string;
  readonly row: Row;
}

/** The walks that take a transition, and the mutants that a step over it has killed. */
export function TransitionCoverage({ machine, row }: TransitionCoverageProps) {
  const words = wordsFor(useCoverage());
  const { reached, because, browserWalks, actorWalks, killed } = row;
  return (
    <>
      <h4>{texts.details.coverage}</h4>
      <Facts
        facts={[
          [texts.details.kind, `${REACHED_SIGNS[reached]} ${words[reached]}`],
          [texts.details.because, because],
          [
            texts.details.browserWalks,
            browserWalks.length > 0 && <WalkButtons kind="page" machine={machine} ids={browserWalks} />,
          ],
          [
            texts.details.actorWalks,
            actorWalks.length > 0 && <WalkButtons kind="actor" machine={machine} ids={actorWalks} />,
          ],
        ]}
      />
      {killed.length > 0 && (
        <details>
          <summary>{texts.details.killed(killed.length)}</summary>
          <ul className={classes.plain}>
            {killed.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
