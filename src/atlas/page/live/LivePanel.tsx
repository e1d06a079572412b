import { ActorList } from './ActorList.tsx';
import { useActors, useAtlas } from '../atlas-context.ts';
import { happeningOf, nameOf, timeOf } from './moment-words.ts';
import classes from './Live.module.css';
import { MomentDetails } from './MomentDetails.tsx';
import { MomentList } from './MomentList.tsx';
import { RecorderBar } from './RecorderBar.tsx';
import { texts } from '../texts.ts';

/** The recording: every moment with its time, the actors at the moment that shows, and that moment in full. */
export function LivePanel() {
  const { recording } = useAtlas();
  const actors = useActors();
  const row = (moment: number) => {
    const message = recording.at(moment);
    if (message === undefined) return null;
    return (
      <>
        <span className={classes.number}>{moment}</span> <span className={classes.time}>{timeOf(message)}</span>{' '}
        <strong>{nameOf(actors, message.sessionId)}</strong> <span>{happeningOf(message)}</span>
        {recording.noteAt(moment) !== '' && <span>{` · ${texts.notes.has}`}</span>}
      </>
    );
  };
  return (
    <>
      <RecorderBar />
      <div className={classes.columns}>
        <div>
          <h3>{texts.live.events}</h3>
          <MomentList label={texts.live.events} row={row} />
        </div>
        <MomentDetails />
        <ActorList />
      </div>
    </>
  );
}
