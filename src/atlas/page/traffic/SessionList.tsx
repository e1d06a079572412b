import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { CountedTraffic, ListedSession } from '../../traffic/counting.ts';
import { useAtlas } from '../atlas-context.ts';
import { ExportButton } from '../export-panel/ExportButton.tsx';
import { saveFile } from '../files/save-file.ts';
import { texts } from '../texts.ts';
import { SessionButton } from './SessionButton.tsx';
import classes from './Traffic.module.css';

/** The media type of a log of event data, which is XML. */
const XES = 'application/xml';

/** The sessions that are counted, and of those the ones that passed the selected part; each plays. */
export function SessionList({ counted }: { readonly counted: CountedTraffic }) {
  const { traffic, viewer } = useAtlas();
  const question = useSelector(traffic.machine, ({ context }) => context.question);
  const { machine, part } = useSelector(viewer, ({ context }) => context);
  const [sessions, setSessions] = useState<readonly ListedSession[]>([]);
  const selected = part === null ? null : `${machine}/${part}`;
  useEffect(() => {
    // More come while files are read, and a recording goes on.
    if (counted.listable === 0) return undefined;
    let isWanted = true;
    const ask = async () => {
      const listed = await traffic.client.list({ ...question, part: selected });
      if (isWanted) setSessions(listed);
    };
    // Where the worker fails, or all is closed, there is no list.
    ask().catch(() => isWanted && setSessions([]));
    return () => {
      isWanted = false;
    };
  }, [traffic, counted, question, selected]);
  const save = async () => saveFile('sessions.xes', XES, await traffic.client.xes({ ...question, part: selected }));
  return (
    <section aria-labelledby="traffic-sessions">
      <h3 id="traffic-sessions">{texts.traffic.sessions(part === null ? null : part)}</h3>
      {sessions.length > 0 && <ExportButton label={texts.traffic.saveXes} save={save} />}
      {sessions.length === 0 ? (
        <p>{counted.listable === 0 ? texts.traffic.notListable : texts.traffic.noSession}</p>
      ) : (
        <ul className={classes.list}>
          {sessions.map((session) => (
            <li key={session.index}>
              <SessionButton session={session} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
