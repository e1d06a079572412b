import { useSelector } from '@xstate/react';
import { useActors, useAtlas } from '../atlas-context.ts';
import { ChangeTable } from '../walks/ChangeTable.tsx';
import { changesBetween } from '../walks/changes.ts';
import { MomentNoteField } from '../notes/MomentNoteField.tsx';
import classes from './Live.module.css';
import { happeningOf, nameOf } from './moment-words.ts';
import { texts } from '../texts.ts';
import { TryFromHere } from '../trial/TryFromHere.tsx';

const INDENT = 1;
function json(value: unknown): string {
  return JSON.stringify(value, null, INDENT) ?? texts.walks.absent;
}

/** The moment that shows, in full: the event, and what it has changed. */
export function MomentDetails() {
  const { recorder, recording } = useAtlas();
  const actors = useActors();
  const momentNumber = useSelector(recorder, ({ context }) => context.momentNumber);
  const message = recording.at(momentNumber);
  if (message === undefined) return null;
  const before = recording.actorsAt(momentNumber - 1).get(message.sessionId)?.snapshot.context;
  return (
    <section className={classes.moment} aria-label={texts.live.moment(momentNumber)}>
      <h3>{texts.live.moment(momentNumber)}</h3>
      <p>
        <strong>{nameOf(actors, message.sessionId)}</strong> <span>{happeningOf(message)}</span>
      </p>
      <TryFromHere sessionId={message.sessionId} />
      <MomentNoteField moment={momentNumber} />
      {'event' in message && (
        <>
          <h4>{texts.live.payload}</h4>
          <pre>{json(message.event)}</pre>
        </>
      )}
      {'snapshot' in message && (
        <>
          <ChangeTable changes={changesBetween(before, message.snapshot.context)} />
          <details>
            <summary>{texts.live.context}</summary>
            <pre>{json(message.snapshot.context)}</pre>
          </details>
        </>
      )}
    </section>
  );
}
