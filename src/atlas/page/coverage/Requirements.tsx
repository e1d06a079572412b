import type { Coverage } from './coverage.ts';
import classes from '../details/Details.module.css';
import { texts } from '../texts.ts';

interface RequirementsProps {
  readonly coverage: Coverage | null;
  readonly machine: string;
  /** A transition's name, or a state's id with its machine's before it. */
  readonly coveredBy: string;
}

/** The requirements that a state or transition covers. */
export function Requirements({ coverage, machine, coveredBy }: RequirementsProps) {
  const rows = (coverage?.requirements ?? []).filter((row) => row.machine === machine && row.coveredBy === coveredBy);
  if (rows.length === 0) return null;
  return (
    <>
      <h4>{texts.details.covers}</h4>
      <ul className={classes.plain}>
        {rows.map(({ id, text }) => (
          <li key={id}>
            <strong>{id}</strong>
            <span>{`: ${text}`}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
