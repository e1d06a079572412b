import { useSelector } from '@xstate/react';
import type { Chart } from '../chart/chart.ts';
import { addressOf } from './address.ts';
import { useAtlas, useCharts } from './atlas-context.ts';
import { type ChartGroup, groupOf } from './charts.ts';
import classes from './MachineList.module.css';
import { texts } from './texts.ts';

const GROUPS = Object.keys(texts.groups) as ChartGroup[];

function MachineLink({ id, chart }: { readonly id: string; readonly chart: Chart }) {
  const { viewer } = useAtlas();
  const open = useSelector(viewer, ({ context }) => context.machine);
  return (
    <a
      className={classes.machine}
      href={addressOf({ machine: id, part: null })}
      aria-current={id === open ? 'page' : undefined}
      onClick={(event) => {
        event.preventDefault();
        viewer.send({ type: 'machine.opened', machine: id });
      }}
    >
      <span className={classes.name}>{id}</span>
      <span className={classes.size}>
        {`${texts.counts(chart)}${groupOf(id) === 'stream' ? `, ${texts.fromStream}` : ''}`}
      </span>
    </a>
  );
}

/** Every machine by its name, with the size of its chart: those of the shop, those of the atlas, those of a stream. */
export function MachineList() {
  const charts = [...useCharts()];
  return GROUPS.map((group) => {
    const members = charts.filter(([id]) => groupOf(id) === group);
    if (members.length === 0) return null;
    return (
      <div key={group} className={classes.group}>
        <p id={`group-${group}`} className={classes.title}>
          {texts.groups[group]}
        </p>
        <ul className={classes.list} aria-labelledby={`group-${group}`}>
          {members.map(([id, chart]) => (
            <li key={id}>
              <MachineLink id={id} chart={chart} />
            </li>
          ))}
        </ul>
      </div>
    );
  });
}
