import { useSelector } from '@xstate/react';
import { statesWithin } from '../../chart/chart.ts';
import { isTransition } from '../address.ts';
import { useAtlas, useCharts } from '../atlas-context.ts';
import { inWording } from '../charts.ts';
import { PartNoteField } from '../notes/PartNoteField.tsx';
import classes from './Details.module.css';
import { MachineDetails } from './MachineDetails.tsx';
import { StateDetails } from './StateDetails.tsx';
import { texts } from '../texts.ts';
import { TransitionDetails } from './TransitionDetails.tsx';
import { wordingIn } from '../wording.ts';

/** The details of the selected part, or of the machine where nothing is selected. */
export function DetailsPanel() {
  const { viewer } = useAtlas();
  const charts = useCharts();
  const machine = useSelector(viewer, ({ context }) => context.machine);
  const part = useSelector(viewer, ({ context }) => context.part);
  const wording = useSelector(viewer, wordingIn);
  const chart = charts.get(machine);
  if (chart === undefined) return <p>{texts.noMachine(machine)}</p>;
  const worded = inWording(chart, wording);
  if (part === null) return <MachineDetails chart={worded} />;
  const state = isTransition(part) ? undefined : statesWithin(chart.root).find(({ id }) => id === part);
  const transition = chart.transitions.find(({ name }) => name === part);
  return (
    <div className={classes.details}>
      {state && <StateDetails chart={chart} state={state} transitions={worded.transitions} />}
      {transition && <TransitionDetails chart={chart} transition={transition} />}
      {(state || transition) && <PartNoteField machine={machine} part={part} />}
      {!state && !transition && <p role="alert">{texts.details.unknown(part)}</p>}
      <button type="button" onClick={() => viewer.send({ type: 'selection.cleared' })}>
        {texts.details.clear}
      </button>
    </div>
  );
}
