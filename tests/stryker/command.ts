import { mkdirSync, writeFileSync } from 'node:fs';
import type { Call } from '../commands/call.ts';
import { chosen } from '../commands/chosen.ts';
import { reasonFor } from './equivalent.ts';
import { scoreOf } from './fate.ts';
import { LEAST_KILLED, strykerReport, wronglyEqual } from './scores.ts';
import { type Findings, tryMachine } from './try-machine.ts';

const HELP = `npm run mutate                 lets Stryker break every line of machines/, one machine after another
npm run mutate -- cart search  of these machines alone`;

const reports = new URL('../../reports/', import.meta.url);

function factsOf(findings: readonly Findings[], isLast: boolean) {
  const fates = findings.flatMap((one) => one.fates);
  return {
    isWhole: isLast && findings.every(({ isWhole }) => isWhole),
    score: scoreOf(fates),
    machines: findings.map(({ machine, fates: own, seconds }) => ({ machine, score: scoreOf(own), seconds })),
    mutants: fates.map((fate) => ({ ...fate, equal: reasonFor(fate) ?? null })),
  };
}

/** Runs `npm run mutate`. Returns whether enough mutants are killed, and none that is said to be equal. */
export async function run(call: Call): Promise<boolean> {
  const { args, say, isStopped } = call;
  if (args.includes('--help')) {
    say(HELP);
    return true;
  }
  const models = chosen(args);
  mkdirSync(reports, { recursive: true });
  const findings: Findings[] = [];
  for (const [place, { id }] of models.entries()) {
    say(`[${place + 1}/${models.length}] ${id}`);
    findings.push(await tryMachine(call, id));
    const facts = factsOf(findings, place === models.length - 1);
    writeFileSync(new URL('stryker.json', reports), `${JSON.stringify(facts, null, 1)}\n`);
    if (await isStopped()) break;
  }
  say(strykerReport(findings));
  const fates = findings.flatMap((one) => one.fates);
  return scoreOf(fates) >= LEAST_KILLED && wronglyEqual(fates).length === 0;
}
