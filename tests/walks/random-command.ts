import type { Call } from '../commands/call.ts';
import { chosen } from '../commands/chosen.ts';
import { tableOf } from '../commands/table.ts';
import { machineIds } from '../machines/room.ts';
import { judgeRandomWalk, randomSeeds, randomWalkOf } from './random-walks.ts';

const DEFAULT_WALKS = 2000;
const WALKS_PER_MESSAGE = 1000;

/** Takes one random walk again, given as `cart/17`: its steps, and what is wrong with it. */
function replayRandom({ say }: Call, address: string): boolean {
  const [name = '', seed = ''] = address.split('/');
  const id = machineIds.find((one) => one === chosen([name])[0]?.id);
  if (id === undefined || !/^\d+$/u.test(seed)) throw new Error(`«${address}» is no random walk: name it as cart/17.`);
  const { trouble } = judgeRandomWalk(id, Number(seed));
  for (const { stimulus, isWide } of randomWalkOf(id, { seed: Number(seed) }))
    say(`  ${stimulus.words}${isWide ? '   (wide)' : ''}`);
  say(trouble === '' ? 'All steps are as predicted.' : trouble);
  return trouble === '';
}

/**
 * Runs `npm run walks -- --random 50000 cart search`: so many random walks of all machines or of those named, each on the
 * bare actor and judged by the oracle. `--random cart/17` takes one of them again. Returns whether all went well.
 */
export async function randomWalks(
  call: Call,
  [first = String(DEFAULT_WALKS), ...names]: readonly string[],
): Promise<boolean> {
  if (first.includes('/')) return replayRandom(call, first);
  if (!/^\d+$/u.test(first)) throw new Error(`«${first}» is no number of walks.`);
  const picked = chosen(names).map(({ id }) => id);
  const ids = machineIds.filter((id) => picked.includes(id));
  const sums = new Map(ids.map((id) => [id, { walks: 0, steps: 0, wide: 0, failed: 0 }]));
  let done = 0;
  for (const [id, seed] of randomSeeds(Number(first), ids)) {
    const { steps, wide, trouble } = judgeRandomWalk(id, seed);
    const sum = sums.get(id);
    if (sum !== undefined) {
      sum.walks += 1;
      sum.steps += steps;
      sum.wide += wide;
      if (trouble !== '' && sum.failed === 0) call.say(trouble);
      if (trouble !== '') sum.failed += 1;
    }
    done += 1;
    if (done % WALKS_PER_MESSAGE === 0) call.say(`  ${done} walks`);
    if (await call.isStopped()) break;
  }
  const rows = [...sums].map(([id, { walks, steps, wide, failed }]) => [id, walks, steps, wide, failed]);
  const total = [1, 2, 3, 4].map((column) => rows.reduce((all, row) => all + Number(row[column]), 0));
  call.say(tableOf([['machine', 'walks', 'steps', 'wide', 'failed'], ...rows, ['all', ...total]]));
  return total.at(-1) === 0;
}
