import { useActors, useAtlas } from '../atlas-context.ts';
import type { Brief } from '../live/brief.ts';
import { happeningOf, nameOf } from '../live/moment-words.ts';
import { texts } from '../texts.ts';
import type { Lanes } from './lanes.ts';
import classes from './Sequence.module.css';
import { type SequenceRow, briefsOf, eventsIn } from './sequence-rows.ts';

/** Sizes in pixels: the width of a lane, half and whole of a row, the head of an arrow. */
export const LANE = 110;
const HALF = 13;
const FULL = 26;
const HEAD = 5;
/** Between a lane and the text of the event that arrives there, in pixels. */
const GAP = 8;
/** A moment of an opened turn is set in by so many pixels. */
const INSET = 12;

/** How wide so many lanes are, in pixels, with room for words to the right of the last one. */
export function widthOf(lanes: number): number {
  return (lanes + 1) * LANE;
}

/** The middle of a lane, in pixels. */
export function middleOf(place: number): number {
  return (place + 0.5) * LANE;
}

interface SequenceMarkProps {
  readonly row: SequenceRow;
  readonly lanes: Lanes;
}

function Arrow({ from, to }: { readonly from: number; readonly to: number }) {
  const turn = Math.sign(to - from) * HEAD;
  return turn === 0 ? (
    <circle className={classes.dot} cx={to} cy={HALF} r={HEAD} />
  ) : (
    <path className={classes.arrow} d={`M${from} ${HALF}H${to}m${-turn} ${-HEAD}l${turn} ${HEAD}l${-turn} ${HEAD}`} />
  );
}

/** One row of the diagram: an arrow for each event of a turn, or for the one of a moment. */
export function SequenceMark({ row, lanes }: SequenceMarkProps) {
  const { recording } = useAtlas();
  const actors = useActors();
  const message = recording.at(row.first);
  const briefs = briefsOf(recording, row);
  const isAction = row.kind === 'action';
  const shown = isAction && eventsIn(briefs).length > 0 ? eventsIn(briefs) : briefs.slice(0, 1);
  const [first] = shown;
  if (message === undefined || first === undefined) return null;
  const xOf = (sessionId: string | undefined) => middleOf(lanes.placeOf(sessionId));
  const arrows = shown.map((brief) => {
    const to = xOf(brief.sessionId);
    return { from: brief.type === '@xstate.event' ? xOf(brief.fromId) : to, to };
  });
  const sentence = ({ type, sessionId, fromId, what }: Brief) => {
    const name = nameOf(actors, sessionId);
    return type === '@xstate.event' ? `${nameOf(actors, fromId)} → ${name}: ${what}` : `${name}: ${what}`;
  };
  const isTurn = isAction && eventsIn(briefs).length > 0;
  const said = isTurn
    ? shown.map(sentence).join('; ')
    : isAction
      ? texts.sequence.starts
      : `${message.type === '@xstate.event' ? `${nameOf(actors, first.fromId)} → ` : ''}${nameOf(actors, message.sessionId)}: ${happeningOf(message)}`;
  const words = isTurn ? first.what : isAction ? texts.sequence.starts : happeningOf(message);
  const size = row.last - row.first + 1;
  const [last] = arrows.slice(0, 1);
  const turn = Math.sign((last?.to ?? 0) - (last?.from ?? 0));
  const sign = isAction ? `${row.isOpen ? '−' : '+'} ${size}` : '';
  return (
    <svg
      className={isAction ? classes.action : classes.row}
      width={widthOf(lanes.count)}
      height={FULL}
      role="img"
      aria-label={isAction ? texts.sequence.action(row.first, said, size, row.isOpen) : `${row.first}: ${said}`}
    >
      {Array.from({ length: lanes.count }, (_, place) => (
        <path key={place} className={classes.lane} d={`M${middleOf(place)} 0v${FULL}`} />
      ))}
      {arrows.map(({ from, to }, at) => (
        // The same event may come twice in one turn: its place alone tells one from the other.
        <Arrow key={at} from={from} to={to} />
      ))}
      <text className={classes.sign} x={isAction ? 0 : INSET} y={HALF + 4}>
        {sign}
      </text>
      <text
        className={classes.words}
        x={(last?.to ?? 0) + (turn > 0 ? -GAP : GAP)}
        y={HALF - 3}
        textAnchor={turn > 0 ? 'end' : 'start'}
      >
        {words}
      </text>
    </svg>
  );
}
