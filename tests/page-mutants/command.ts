import type { Call } from '../commands/call.ts';
import { allMutants, readSources } from './all-mutants.ts';
import { buildMutants, serve } from './build.ts';
import type { Campaign } from './campaign.ts';
import { Judge, walksFor } from './judge.ts';
import { PlayLog } from './log.ts';
import { HELP, type Options, optionsOf } from './options.ts';
import { reachOf } from './reach.ts';
import { sample } from './sample.ts';
import { allWalks, judgesKey } from './walks.ts';
import { report } from './report.ts';
import { judgeTransitions } from './transitions.ts';

async function judgeSeam(call: Call, options: Options): Promise<boolean> {
  const { say } = call;
  const sources = readSources();
  const all = allMutants(sources).map((mutant, at) => ({ id: at + 1, mutant }));
  const numbers = new Map(all.map((one) => [one.mutant, one]));
  const drawn = sample(
    all.map(({ mutant }) => mutant),
    options.count,
    options.seed,
  ).flatMap((mutant) => numbers.get(mutant) ?? []);
  const chosen = drawn.filter((_, at) => at % options.shards === options.shard - 1);
  say(
    `${all.length} mutants in the sources, ${drawn.length} drawn by seed ${options.seed}, ${chosen.length} of them here`,
  );
  const tree = await buildMutants(sources, all);
  const { baseURL, close } = await serve(tree);
  try {
    if (options.machines) return await judgeTransitions(call, options, { baseURL, walks: allWalks() });
    const campaign: Campaign = {
      call,
      tree,
      baseURL,
      workers: options.workers,
      walks: allWalks(),
      judges: judgesKey(),
      chosen,
    };
    const reach = await reachOf(campaign);
    const walks = walksFor(campaign, reach);
    const log = new PlayLog(`plays-${campaign.judges}-${options.shard}of${options.shards}.jsonl`, options.isGoingOn);
    const judge = new Judge(campaign, log, walks);
    await judge.alone();
    await judge.together();
    return report({ campaign, log, reach, walks, unfinished: judge.unfinished() });
  } finally {
    await close();
  }
}

/** Runs `npm run mutants:page`. Returns whether enough mutants are killed. @throws with one sentence where the arguments make no sense */
export async function run(call: Call): Promise<boolean> {
  if (call.args.includes('--help')) {
    call.say(HELP);
    return true;
  }
  return judgeSeam(call, optionsOf(call.args));
}
