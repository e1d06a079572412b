import { once } from 'node:events';
import { createWriteStream, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { finished } from 'node:stream/promises';
import { join } from 'node:path';
import { simulatedSession } from './simulated-session.ts';
import { wholeSessionText } from './whole-session-text.ts';
import type { Weights } from './weights.ts';

/** What to write, and where. */
export interface WriteSessions {
  readonly weights: Weights;
  readonly count: number;
  readonly seed: number;
  /** Sessions in one file, one after the other. */
  readonly perFile: number;
  readonly to: string;
  /** Asked after each file; true stops with what there is. */
  readonly isStopped?: () => Promise<boolean>;
}

const NAME = /^simulated-\d+\.json$/u;
const DIGITS = 5;

/**
 * Writes simulated sessions as files of the atlas, each session as soon as it is made. Files of an earlier run in the same
 * folder are removed. Returns how many sessions, events and bytes were written.
 */
export async function writeSessions({ weights, count, seed, perFile, to, isStopped }: WriteSessions) {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(to)) if (NAME.test(name)) rmSync(join(to, name));
  const sum = { sessions: 0, events: 0, bytes: 0 };
  for (let first = 1; first <= count; first += perFile) {
    const file = createWriteStream(join(to, `simulated-${String(first).padStart(DIGITS, '0')}.json`));
    const last = Math.min(count, first + perFile - 1);
    for (let number = first; number <= last; number += 1) {
      const { messages, simulated } = simulatedSession(weights, seed, number);
      sum.sessions += 1;
      sum.events += messages.filter(({ type }) => type === '@xstate.event').length;
      if (!file.write(wholeSessionText({ messages, simulated }))) await once(file, 'drain');
    }
    file.end();
    await finished(file);
    sum.bytes += file.bytesWritten;
    if ((await isStopped?.()) === true) break;
  }
  return sum;
}
