import type { Browser } from '@playwright/test';
import { type Campaign, settingsOf } from './campaign.ts';
import { reasonsOf } from './equivalent.ts';
import { type PlayLog, killWords } from './log.ts';
import { nameOf } from './mutant.ts';
import type { Reach } from './reach.ts';
import type { SeamSettings } from './build/seam-script.ts';
import { SHORT, type Verdict, confirmed, isOpen, killingFault } from './confirmed.ts';
import { type Fault, type Patience, SeamStage } from './stage.ts';
import type { JudgingWalk } from './walks.ts';
import type { Numbered } from './build/weave.ts';
import { inBrowsers } from './workers.ts';

/** Walks that are played on each mutant alone, before those that are left are played on several mutants at once. */
const ALONE = 4;
/** How often a walk is played on a mutant that it does not come to, though it came there without a mutant. */
const TRIES = 2;
/** Mutants that are active at once. */
const TOGETHER = 12;

/**
 * Walks that come to a place: quick ones first, each time of another machine. Those of the walk files come before all others,
 * so that it is known what they kill alone.
 */
function inOrder(walks: readonly JudgingWalk[], reach: ReadonlyMap<string, Reach>): JudgingWalk[] {
  const byTime = [...walks].sort((a, b) => (reach.get(a.name)?.ms ?? 0) - (reach.get(b.name)?.ms ?? 0));
  const seen = new Map<string, number>();
  const round = new Map(
    byTime.map((walk) => {
      const turn = seen.get(walk.driver.id) ?? 0;
      seen.set(walk.driver.id, turn + 1);
      return [walk, turn];
    }),
  );
  const isTried = ({ atEnd }: JudgingWalk): number => Number(atEnd !== undefined);
  return byTime.sort((a, b) => isTried(a) - isTried(b) || (round.get(a) ?? 0) - (round.get(b) ?? 0));
}

/** Which walks come to which mutant, without those that are red on a page without a fault. */
export function walksFor(
  { walks, chosen }: Campaign,
  reach: ReadonlyMap<string, Reach>,
): ReadonlyMap<number, readonly JudgingWalk[]> {
  const sets = new Map([...reach].map(([name, { reached }]) => [name, new Set(reached)]));
  return new Map(
    chosen.map((one) => {
      const comers = walks.filter(({ name }) => sets.get(name)?.has(one.id));
      return [one.id, inOrder(comers, reach)];
    }),
  );
}

/** Plays walks on mutants and logs what becomes of them. */
export class Judge {
  readonly #campaign: Campaign;
  readonly #log: PlayLog;
  readonly #walks: ReadonlyMap<number, readonly JudgingWalk[]>;
  /** The names of the mutants that are listed as equivalent. */
  readonly #equal: ReadonlySet<string>;

  constructor(campaign: Campaign, log: PlayLog, walks: ReadonlyMap<number, readonly JudgingWalk[]>) {
    this.#campaign = campaign;
    this.#log = log;
    this.#walks = walks;
    this.#equal = new Set(reasonsOf(campaign.chosen.map(({ mutant }) => mutant)).keys());
  }

