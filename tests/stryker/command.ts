import { mkdirSync, writeFileSync } from 'node:fs';
import type { Call } from '../commands/call.ts';
import { chosen } from '../commands/chosen.ts';
import { idleReasons, reasonFor } from './equivalent.ts';
import { LEAST_KILLED, killedEquivalents, strykerReport } from './scores.ts';
import { scoreOf } from './stryker-mutant.ts';
import { type Findings, tryMachine } from './try-machine.ts';

const HELP = `npm run mutate                 lets Stryker break every line of machines/, one machine after another
npm run mutate -- cart search  of these machines alone`;

const reports = new URL('../../reports/', import.meta.url);

function factsOf(findings: readonly Findings[], isLast: boolean) {
  const mutants = findings.flatMap((one) => one.mutants);
  return {
    isWhole: isLast && findings.every(({ isWhole }) => isWhole),
    score: scoreOf(mutants),
    machines: findings.map(({ machine, mutants: own, seconds }) => ({ machine, score: scoreOf(own), seconds })),
    mutants: mutants.map((mutant) => ({ ...mutant, equivalent: reasonFor(mutant) ?? null })),
  };
}

/**
 * Runs `npm run mutate`. Returns whether enough mutants are killed, none of them is listed as equivalent, and every
 * reason listed for a machine is still that of a mutant.
 */
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
  const mutants = findings.flatMap((one) => one.mutants);
  const whole = findings.filter(({ isWhole }) => isWhole).map(({ machine }) => machine);
  const idle = idleReasons(whole, mutants);
  for (const reason of idle) say(`No mutant is equivalent for this reason any more: ${reason}`);
  return scoreOf(mutants) >= LEAST_KILLED && killedEquivalents(mutants).length === 0 && idle.length === 0;
}
