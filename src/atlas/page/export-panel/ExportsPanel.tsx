import { useSelector } from '@xstate/react';
import { useActors, useAtlas, useCharts, useCoverage } from '../atlas-context.ts';
import { groupOf, sourceOf } from '../charts.ts';
import classes from './Exports.module.css';
import { ExportButton } from './ExportButton.tsx';
import { FORMAT_IDS, FORMATS } from './formats.ts';
import { saveFile } from '../files/save-file.ts';
import { texts } from '../texts.ts';

const REPORT = 'loadout-flows.html';

/** The formats to take a chart away in, and all of them on one page. */
export function ExportsPanel() {
  const { viewer } = useAtlas();
  const charts = useCharts();
  const actors = useActors();
  const coverage = useCoverage();
  const machine = useSelector(viewer, ({ context }) => context.machine);
  const chart = charts.get(machine);
  if (chart === undefined) return <p>{texts.noMachine(machine)}</p>;
  const reported = [...charts.values()].filter(({ id }) => groupOf(id) !== 'together');
  // The formats are loaded when one is asked for.
  const load = () => import('./export-formats.ts');
  return (
    <div className={classes.exports}>
      <h3>{texts.exports.label(machine)}</h3>
      <ul className={classes.formats}>
        {FORMAT_IDS.map((id) => (
          <li key={id}>
            <ExportButton
              label={FORMATS[id].name}
              save={async () => {
                const { make } = await load();
                saveFile(
                  `${machine}.${id}`,
                  FORMATS[id].type,
                  await make(id, { chart, source: sourceOf(chart, actors), coverage }),
                );
              }}
            />
            <span className={classes.use}>{FORMATS[id].use}</span>
          </li>
        ))}
      </ul>
      <h3>{texts.exports.all}</h3>
      <p>
        <ExportButton
          label={texts.exports.report}
          save={async () => {
            const { makeReport } = await load();
            saveFile(REPORT, 'text/html', await makeReport(reported, coverage));
          }}
        />
        <span className={classes.use}>{texts.exports.reportUse}</span>
      </p>
    </div>
  );
}
