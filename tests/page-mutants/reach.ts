import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Campaign, settingsOf } from './campaign.ts';
import type { Reached } from './build/seam-script.ts';
import { type Patience, SeamStage } from './stage.ts';
import type { JudgingWalk } from './walks.ts';
import { inBrowsers } from './workers.ts';

/** What a walk comes to on a page without a fault. */
export interface Reach {
  /** How long it took, in ms. */
  readonly ms: number;
  /** All places of mutants that it comes to. */
  readonly reached: readonly Reached[];
  /** Why it is red without any mutant; it then judges none. */
  readonly red: string | null;
}

/** A page without a fault gets all the time that it gets in the tests. */
const CALM: Patience = { screenMs: 5000, controlMs: 15_000 };
const TRIES = 2;

async function measured(stage: SeamStage, walk: JudgingWalk): Promise<Reach> {
  let red = '';
  for (let time = 0; time < TRIES; time += 1) {
    const started = performance.now();
    const { fault, reached } = await stage.play(settingsOf([]), walk, CALM);
    const ms = Math.round(performance.now() - started);
    if (fault === null) return { ms, reached: [...reached], red: null };
    red = `step ${fault.step}: ${fault.words}`;
  }
  return { ms: 0, reached: [], red };
}

/** The machines whose walks are all red without a mutant. */
function unjudging(walks: readonly JudgingWalk[], reach: ReadonlyMap<string, Reach>): string[] {
  const committed = walks.filter(({ atEnd }) => atEnd === undefined);
  const isRed = ({ name }: JudgingWalk): boolean => typeof reach.get(name)?.red === 'string';
  const machines = new Set(committed.map(({ driver }) => driver.id));
  return [...machines].filter((id) => committed.every((walk) => walk.driver.id !== id || isRed(walk)));
}

/**
 * Plays every walk without a mutant and notes what it comes to. What is known from an earlier run is not played again.
 *
 * @throws where all walks of a machine are red without a mutant: they would judge none
 */
export async function reachOf(campaign: Campaign): Promise<ReadonlyMap<string, Reach>> {
  const { tree, judges, baseURL, workers, walks, call } = campaign;
  const file = join(tree, `reach-${judges}.json`);
  const known = new Map<string, Reach>(
    existsSync(file) ? Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, Reach>) : [],
  );
  const missing = walks.filter(({ name }) => !known.has(name));
  let done = 0;
  await inBrowsers(missing, {
    count: workers,
    isStopped: call.isStopped,
    open: (browser) => new SeamStage({ browser, baseURL }),
    work: async (stage, walk) => {
      const reach = await measured(stage, walk);
      known.set(walk.name, reach);
      writeFileSync(file, JSON.stringify(Object.fromEntries(known)));
      done += 1;
      const words = reach.red === null ? `${reach.ms} ms, ${reach.reached.length} places` : `RED: ${reach.red}`;
      call.say(`without mutants ${done}/${missing.length} ${walk.name}: ${words}`);
    },
  });
  const red = unjudging(walks, known);
  if (red.length > 0) throw new Error(`All walks are red without a mutant: ${red.join(', ')}`);
  return known;
}
