import { mkdirSync, writeFileSync } from 'node:fs';
import type { Call } from '../commands/call.ts';
import { chosen } from '../commands/chosen.ts';
import { type Outcome, judgeMachine, reasons, countedMutants, mineProbes } from './run-mutants.ts';
import { committedWalks } from '../walks/committed.ts';
import { makeWalkFile } from '../walks/make-walk-file.ts';
import { type SampleScores, scoreInAndOut } from '../engine/mutants/out-of-sample.ts';
import { writeJudged } from './judged.ts';
import { LEAST_KILLED, outOfSample, sampleTable, shareOf } from './sample-table.ts';
import { mutantReport, scoreOf } from './scores.ts';

const HELP = `npm run mutants                 breaks every machine in every way and replays its walk file on each mutant
npm run mutants -- cart search  of these machines alone
npm run mutants -- --probe      first mines the probes of the walk files anew: walks that show what the others miss`;

const reports = new URL('../../reports/', import.meta.url);

/** Equivalent mutants that are listed and not there any more. */
function staleNames(outcomes: readonly Outcome[]): string[] {
  const machines = new Set(outcomes.map(({ machine }) => machine));
  const names = new Set(outcomes.map(({ name }) => name));
  return [...reasons.keys()].filter((name) => machines.has(name.split(':')[0] ?? '') && !names.has(name));
}

/** Runs `npm run mutants`. Returns whether the walk files kill enough, and the lists of equivalent mutants are right. */
export async function run(call: Call): Promise<boolean> {
  const { args, say, isStopped } = call;
  if (args.includes('--help')) {
    say(HELP);
    return true;
  }
  const models = chosen(args.filter((arg) => arg !== '--probe'));
  const outcomes: Outcome[] = [];
  const samples: SampleScores[] = [];
  let isWhole = true;
  for (const [place, model] of models.entries()) {
    say(`[${place + 1}/${models.length}] ${model.id}`);
    if (args.includes('--probe')) say(`  ${mineProbes(model)} probes`);
    const judged = await judgeMachine(call, model);
    outcomes.push(...judged);
    samples.push(
      scoreInAndOut(makeWalkFile(model, []).graph, committedWalks(model.id, 'actor').walks, countedMutants(model)),
    );
    isWhole = !(await isStopped());
    if (!isWhole) break;
    writeJudged(model, judged);
  }
  mkdirSync(reports, { recursive: true });
  writeFileSync(new URL('mutants.json', reports), `${JSON.stringify({ isWhole, outcomes }, null, 1)}\n`);
  say(mutantReport(outcomes));
  say(`\n${sampleTable(samples)}`);
  const unknown = isWhole ? staleNames(outcomes) : [];
  for (const name of unknown) say(`There is no mutant «${name}».`);
  return (
    unknown.length === 0 &&
    outcomes.every(({ status }) => status !== 'stale') &&
    scoreOf(outcomes) >= LEAST_KILLED &&
    shareOf(outOfSample(samples)) >= LEAST_KILLED
  );
}
