import { tableOf } from '../commands/table.ts';
import type { Campaign } from './campaign.ts';
import { DELETED_BINDING, deletionOf, installDeletion } from './build/deletion-script.ts';
import { PlayLog, killWords, logName } from './log.ts';
import type { Options } from './options.ts';
import { confirmed, isOpen } from './confirmed.ts';
import { Stage } from './stage.ts';
import type { JudgingWalk } from './walks.ts';
import { inBrowsers } from './workers.ts';

/** A transition of the walk files, and the walks that take it, quick ones first. */
interface Subject {
  readonly name: string;
  readonly walks: readonly JudgingWalk[];
}

/** The place in a walk at which it takes a transition first. */
function placeIn({ walk }: JudgingWalk, name: string): number {
  return walk.steps.findIndex(({ took }) => took.includes(name));
}

function subjectsOf(walks: readonly JudgingWalk[]): Subject[] {
  const names = new Set(walks.flatMap(({ walk }) => walk.steps.flatMap(({ took }) => took)));
  return [...names].map((name) => ({
    name,
    walks: walks.filter((walk) => placeIn(walk, name) >= 0).sort((a, b) => placeIn(a, name) - placeIn(b, name)),
  }));
}

/** What a deletion was found out by, and how often. */
function summary(subjects: readonly Subject[], log: PlayLog): string {
  const fates = subjects.map(({ name }) => log.kill(name)?.fault.by ?? 'nothing');
  const rows = [...new Set(fates)].sort().map((fate) => [fate, fates.filter((one) => one === fate).length]);
  return tableOf([['a deleted transition is red by', 'transitions'], ...rows]);
}

/**
 * Deletes each transition of the walk files for the browser in the page, and plays the walks that take it. Returns
 * whether for each of them a walk went red.
 */
export async function judgeTransitions(campaign: Campaign, options: Options): Promise<boolean> {
  const { call, baseURL, walks } = campaign;
  const committed = walks.filter(({ atEnd }) => atEnd === undefined);
  const all = subjectsOf(committed).filter((_, at) => at % options.shards === options.shard - 1);
  const log = new PlayLog(logName('transitions', { ...campaign, ...options }), options.isGoingOn);
  const deleted = new Set<string>();
  let done = 0;
  await inBrowsers(all, {
    count: options.workers,
    isStopped: call.isStopped,
    open: (browser) =>
      new Stage({
        browser,
        baseURL,
        prepare: async (context) => {
          await context.exposeBinding(DELETED_BINDING, (_, name: string) => deleted.add(name));
          await context.addInitScript(installDeletion, DELETED_BINDING);
        },
      }),
    work: async (stage, { name, walks: takers }) => {
      for (const walk of takers) {
        if (log.kill(name) !== null) break;
        if (log.hasPassed(name, walk.name)) continue;
        const verdict = await confirmed(
          walk,
          (patience) => stage.play(deletionOf(name), walk, patience),
          (prefix, patience) => stage.play('', prefix, patience),
        );
        log.add({ subject: name, walk: walk.name, verdict });
        if (isOpen(verdict))
          call.say(`no verdict by ${walk.name}, red without the deletion, too: ${verdict.control.words}`);
      }
      done += 1;
      const kill = log.kill(name);
      const isMade = deleted.has(name) || kill !== null;
      const words =
        kill === null
          ? `NO WALK GOES RED${isMade ? '' : ', and no page has a machine with this transition'}`
          : `red: ${killWords(kill)}`;
      call.say(`${done}/${all.length} ${name}\n  ${words}`);
    },
  });
  call.say(summary(all, log));
  const green = all.filter(({ name }) => log.kill(name) === null);
  for (const { name } of green) call.say(`green without ${name}`);
  return green.length === 0;
}
