import type { Environment } from '../../environment.ts';
import type { PressLog } from './press-log.ts';

/** How old a press is at least when it is folded into the base, in milliseconds: all tabs have heard of it by then. */
export const SETTLE_TIME = 5000;

/** Lets a log be folded, now and then, by one tab at a time. Returns what is to be called when the log is long. */
export function createFolding(
  name: string,
  log: () => Pick<PressLog<never>, 'lastPress' | 'fold'>,
  { later, exclusively }: Pick<Environment, 'later' | 'exclusively'>,
): () => void {
  let isWaiting = false;
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    const upTo = log().lastPress();
    later(SETTLE_TIME, () => {
      isWaiting = false;
      exclusively(`${name}.base`, () => log().fold(upTo));
    });
  };
}
