import { describe, expect, it } from 'vitest';
import { sampling } from '../commands/sampling.ts';
import type { Run } from '../engine/temporal/formula.ts';
import { randomCandidates } from '../engine/random-walks/random-walk.ts';
import { judgeProperty, runOfCandidates, runOfWalk } from '../engine/temporal/property.ts';
import { mutantsOf } from '../engine/mutants/operators.ts';
import { committedWalks } from '../walks/committed.ts';
import { brokenProperties, judgeRandomWalk, randomSeeds, randomWalkOf } from '../walks/random-walks.ts';
import { requirementIds } from '../requirements/requirements.ts';
import { models } from './models.ts';
import { properties } from './properties.ts';
import { machineIds } from './room.ts';
import { wides } from './wides.ts';

/** A machine that is busy with other things may need a minute. */
const SLOW_MACHINE = 120_000;

/** In all, shared among the machines; `npm run walks -- --random 50000` takes more. */
const WALKS = sampling.actorWalks;

/** Each walk has more steps than this on average. */
const EVENTS_OF_A_WALK = 17;

/** Walks of a mutant after which a property that its fault breaks must have failed. */
const MOST_ON_MUTANT = 200;

const LONG = 40;

/** The runs by machine, so that each is walked once: what the oracles have judged is what the properties judge. */
const runs = new Map<string, Run[]>();

/** How many events were sent in all. */
let events = 0;

describe('Random walks with wider payloads', { timeout: SLOW_MACHINE }, () => {
  it.each(machineIds)('are on the bare actor as the oracle says at each step, and keep every property: %s', (id) => {
    const results = [...randomSeeds(WALKS)]
      .filter(([machine]) => machine === id)
      .map(([, seed]) => judgeRandomWalk(id, seed));
    expect(results.map(({ trouble }) => trouble).find((trouble) => trouble !== '') ?? '').toBe('');
    expect(results.length).toBeGreaterThanOrEqual(WALKS / machineIds.length);
    const wide = results.reduce((sum, one) => sum + one.wide, 0);
    expect(wide > 0).toBe(id in wides);
    events += results.reduce((sum, { steps }) => sum + steps, 0);
    runs.set(
      id,
      results.map(({ run }) => run),
    );
  });

  it('are of so many events in all', () => {
    console.log(`${events} events by chance on ${machineIds.length} machines`);
    expect(events).toBeGreaterThanOrEqual(WALKS * EVENTS_OF_A_WALK);
  });

  it('are the same for the same seed, and leave out what is not allowed', () => {
    expect(randomWalkOf('cart', { seed: 7 })).toEqual(randomWalkOf('cart', { seed: 7 }));
    expect(randomWalkOf('cart', { seed: 7 })).not.toEqual(randomWalkOf('cart', { seed: 8 }));
    const onPage = randomWalkOf('checkout', { seed: 3, allows: (step) => step.onPage });
    expect(onPage.some(({ isWide }) => isWide)).toBe(true);
    expect(onPage.filter((step) => !step.onPage)).toEqual([]);
  });
});

const listed = machineIds.flatMap((id) =>
  (properties[id] ?? []).map((property) => ({ id, property, says: property.says })),
);

describe('The temporal properties', { timeout: SLOW_MACHINE }, () => {
  it('are twelve or more, each of a clause of the specification', () => {
    console.log(`${listed.length} temporal properties of ${Object.keys(properties).length} machines`);
    expect(listed.length).toBeGreaterThanOrEqual(12);
    expect(
      listed.map(({ property }) => property.clause).filter((clause) => requirementIds.every((id) => id !== clause)),
    ).toEqual([]);
  });

  it.each(Object.keys(properties) as (keyof typeof properties)[])('hold on every committed walk: %s', (id) => {
    const broken = committedWalks(id, 'actor').walks.flatMap((walk) => brokenProperties(id, runOfWalk(walk)));
    expect(broken).toEqual([]);
  });

  it.each(listed)('$id: «$says» is judged by the random walks, and a mutant breaks it', ({ id, property }) => {
    const judged = (runs.get(id) ?? []).map((run) => judgeProperty(property, run));
    expect(judged.reduce((sum, { moments }) => sum + moments, 0)).toBeGreaterThan(0);

    const mutant = mutantsOf(models[id].machine).find(({ name }) => name === property.brokenBy);
    if (mutant === undefined) throw new Error(`There is no mutant «${property.brokenBy}».`);
    const model = { ...models[id], machine: mutant.build() };
    const breaks = (seed: number): boolean => {
      const walk = randomCandidates(model, { seed, length: LONG, wide: wides[id] });
      return judgeProperty(property, runOfCandidates(walk)).failsAt !== null;
    };
    expect(Array.from({ length: MOST_ON_MUTANT }, (_, seed) => seed + 1).some(breaks)).toBe(true);
  });
});
