import { join } from 'node:path';
import type { Call } from '../commands/call.ts';
import { servePseudoShop } from '../pages/pseudo-shop.ts';
import { allMutants, readSources } from './all-mutants.ts';
import { buildMutants } from './build/build.ts';
import type { Campaign } from './campaign.ts';
import { staleNames } from './equivalent.ts';
import { Judge, walksFor } from './judge.ts';
import { PlayLog, logName } from './log.ts';
import { HELP, type Options, optionsOf } from './options.ts';
import { reachOf } from './reach.ts';
import { partOf, sample } from './sample.ts';
import { allWalks, judgesKey } from './walks.ts';
import { report } from './report.ts';
import { judgeWords } from './reviewed-words.ts';
import { judgeTransitions } from './transitions.ts';
import { judgeUnits } from './units/judge-units.ts';
import type { Numbered } from './build/weave.ts';
import { openWovenPages } from './woven-pages.ts';

/**
 * The mutants that this run judges: drawn, of one part or all, or all of one file, and divided into shards.
 *
 * @throws where there are none of that file
 */
function chosenOf(all: readonly Numbered[], { count, seed, shard, shards, part, file }: Options): Numbered[] {
  const numbers = new Map(all.map((one) => [one.mutant, one]));
  const mutants = [...numbers.keys()].filter((mutant) => file === null || mutant.file === file);
  if (mutants.length === 0) throw new Error(`--file ${file}: it has no mutants.`);
  const drawn = file === null ? sample(mutants, count, seed) : mutants;
  const own = drawn.filter((mutant) => part === null || partOf(mutant) === part);
  return own.flatMap((mutant) => numbers.get(mutant) ?? []).filter((_, at) => at % shards === shard - 1);
}

async function judgeSample(campaign: Campaign, options: Options): Promise<boolean> {
  const reach = await reachOf(campaign);
  const walks = walksFor(campaign, reach);
  const log = new PlayLog(logName('plays', { ...campaign, ...options }), options.isGoingOn);
  const judge = new Judge(campaign, log, walks);
  await judge.alone();
  await judge.together();
  judgeWords(log, judge.alive());
  await judgeUnits(campaign, log, judge.alive());
  return report({ campaign, log, reach, walks, unfinished: judge.unfinished() });
}

/** Runs `npm run mutants:page`. Returns whether enough mutants are killed. @throws with one sentence where the arguments make no sense */
export async function run(call: Call): Promise<boolean> {
  if (call.args.includes('--help')) {
    call.say(HELP);
    return true;
  }
  const options = optionsOf(call.args);
  const sources = readSources();
  const all = allMutants(sources).map((mutant, at) => ({ id: at + 1, mutant }));
  const stale = staleNames(all.map(({ mutant }) => mutant));
  if (stale.length > 0) throw new Error(`Listed as equivalent, and not there any more:\n${stale.join('\n')}`);
  const chosen = chosenOf(all, options);
  const tree = await buildMutants(sources, all);
  const dist = join(tree, 'dist');
  const { origin, close } = await servePseudoShop(dist, await openWovenPages(tree));
  const { workers } = options;
  const campaign: Campaign = { call, tree, baseURL: origin, workers, walks: allWalks(), judges: judgesKey(), chosen };
  try {
    if (options.machines) return await judgeTransitions(campaign, options);
    const from = options.file === null ? `drawn by seed ${options.seed}` : `of ${options.file}`;
    call.say(`${all.length} mutants in the sources, ${chosen.length} ${from} for this run`);
    return await judgeSample(campaign, options);
  } finally {
    await close();
  }
}
