import { setImmediate as turn } from 'node:timers/promises';
import * as react from 'react';

/** React of a build has no `act`: it does what it has put off one turn after another, and this is more than it ever takes. */
const TURNS = 5;

async function actAsInBuild(work: () => Promise<void>): Promise<void> {
  await work();
  for (let other = 0; other < TURNS; other += 1) await turn();
}

/** Does something to what React shows, and lets React show what comes of it, whichever React it is. */
export const act: typeof actAsInBuild = Reflect.get(react, 'act') ?? actAsInBuild;
