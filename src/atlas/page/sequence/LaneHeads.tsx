import { texts } from '../texts.ts';
import type { Lanes } from './lanes.ts';
import classes from './Sequence.module.css';
import { LANE, widthOf } from './SequenceMark.tsx';

/** The names of the lanes, under the titles of their tabs. */
export function LaneHeads({ lanes }: { readonly lanes: Lanes }) {
  return (
    <div className={classes.heads} style={{ width: widthOf(lanes.count) }}>
      <ul className={classes.tabs} aria-label={texts.live.tabs}>
        <li style={{ width: LANE }} aria-hidden="true" />
        {lanes.groups.map(({ tab, number, title, lanes: own }) => (
          <li key={tab} style={{ width: own.length * LANE }}>
            {texts.live.tab(number, title)}
          </li>
        ))}
      </ul>
      <ol className={classes.names} aria-label={texts.sequence.lanes}>
        <li style={{ width: LANE }}>{texts.live.outside}</li>
        {lanes.groups.flatMap(({ lanes: own }) =>
          own.map(({ key, name, count }) => (
            <li key={key} style={{ width: LANE }}>
              {texts.sequence.lane(name, count)}
            </li>
          )),
        )}
      </ol>
    </div>
  );
}
