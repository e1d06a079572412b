import * as react from 'react';
import { takeTurns } from './settle.ts';

/** React of a build has no `act`, and does what it has put off one turn after another. */
async function actAsInBuild(work: () => Promise<void>): Promise<void> {
  await work();
  await takeTurns();
}

/** Does something to what React shows, and lets React show what comes of it, whichever React it is. */
export const act: typeof actAsInBuild = Reflect.get(react, 'act') ?? actAsInBuild;
