import { use, useState } from 'react';
import type { Chart } from '../../chart/chart.ts';
import { useAtlas } from '../atlas-context.ts';
import controls from '../controls.module.css';
import { texts } from '../texts.ts';
import { focusThen } from '../keep-focus.ts';
import { loadStimuli } from './load-stimuli.ts';
import { NOW } from './OfferRow.tsx';

/** The id of the button that begins a trial. */
export const START = 'trial-start';

/** Begins a trial, with one of the inputs that the machine is started with. */
export function StartTrial({ chart }: { readonly chart: Chart }) {
  const { trial } = useAtlas();
  const starts = use(loadStimuli(chart)).filter(({ kind }) => kind === 'start');
  const [chosen, choose] = useState<string | null>(null);
  const start = chosen ?? starts[0]?.words ?? 'start';
  return (
    <div className={controls.row}>
      {starts.length > 1 && (
        <select aria-label={texts.trial.input} value={start} onChange={({ target }) => choose(target.value)}>
          {starts.map(({ words }) => (
            <option key={words}>{words}</option>
          ))}
        </select>
      )}
      <button id={START} type="button" {...focusThen(NOW)} onClick={() => trial.open(chart, [start])}>
        {texts.trial.start}
      </button>
    </div>
  );
}