  #inBrowsers<TTask>(tasks: readonly TTask[], work: (stage: SeamStage, task: TTask) => Promise<void>): Promise<void> {
    const { workers, baseURL, call } = this.#campaign;
    const open = (browser: Browser): SeamStage => new SeamStage({ browser, baseURL });
    return inBrowsers(tasks, { count: workers, isStopped: call.isStopped, open, work });
  }

  /** A walk that passed without coming to the mutant has not judged it, and is played once more. */
  async #playAlone(stage: SeamStage, one: Numbered, walk: JudgingWalk, tries = TRIES): Promise<Verdict> {
    let isMet = false;
    const play = async (settings: SeamSettings, some: JudgingWalk, patience: Patience): Promise<Fault | null> => {
      const { fault, reached } = await stage.play(settings, some, patience);
      isMet = reached.has(one.id);
      return fault;
    };
    const verdict = await confirmed(
      walk,
      (patience) => play(settingsOf([one]), walk, patience),
      (prefix, patience) => play(settingsOf([]), prefix, patience),
    );
    if (isOpen(verdict))
      this.#campaign.call.say(
        `no verdict by ${walk.name}, red without the fault, too: ${nameOf(one.mutant)}\n  ${verdict.control.words}`,
      );
    if (verdict !== null || isMet || tries === 1) return verdict;
    this.#campaign.call.say(`not met in ${walk.name}: ${nameOf(one.mutant)}`);
    return this.#playAlone(stage, one, walk, tries - 1);
  }

  #note({ mutant }: Numbered, { name }: JudgingWalk, verdict: Verdict): void {
    this.#log.add({ subject: nameOf(mutant), walk: name, verdict });
  }

  #left({ id, mutant }: Numbered): JudgingWalk[] {
    const name = nameOf(mutant);
    if (this.#log.kill(name) !== null) return [];
    return (this.#walks.get(id) ?? []).filter((walk) => !this.#log.isTried(name, walk.name));
  }

  /** First each mutant alone with few walks; a mutant that is red is done. */
  async alone(): Promise<void> {
    const { chosen, call } = this.#campaign;
    let done = 0;
    await this.#inBrowsers(chosen, async (stage, one) => {
      const some = new Set((this.#walks.get(one.id) ?? []).slice(0, ALONE));
      for (const walk of this.#left(one).filter((left) => some.has(left))) {
        const verdict = await this.#playAlone(stage, one, walk);
        this.#note(one, walk, verdict);
        if (killingFault(verdict) !== null) break;
      }
      done += 1;
      const name = nameOf(one.mutant);
      const kill = this.#log.kill(name);
      const alive = some.size === 0 ? 'no walk comes here' : 'not yet';
      const words = kill === null ? alive : `killed by ${killWords(kill)}`;
      call.say(`alone ${done}/${chosen.length} ${name}\n  ${words}`);
    });
  }

  /** Plays a walk on several mutants; where it is red, on each half of them. */
  async #together(stage: SeamStage, group: readonly Numbered[], walk: JudgingWalk): Promise<void> {
    const [one] = group;
    if (one === undefined) return;
    if (group.length === 1) {
      const verdict = await this.#playAlone(stage, one, walk);
      this.#note(one, walk, verdict);
      if (killingFault(verdict) !== null) this.#campaign.call.say(`killed by ${walk.name}: ${nameOf(one.mutant)}`);
      return;
    }
    const { fault, reached } = await stage.play(settingsOf(group), walk, SHORT);
    if (fault === null) {
      const isMet = ({ id }: Numbered): boolean => reached.has(id);
      for (const other of group.filter(isMet)) this.#note(other, walk, null);
      // One fault may keep the page from coming to another.
      for (const hidden of group.filter((other) => !isMet(other))) await this.#together(stage, [hidden], walk);
      return;
    }
    const half = Math.ceil(group.length / 2);
    await this.#together(stage, group.slice(0, half), walk);
    await this.#together(stage, group.slice(half), walk);
  }

  /** Then all walks that are left, each on several mutants at once; few walks are enough for those that are listed as equivalent. */
  async together(): Promise<void> {
    const { walks, call } = this.#campaign;
    const chosen = this.alive();
    let done = 0;
    await this.#inBrowsers(walks, async (stage, walk) => {
      // Asked anew for each walk: what another one has killed is done.
      const waiting = () => chosen.filter((one) => this.#left(one).includes(walk));
      const all = waiting();
      for (let at = 0; at < all.length; at += TOGETHER) {
        const still = new Set(waiting());
        await this.#together(
          stage,
          all.slice(at, at + TOGETHER).filter((one) => still.has(one)),
          walk,
        );
        if (await call.isStopped()) return;
      }
      done += 1;
      call.say(`together ${done}/${walks.length} ${walk.name}: ${all.length} mutants`);
    });
  }

  /** The mutants that no walk went red on, without those that are listed as equivalent. */
  alive(): Numbered[] {
    return this.#campaign.chosen.filter(
      ({ mutant }) => this.#log.kill(nameOf(mutant)) === null && !this.#equal.has(nameOf(mutant)),
    );
  }

  /**
   * The mutants that still have walks to play, unless the run was stopped: those which a walk said nothing of, since it was
   * red without them, too.
   */
  unfinished(): Numbered[] {
    return this.alive().filter((one) => {
      const name = nameOf(one.mutant);
      return (this.#walks.get(one.id) ?? []).some((walk) => !this.#log.hasPassed(name, walk.name));
    });
  }
}
