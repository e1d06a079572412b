import { setImmediate as anotherTurn } from 'node:timers/promises';

/** More turns than any answer takes that waits for others. */
const TURNS = 60;

/** Lets all answers arrive that wait for no timer. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) await Promise.resolve();
}

/** Lets whatever else is on its way have its turn, so many times: more often than React ever puts something off. */
export async function takeTurns(turns = 5): Promise<void> {
  for (let taken = 0; taken < turns; taken += 1) await anotherTurn();
}
