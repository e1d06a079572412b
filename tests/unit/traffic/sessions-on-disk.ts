import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { readWeights } from '../../sessions/weights.ts';
import { writeSessions } from '../../sessions/write-sessions.ts';
import { type PlainSession, plainSessions } from './plain-count.ts';

/** The weights that simulated sessions are made with. */
export const weights = readWeights(new URL('../../sessions/weights.json', import.meta.url));

/** Simulated sessions in a folder that goes with the tests of the file. */
export async function sessionsOnDisk(count: number, perFile: number) {
  const folder = mkdtempSync(join(tmpdir(), 'loadout-sessions-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  await writeSessions({ weights, count, seed: 1, perFile, to: folder });
  const files = readdirSync(folder)
    .toSorted()
    .map((name) => join(folder, name));
  const sessions: PlainSession[] = files.flatMap((file) => plainSessions(readFileSync(file, 'utf8')));
  return { files, sessions };
}
