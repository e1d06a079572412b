import { tableOf } from '../commands/table.ts';
import type { SampleScores, Score } from '../engine/mutants/out-of-sample.ts';

/** The least share of mutants, equivalent ones aside, that the walks must kill, in sample and out of it. */
export const LEAST_KILLED = 0.99;

const PERCENT = 100;
const TENTHS = 10;

function sum(scores: readonly Score[]): Score {
  return scores.reduce(({ killed, of }, one) => ({ killed: killed + one.killed, of: of + one.of }), {
    killed: 0,
    of: 0,
  });
}

/** The share of mutants that is killed; 1 where there are none. */
export function shareOf({ killed, of }: Score): number {
  return of === 0 ? 1 : killed / of;
}

/** A share that is never rounded up to 100: `1,727 of 2,055 (84.0 %)`. */
function scoreWords(score: Score): string {
  const share = (Math.floor(shareOf(score) * PERCENT * TENTHS) / TENTHS).toFixed(1);
  return `${score.killed.toLocaleString('en-US')} of ${score.of.toLocaleString('en-US')} (${share} %)`;
}

/** Both halves of some machines together, out of sample. */
export function outOfSample(samples: readonly SampleScores[]): Score {
  return sum(samples.flatMap(({ outOfSample: { targets, deeds } }) => [targets, deeds]));
}

/** A line for each kind of walk: how many mutants are killed once it is added; and the survivors out of sample. */
export function sampleTable(samples: readonly SampleScores[]): string {
  const row = (what: string, pick: (one: SampleScores) => Score): string[] => [
    what,
    scoreWords(sum(samples.map(pick))),
  ];
  const survivors = samples.flatMap((one) => one.survivors);
  return [
    tableOf([
      ['walks', 'killed of those that are not equivalent'],
      row('tours alone', ({ tours }) => tours),
      row('and sneak paths', ({ withSneaks }) => withSneaks),
      row('and pairs of transitions: all that is generated', ({ withPairs }) => withPairs),
      row('and probes, in sample', ({ inSample }) => inSample),
      row('and probes of the deeds, on the targets', (one) => one.outOfSample.targets),
      row('and probes of the targets, on the deeds', (one) => one.outOfSample.deeds),
      ['out of sample, both', scoreWords(outOfSample(samples))],
    ]),
    `Survived out of sample: ${survivors.length === 0 ? 'none' : survivors.length}`,
    ...survivors.map((name) => `  ${name}`),
  ].join('\n');
}
