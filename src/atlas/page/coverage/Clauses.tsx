import type { Coverage } from './coverage.ts';
import classes from '../details/Details.module.css';
import { texts } from '../texts.ts';

interface ClausesProps {
  readonly coverage: Coverage | null;
  readonly machine: string;
  /** A transition's name, or a state's id with its machine's before it. */
  readonly carrier: string;
}

/** The clauses of the specification that a state or transition covers. */
export function Clauses({ coverage, machine, carrier }: ClausesProps) {
  const rows = (coverage?.clauses ?? []).filter((row) => row.machine === machine && row.carrier === carrier);
  if (rows.length === 0) return null;
  return (
    <>
      <h4>{texts.details.clauses}</h4>
      <ul className={classes.plain}>
        {rows.map(({ clause, says }) => (
          <li key={clause}>
            <strong>{clause}</strong>: {says}
          </li>
        ))}
      </ul>
    </>
  );
}
