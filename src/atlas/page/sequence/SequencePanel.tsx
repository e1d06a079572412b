import { useSelector } from '@xstate/react';
import { useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useActors, useAtlas } from '../atlas-context.ts';
import type { Brief } from '../live/brief.ts';
import { nameOf } from '../live/moment-words.ts';
import { RecorderBar } from '../live/RecorderBar.tsx';
import { VirtualList } from '../live/VirtualList.tsx';
import { LaneHeads } from './LaneHeads.tsx';
import { Lanes } from './lanes.ts';
import classes from './Sequence.module.css';
import { LANE, SequenceMark, middleOf, widthOf } from './SequenceMark.tsx';
import { briefsOf, eventsIn, sequenceRows } from './sequence-rows.ts';
import { texts } from '../texts.ts';

/** The row of a whole turn that was picked: its first moment, and the one that it shows. */
interface Head {
  readonly first: number;
  readonly moment: number;
}

/** A sequence diagram: a lane for each machine of a tab, a row for each turn of it, which opens to its moments. */
export function SequencePanel() {
  const { recording, recorder } = useAtlas();
  const actors = useActors();
  const { last, momentNumber } = useSelector(recorder, ({ context }) => context);
  const [filter, setFilter] = useState('');
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const wanted = useDeferredValue(filter.trim().toLowerCase());

  const rows = useMemo(() => {
    const isWanted = ({ sessionId, fromId, what }: Brief): boolean =>
      [what, nameOf(actors, sessionId), nameOf(actors, fromId)].some((text) => text.toLowerCase().includes(wanted));
    const isShown = (briefs: readonly Brief[]): boolean => wanted === '' || eventsIn(briefs).some(isWanted);
    // The recording changes in place: its last moment stands for it.
    return last === 0 ? [] : sequenceRows(recording, opened, isShown);
  }, [recording, actors, last, opened, wanted]);

  const lanes = useMemo(() => {
    const talking = new Set<string | undefined>();
    for (const row of rows)
      for (const { sessionId, fromId } of eventsIn(briefsOf(recording, row))) talking.add(sessionId).add(fromId);
    return new Lanes(actors, (sessionId) => talking.has(sessionId));
  }, [actors, recording, rows]);

  // An opened turn and its last moment show the same moment: which of the two rows was picked is kept beside it.
  const [head, setHead] = useState<Head | null>(null);
  const isOfHead = head !== null && head.moment === momentNumber;
  const headIndex = isOfHead ? rows.findIndex(({ kind, first }) => kind === 'action' && first === head.first) : -1;
  const ofMoment = rows.findLastIndex(({ first, last: end }) => first <= momentNumber && momentNumber <= end);
  const selected = headIndex < 0 ? ofMoment : headIndex;
  const box = useRef<HTMLDivElement>(null);
  const shown = recording.briefAt(momentNumber)?.sessionId;
  const middle = shown === undefined ? null : middleOf(lanes.placeOf(shown));
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null || middle === null) return;
    // The words of a moment stand to the right of its lane.
    const [left, right] = [middle - LANE / 2, middle + LANE];
    if (left < element.scrollLeft) element.scrollLeft = left;
    if (right > element.scrollLeft + element.clientWidth) element.scrollLeft = right - element.clientWidth;
  }, [middle]);

  const show = (index: number) => {
    const row = rows[index];
    if (row === undefined) return;
    setHead(row.kind === 'action' ? { first: row.first, moment: row.last } : null);
    recorder.send({ type: 'moment.picked', momentNumber: row.last });
  };
  const toggle = (index: number) => {
    const row = rows[index];
    if (row?.kind === 'action')
      setOpened(row.isOpen ? new Set([...opened].filter((one) => one !== row.first)) : new Set([...opened, row.first]));
    show(index);
  };
  return (
    <>
      <RecorderBar />
      <label className={classes.filter}>
        <span>{texts.sequence.filter}</span> <input value={filter} onChange={({ target }) => setFilter(target.value)} />
      </label>
      {last > 0 && rows.length === 0 && <p role="status">{texts.sequence.none}</p>}
      <div ref={box} className={classes.scroll}>
        <LaneHeads lanes={lanes} />
        <div style={{ width: widthOf(lanes.count) }}>
          <VirtualList
            label={texts.sequence.label}
            first={1}
            last={rows.length}
            selected={selected + 1}
            row={(number) => {
              const row = rows[number - 1];
              return row === undefined ? null : <SequenceMark row={row} lanes={lanes} />;
            }}
            onPick={(number) => toggle(number - 1)}
            onGo={(number) => show(number - 1)}
          />
        </div>
      </div>
    </>
  );
}
