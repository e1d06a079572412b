import { useSelector } from '@xstate/react';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { useActors, useAtlas } from '../atlas-context.ts';
import { MomentList } from '../live/MomentList.tsx';
import { happeningOf, nameOf } from '../live/moment-words.ts';
import { RecorderBar } from '../live/RecorderBar.tsx';
import classes from './Sequence.module.css';
import { texts } from '../texts.ts';

/** The lane of events without a source actor: from the page itself, its timers and its promises. */
const OUTSIDE = 0;

/** Sizes in pixels: the width of a lane, half and whole of a row, the head of an arrow. */
const LANE = 110;
const HALF = 13;
const FULL = 26;
const HEAD = 5;
/** Between a lane and the text of the event that arrives there, in pixels. */
const GAP = 8;

/** A sequence diagram: a lane for each actor, an arrow for each event from one to another, from top to bottom. */
export function SequencePanel() {
  const { recording, recorder } = useAtlas();
  const actors = useActors();
  const lanes = useMemo(() => new Map([...actors.keys()].map((sessionId, index) => [sessionId, index + 1])), [actors]);
  const width = (lanes.size + 1) * LANE;
  const at = (sessionId: string | undefined): number =>
    ((sessionId === undefined ? OUTSIDE : (lanes.get(sessionId) ?? OUTSIDE)) + 0.5) * LANE;
  const box = useRef<HTMLDivElement>(null);
  const shown = useSelector(recorder, ({ context }) => recording.at(context.momentNumber)?.sessionId);
  const middle = shown === undefined ? null : at(shown);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null || middle === null) return;
    // The words of a moment stand to the right of its lane.
    const [left, right] = [middle - LANE / 2, middle + LANE];
    if (left < element.scrollLeft) element.scrollLeft = left;
    if (right > element.scrollLeft + element.clientWidth) element.scrollLeft = right - element.clientWidth;
  }, [middle]);
  const row = (moment: number) => {
    const message = recording.at(moment);
    if (message === undefined) return null;
    const to = at(message.sessionId);
    const from = message.type === '@xstate.event' ? at(message.sourceId) : to;
    const words = happeningOf(message);
    const name = nameOf(actors, message.sessionId);
    const source = message.type === '@xstate.event' ? `${nameOf(actors, message.sourceId)} → ` : '';
    const turn = from === to ? 0 : Math.sign(to - from) * HEAD;
    return (
      <svg
        className={classes.row}
        width={width}
        height={FULL}
        role="img"
        aria-label={`${moment}: ${source}${name}: ${words}`}
      >
        {[OUTSIDE, ...lanes.values()].map((lane) => (
          <path key={lane} className={classes.lane} d={`M${(lane + 0.5) * LANE} 0v${FULL}`} />
        ))}
        {turn === 0 ? (
          <circle className={classes.dot} cx={to} cy={HALF} r={HEAD} />
        ) : (
          <path
            className={classes.arrow}
            d={`M${from} ${HALF}H${to}m${-turn} ${-HEAD}l${turn} ${HEAD}l${-turn} ${HEAD}`}
          />
        )}
        <text
          className={classes.words}
          x={to + (turn > 0 ? -GAP : GAP)}
          y={HALF - 3}
          textAnchor={turn > 0 ? 'end' : 'start'}
        >
          {words}
        </text>
      </svg>
    );
  };
  return (
    <>
      <RecorderBar />
      <div ref={box} className={classes.scroll}>
        <ol className={classes.names} aria-label={texts.sequence.lanes} style={{ width }}>
          <li style={{ width: LANE }}>{texts.live.outside}</li>
          {[...lanes.keys()].map((sessionId) => (
            <li key={sessionId} style={{ width: LANE }}>
              {nameOf(actors, sessionId)}
            </li>
          ))}
        </ol>
        <div style={{ width }}>
          <MomentList label={texts.sequence.label} row={row} />
        </div>
      </div>
    </>
  );
}
