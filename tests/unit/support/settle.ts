/** More turns than any answer takes that waits for others. */
const TURNS = 60;

/** Lets all answers arrive that wait for no timer. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) await Promise.resolve();
}
