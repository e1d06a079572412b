import { useSelector } from '@xstate/react';
import { useAtlas } from '../atlas-context.ts';
import controls from '../controls.module.css';
import { saveFile } from '../files/save-file.ts';
import { checkedCsv } from '../../traffic/conformance/checked-csv.ts';
import { texts } from '../texts.ts';
import { SessionButton } from './SessionButton.tsx';
import classes from './Traffic.module.css';
import { useChecked } from './use-traffic.ts';

/** Rows that are shown; all are in the file. */
const SHOWN = 100;

/** Sessions replayed on the machines of this build: those that deviate, with the first step that does. */
export function Conformance() {
  const { traffic } = useAtlas();
  const { machine } = traffic;
  const checked = useChecked();
  const isChecked = useSelector(machine, (snapshot) => snapshot.matches({ shown: 'checked' }));
  const canCheck = useSelector(machine, (snapshot) => snapshot.can({ type: 'check.pressed' }));
  const found = checked?.checked ?? [];
  const deviating = found.filter(({ deviation }) => deviation !== null);
  const older = found.filter(({ others }) => others.length > 0);
  const unread = found.filter(({ isUnread }) => isUnread).length;
  const replayed = texts.traffic.checked((checked?.sessions ?? 0) - unread, deviating.length, older.length, isChecked);
  return (
    <section aria-labelledby="conformance">
      <h3 id="conformance">{texts.traffic.conformance}</h3>
      <div className={controls.row}>
        {/* `aria-disabled` instead of `disabled`: the focus stays on the button that was pressed. */}
        <button type="button" aria-disabled={!canCheck} onClick={() => machine.send({ type: 'check.pressed' })}>
          {texts.traffic.check}
        </button>
        {isChecked && (
          <button type="button" onClick={() => saveFile('conformance.csv', 'text/csv', checkedCsv(found))}>
            {texts.traffic.saveCsv}
          </button>
        )}
      </div>
      {checked === null ? (
        <p>{texts.traffic.checkUse}</p>
      ) : (
        <p role="status">{unread === 0 ? replayed : `${replayed} ${texts.traffic.unread(unread)}`}</p>
      )}
      {deviating.length > 0 && (
        <ul className={classes.list}>
          {deviating.slice(0, SHOWN).map(({ session, deviation }) => (
            <li key={session.index}>
              <SessionButton session={session} moment={deviation?.moment ?? 1} />
              {deviation !== null && <p>{texts.traffic.deviation(deviation)}</p>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
