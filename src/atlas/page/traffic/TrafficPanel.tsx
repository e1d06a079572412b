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

const JSON_TYPE = 'application/json';

/** What is open, in a sentence. */
function status(
  isReading: boolean,
  isLive: boolean,
  goesOn: boolean,
  files: number,
  unread: number,
  counted: ReturnType<typeof useCounted>,
): string {
  if (isReading && counted === null) return texts.traffic.reading(files, 0);
  if (counted === null) return [texts.traffic.none, ...(unread > 0 ? [texts.traffic.unread(unread)] : [])].join(' ');
  const { all, tally } = counted;
  return [
    isReading ? texts.traffic.reading(files, all) : texts.traffic.open(files, all),
    ...(isLive ? [goesOn ? texts.traffic.isLive : texts.traffic.wasLive] : []),
    texts.traffic.counted(tally.sessions, tally.events),
    ...(tally.simulated > 0 ? [texts.traffic.simulated(tally.simulated, tally.sessions)] : []),
    ...(unread > 0 ? [texts.traffic.unread(unread)] : []),
  ].join(' ');
}

/** Traffic: files to open, what is counted of them, and what they show of the machine that is open. */
export function TrafficPanel() {
  const { traffic, viewer, recorder, recording } = useAtlas();
  const { machine, client } = traffic;
  const isReading = useSelector(machine, (snapshot) => snapshot.matches('reading'));
  const { files, unread } = useSelector(machine, ({ context }) => context);
  const open = useSelector(viewer, ({ context }) => context.machine);
  const isRecorded = useSelector(recorder, ({ context }) => context.last > 0);
  const goesOn = useSelector(recorder, (snapshot) => snapshot.hasTag('recording'));
  const counted = useCounted();
  const { isLive } = client;
  const countRecording = () => {
    client.chooseRecording(
      () => new File([recording.fileText()], texts.traffic.recording, { type: JSON_TYPE }),
      () => recorder.getSnapshot().hasTag('recording'),
    );
    machine.send({ type: 'files.chosen', files: 0 });
  };
  return (
    <>
      <div className={controls.bar}>
        <p role="status">{status(isReading, isLive, goesOn, files, unread, counted)}</p>
        <label className={controls.file}>
          <span>{texts.traffic.choose}</span>
          <input
            type="file"
            multiple
            accept={`.json,${JSON_TYPE}`}
            onChange={({ target }) => {
              const chosen = [...(target.files ?? [])];
              client.choose(chosen);
              if (chosen.length > 0) machine.send({ type: 'files.chosen', files: chosen.length });
              target.value = '';
            }}
          />
        </label>
        {isRecorded && !isLive && (
          <button type="button" onClick={countRecording}>
            {texts.traffic.countRecording}
          </button>
        )}
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
