import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tableOf } from '../commands/table.ts';
import { reports } from './build/build.ts';
import type { Campaign } from './campaign.ts';
import { reasonsOf } from './equivalent.ts';
import { type Kill, type PlayLog, killWords } from './log.ts';
import { nameOf } from './mutant.ts';
import type { Reach } from './reach.ts';
import { partOf } from './sample.ts';
import type { JudgingWalk } from './walks.ts';
import type { Numbered } from './build/weave.ts';

/** The share of mutants that must be killed; equivalent ones do not count. */
const LEAST_KILLED = 0.97;

const FULL = 100;

/** All that a run found out. */
export interface Found {
  readonly campaign: Campaign;
  readonly log: PlayLog;
  readonly reach: ReadonlyMap<string, Reach>;
  readonly walks: ReadonlyMap<number, readonly JudgingWalk[]>;
  readonly unfinished: readonly Numbered[];
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '-' : `${((part / whole) * FULL).toFixed(1)} %`;
}

type Fate = 'killed' | 'survived' | 'not reached' | 'equivalent' | 'not judged';

interface Judged {
  readonly one: Numbered;
  readonly fate: Fate;
  readonly by: string;
  readonly words: string;
}

/** Which tests killed: the walks of the walk files, or other generated ones. */
function testsOf({ walk }: Kill): 'generated' | 'walks' {
  return walk.startsWith('generated:') ? 'generated' : 'walks';
}

function judged({ campaign, log, walks, unfinished }: Found): Judged[] {
  const open = new Set(unfinished);
  const reasons = reasonsOf(campaign.chosen.map(({ mutant }) => mutant));
  return campaign.chosen.map((one): Judged => {
    const name = nameOf(one.mutant);
    const kill = log.kill(name);
    const comers = (walks.get(one.id) ?? []).map((walk) => walk.name);
    const words = comers.length === 0 ? '' : `${comers.length} walks come here: ${comers.slice(0, 3).join(', ')}`;
    if (kill !== null) return { one, fate: 'killed', by: testsOf(kill), words: killWords(kill) };
    if (open.has(one)) return { one, fate: 'not judged', by: '', words };
    const reason = reasons.get(name);
    if (reason !== undefined) return { one, fate: 'equivalent', by: '', words: reason };
    return { one, fate: comers.length === 0 ? 'not reached' : 'survived', by: '', words };
  });
}

function table(all: readonly Judged[], title: string, keyOf: (one: Judged) => string): string {
  const keys = [...new Set(all.map(keyOf))].sort();
  const fates: readonly Fate[] = ['killed', 'survived', 'not reached', 'equivalent', 'not judged'];
  const rows = keys.map((key) => {
    const own = all.filter((one) => keyOf(one) === key);
    return [key, own.length, ...fates.map((fate) => own.filter((one) => one.fate === fate).length)];
  });
  return tableOf([[title, 'mutants', ...fates], ...rows]);
}

/** Says what became of each mutant. Returns whether generated tests kill enough. */
export function report(found: Found): boolean {
  const { campaign, log, reach } = found;
  const { say } = campaign.call;
  const all = judged(found);
  for (const [name, { red }] of reach) if (red !== null) say(`RED WITHOUT A MUTANT ${name}: ${red}`);
  const wrong = all.filter(({ one, fate }) => fate === 'killed' && reasonsOf([one.mutant]).size > 0);
  for (const { one, words } of wrong) say(`listed as equivalent, and killed: ${nameOf(one.mutant)}\n  ${words}`);
  for (const { one, fate, words } of all)
    if (fate === 'survived' || fate === 'not reached') say(`${fate}: ${nameOf(one.mutant)}\n  ${words}`);
  say(table(all, 'part', ({ one }) => partOf(one.mutant)));
  say(table(all, 'operator', ({ one }) => one.mutant.operator));
  const of = (fate: Fate): number => all.filter((one) => one.fate === fate).length;
  const counted = all.length - of('equivalent') - of('not judged');
  const byWalks = all.filter(({ fate, by }) => fate === 'killed' && by === 'walks').length;
  const seenBy = (red: string): number =>
    all.filter(({ one }) => log.kill(nameOf(one.mutant))?.fault.by === red).length;
  say(
    `killed by the walks alone: ${byWalks} of ${counted}, ${percent(byWalks, counted)} ` +
      `(by the screen ${seenBy('screen')}, a control ${seenBy('control')}, the console ${seenBy('console')}, ` +
      `a transition ${seenBy('transitions')})`,
  );
  say(`killed by all that is generated: ${of('killed')} of ${counted}, ${percent(of('killed'), counted)}`);
  say(
    `${of('survived')} survived, ${of('not reached')} are reached by no walk, ${of('equivalent')} equivalent, ` +
      `${of('not judged')} not judged`,
  );
  writeFileSync(
    join(reports, 'mutants.json'),
    `${JSON.stringify(
      all.map(({ one, ...rest }) => ({ name: nameOf(one.mutant), operator: one.mutant.operator, ...rest })),
      null,
      1,
    )}\n`,
  );
  return of('killed') >= LEAST_KILLED * counted && of('not judged') === 0 && wrong.length === 0;
}
