import { useSelector } from '@xstate/react';
import { useAtlas } from '../atlas-context.ts';
import controls from '../controls.module.css';
import { ExportButton } from '../export-panel/ExportButton.tsx';
import { FileButton } from '../files/FileButton.tsx';
import { FileStatus } from '../files/FileStatus.tsx';
import { saveFile } from '../files/save-file.ts';
import { texts } from '../texts.ts';
import { useSubscribed } from '../use-subscribed.ts';
import { sessionTest } from './session-test.ts';

const FILE = 'loadout-session.json';
const TEST_FILE = 'loadout-session.spec.ts';

/** The status of the recording and its controls. */
export function RecorderBar() {
  const { recorder, sessions, recording, refusals, moments, notes } = useAtlas();
  const isLost = useSubscribed(moments, () => moments.isLost);
  const refused = useSubscribed(refusals, () => refusals.count);
  const snapshot = useSelector(recorder, (current) => current);
  const { first, last, momentNumber } = snapshot.context;
  const isLoaded = snapshot.matches({ still: 'loaded' });
  const isStill = snapshot.hasTag('still');
  const { status } = texts.live;
  const words = snapshot.matches('waiting')
    ? status.waiting
    : snapshot.matches('live')
      ? status.live(last)
      : isLoaded
        ? status.loaded(recording.from ?? texts.live.kept, momentNumber, last)
        : status.paused(momentNumber, last);
  return (
    <div className={controls.bar}>
      <FileStatus fileLoader={sessions} asking="" empty={words} opened={() => words} />
      {isLost && <p>{texts.live.lost}</p>}
      {refused > 0 && <p>{texts.live.refused(refused)}</p>}
      {first > 1 && <p>{texts.live.dropped(first - 1)}</p>}
      <div role="toolbar" aria-label={texts.live.controls} className={controls.row}>
        {/* `aria-disabled` instead of `disabled`: the focus stays on the button that was pressed. */}
        <button
          type="button"
          aria-disabled={!snapshot.can({ type: 'pause.pressed' })}
          onClick={() => recorder.send({ type: 'pause.pressed' })}
        >
          {texts.live.pause}
        </button>
        <button
          type="button"
          aria-disabled={!snapshot.can({ type: 'resume.pressed' })}
          onClick={() => recorder.send({ type: 'resume.pressed' })}
        >
          {texts.live.resume}
        </button>
        <button
          type="button"
          aria-disabled={!snapshot.can({ type: 'back.pressed' })}
          onClick={() => recorder.send({ type: 'back.pressed' })}
        >
          {texts.live.back}
        </button>
        <button
          type="button"
          aria-disabled={!isStill || !snapshot.can({ type: 'forward.pressed' })}
          onClick={() => recorder.send({ type: 'forward.pressed' })}
        >
          {texts.live.forward}
        </button>
        {isLoaded && (
          <button type="button" onClick={() => recorder.send({ type: 'live.requested' })}>
            {texts.live.toLive}
          </button>
        )}
        <button
          type="button"
          disabled={last === 0}
          onClick={() => saveFile(FILE, 'application/json', recording.fileText(notes.all))}
        >
          {texts.live.save}
        </button>
        {last > 0 && (
          <ExportButton
            label={texts.live.saveTest}
            save={async () => saveFile(TEST_FILE, 'text/plain', await sessionTest(recording.fileText()))}
          />
        )}
        <FileButton label={texts.live.load} fileLoader={sessions} />
      </div>
    </div>
  );
}
