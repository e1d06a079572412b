import type { Chart } from '../../chart/chart.ts';
import { NoteList } from '../notes/NoteList.tsx';
import classes from './Details.module.css';
import { PartList } from './PartList.tsx';
import { texts } from '../texts.ts';

/** A machine as a whole. */
export function MachineDetails({ chart }: { readonly chart: Chart }) {
  return (
    <div className={classes.details}>
      <h3>{texts.details.machine(chart.id)}</h3>
      {chart.description !== '' && <p>{chart.description}</p>}
      <p>{texts.counts(chart)}</p>
      <PartList title={texts.details.anywhere} transitions={chart.transitions.filter(({ source }) => source === '')} />
      <NoteList machine={chart.id} />
      <p>{texts.details.nothing}</p>
    </div>
  );
}
