import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { mutantsOf } from '../engine/mutants/operators.ts';
import type { MachineModel } from '../engine/model.ts';
import { equivalents } from '../machines/equivalents.ts';
import { committedText } from '../walks/committed.ts';
import type { Outcome } from './run-mutants.ts';

/** What `npm run mutants` found of a machine when it last judged all of its mutants. */
export interface Judged {
  /** Of what it was found: the mutants by name, those that are listed as equivalent, and the walks. A hash. */
  readonly judged: string;
  readonly killed: number;
  readonly equivalent: number;
  readonly stillborn: number;
  /** How many a walk should have killed, or are listed as equivalent and are not. */
  readonly survived: number;
}

const HASH_DIGITS = 16;

function fileOf(id: string): URL {
  return new URL(`../machines/${id}/${id}.mutants.json`, import.meta.url);
}

/**
 * The hash of what mutants a machine has, which of them are listed as equivalent, and the walks that are replayed on them,
 * as they are now: {@link Judged.judged}. What guards and actions do inside, and what the operators do beside the names that
 * they give, is not in it: after a change of these alone `npm run mutants` has to be run by hand.
 */
export function judgedNow({ id, machine }: MachineModel): string {
  const listed = Object.entries(equivalents).flatMap(([of, { mutants }]) => (of === id ? mutants : []));
  const names = [mutantsOf(machine).map(({ name }) => name), listed.map(({ mutants }) => mutants)];
  const hash = createHash('sha256').update(JSON.stringify(names)).update(committedText(id, 'actor'));
  return hash.digest('hex').slice(0, HASH_DIGITS);
}

/** What was found of a machine; undefined where nothing was yet. */
export function readJudged(id: string): Judged | undefined {
  try {
    return JSON.parse(readFileSync(fileOf(id), 'utf8')) as Judged;
  } catch {
    return undefined;
  }
}

/** Notes in the room of a machine what became of all its mutants. */
export function writeJudged(model: MachineModel, outcomes: readonly Outcome[]): void {
  const count = (...wanted: readonly string[]) => outcomes.filter(({ status }) => wanted.includes(status)).length;
  const found: Judged = {
    judged: judgedNow(model),
    killed: count('killed'),
    equivalent: count('equivalent'),
    stillborn: count('stillborn'),
    survived: count('survived', 'stale'),
  };
  writeFileSync(fileOf(model.id), `${JSON.stringify(found, null, 2)}\n`);
}
