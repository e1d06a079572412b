import { useSelector } from '@xstate/react';
import { useAtlas } from '../atlas-context.ts';
import controls from '../controls.module.css';
import { texts } from '../texts.ts';
import { Conformance } from './Conformance.tsx';
import { MachineTraffic } from './MachineTraffic.tsx';
import { Questions } from './Questions.tsx';
import { SessionList } from './SessionList.tsx';
import classes from './Traffic.module.css';
import { useCounted } from './use-traffic.ts';

/** What is open, in a sentence. */
function status(isReading: boolean, files: number, unread: number, counted: ReturnType<typeof useCounted>): string {
  if (isReading && counted === null) return texts.traffic.reading(files, 0);
  if (counted === null) return [texts.traffic.none, ...(unread > 0 ? [texts.traffic.unread(unread)] : [])].join(' ');
  const { all, tally } = counted;
  return [
    isReading ? texts.traffic.reading(files, all) : texts.traffic.open(files, all),
    texts.traffic.counted(tally.sessions, tally.events),
    ...(tally.simulated > 0 ? [texts.traffic.simulated(tally.simulated, tally.sessions)] : []),
    ...(unread > 0 ? [texts.traffic.unread(unread)] : []),
  ].join(' ');
}

/** Traffic: files to open, what is counted of them, and what they show of the machine that is open. */
export function TrafficPanel() {
  const { traffic, viewer } = useAtlas();
  const { machine, client } = traffic;
  const isReading = useSelector(machine, (snapshot) => snapshot.matches('reading'));
  const { files, unread } = useSelector(machine, ({ context }) => context);
  const open = useSelector(viewer, ({ context }) => context.machine);
  const counted = useCounted();
  return (
    <>
      <div className={controls.bar}>
        <p role="status">{status(isReading, files, unread, counted)}</p>
        <label className={controls.file}>
          <span>{texts.traffic.choose}</span>
          <input
            type="file"
            multiple
            accept=".json,application/json"
            onChange={({ target }) => {
              const chosen = [...(target.files ?? [])];
              client.choose(chosen);
              if (chosen.length > 0) machine.send({ type: 'files.chosen', files: chosen.length });
              target.value = '';
            }}
          />
        </label>
        {(isReading || counted !== null) && (
          <button type="button" onClick={() => machine.send({ type: 'traffic.closed' })}>
            {texts.traffic.close}
          </button>
        )}
      </div>
      {counted !== null && (
        <>
          <Questions counted={counted} />
          <div className={classes.columns}>
            <MachineTraffic id={open} counted={counted} />
            <SessionList counted={counted} />
            <Conformance />
          </div>
        </>
      )}
    </>
  );
}
