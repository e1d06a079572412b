import type { ChartTransition } from '../../chart/chart.ts';
import classes from './Details.module.css';
import { PartButton } from './PartButton.tsx';
import { wordsOf } from './transition-words.ts';

interface PartListProps {
  readonly title: string;
  readonly transitions: readonly ChartTransition[];
}

/** Transitions under a title; nothing where there are none. */
export function PartList({ title, transitions }: PartListProps) {
  return transitions.length === 0 ? null : (
    <>
      <h4>{title}</h4>
      <ul className={classes.parts}>
        {transitions.map((transition) => (
          <li key={transition.name}>
            <PartButton part={transition.name} words={wordsOf(transition)} />
          </li>
        ))}
      </ul>
    </>
  );
}
