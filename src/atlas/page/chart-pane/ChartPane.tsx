import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { useAtlas, useCharts } from '../atlas-context.ts';
import { inWording } from '../charts.ts';
import classes from './ChartPane.module.css';
import { ChartFrame } from './ChartFrame.tsx';
import { Follows } from './Follows.tsx';
import { Fault } from '../Fault.tsx';
import { Legend } from './Legend.tsx';
import { texts } from '../texts.ts';
import { wordingIn } from '../wording.ts';

function ChartAndLegend() {
  const { viewer } = useAtlas();
  const charts = useCharts();
  const machine = useSelector(viewer, ({ context }) => context.machine);
  const chart = charts.get(machine);
  const wording = useSelector(viewer, wordingIn);
  return (
    <>
      <h2 className={classes.name}>{machine}</h2>
      {chart === undefined ? (
        <p role="alert" className={classes.note}>
          {texts.noMachine(machine)}
        </p>
      ) : (
        <>
          <Fault>
            <Follows machine={machine} />
          </Fault>
          {chart.lacksAlways && <p className={classes.note}>{texts.lacksAlways}</p>}
          <Fault key={machine} words={texts.noDrawing}>
            <Suspense fallback={<p className={classes.note}>{texts.drawing}</p>}>
              <ChartFrame key={machine} chart={inWording(chart, wording)} />
            </Suspense>
          </Fault>
          <Fault>
            <Legend />
          </Fault>
        </>
      )}
    </>
  );
}

/** The machine that is open: its name, its description, its chart. */
export function ChartPane() {
  return (
    <section id="chart-pane" className={classes.pane} aria-label={texts.chart.region}>
      <Fault>
        <ChartAndLegend />
      </Fault>
    </section>
  );
}
