import type { ListedSession } from '../../traffic/counting.ts';
import { useAtlas } from '../atlas-context.ts';
import controls from '../controls.module.css';
import { texts } from '../texts.ts';

interface SessionButtonProps {
  readonly session: ListedSession;
  /** The moment that shows first; the first one where left out. */
  readonly moment?: number;
}

/** A session in a word; pressed, it is opened as a recording, at one of its moments. */
export function SessionButton({ session, moment = 1 }: SessionButtonProps) {
  const { play } = useAtlas();
  return (
    <button type="button" className={controls.link} onClick={() => void play(session, moment)}>
      {texts.traffic.session(session)}
    </button>
  );
}
