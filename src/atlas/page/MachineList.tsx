import { useSelector } from '@xstate/react';
import { addressOf } from './address.ts';
import { useAtlas, useCharts } from './atlas-context.ts';
import { registered } from './charts.ts';
import classes from './MachineList.module.css';
import { texts } from './texts.ts';

/** Every machine by its name, with the size of its chart. */
export function MachineList() {
  const { viewer } = useAtlas();
  const charts = useCharts();
  const open = useSelector(viewer, ({ context }) => context.machine);
  return (
    <ul className={classes.list}>
      {[...charts].map(([id, chart]) => (
        <li key={id}>
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
              {texts.counts(chart)}
              {registered.has(id) ? '' : `, ${texts.fromStream}`}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
