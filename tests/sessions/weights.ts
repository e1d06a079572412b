import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { type MachineId, machines } from '../../machines/index.ts';

const weight = v.pipe(v.number(), v.minValue(0));
const share = v.pipe(weight, v.maxValue(1));

const machineWeights = v.strictObject({
  /** The share of sessions in which it runs. */
  share,
  /** How often it is the one that something happens to, beside the others that run. */
  weight,
  /** Milliseconds between two things that a shopper does with it, on average. */
  pause: v.pipe(v.number(), v.minValue(1)),
  /** How often an event is sent beside the others that it accepts; 1 where it is not named, 0 for never. */
  events: v.record(v.string(), weight),
});

const schema = v.strictObject({
  languages: v.record(v.string(), weight),
  /** The first day of the sessions, and how many days they are spread over. */
  from: v.pipe(v.string(), v.isoDate()),
  days: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Events in a session, on average: a single one has from a half to one and a half of it. */
  events: v.pipe(v.number(), v.minValue(1)),
  /** How often a machine that runs is closed instead of getting an event, and how often an actor that it waits for fails. */
  late: share,
  fails: share,
  machines: v.record(v.string(), machineWeights),
});

/** What simulated shoppers do, and how often. */
export type Weights = v.InferOutput<typeof schema>;
export type MachineWeights = v.InferOutput<typeof machineWeights>;

/** The weights of a machine; null where it takes no part. */
export function weightsOf({ machines: all }: Weights, id: MachineId): MachineWeights | null {
  return all[id] ?? null;
}

/** Reads weights from a file. @throws where it is no JSON, holds something else, or names a machine that is not there */
export function readWeights(file: string | URL): Weights {
  const weights = v.parse(schema, JSON.parse(readFileSync(file, 'utf8')));
  const unknown = Object.keys(weights.machines).find((id) => !(id in machines));
  if (unknown !== undefined) throw new Error(`There is no machine «${unknown}».`);
  return weights;
}
