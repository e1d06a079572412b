import type { Failure } from './replay.ts';

const WIDEST = 60;

function clip(text: string): string {
  return text.length > WIDEST ? `${text.slice(0, WIDEST - 1)}…` : text;
}

/**
 * A failure in words: the shortest failing prefix, the transitions that its last step should take, then expected and
 * seen side by side. Sides too wide for that stand one under the other, in full.
 */
export function failureWords(title: string, { words, took = [], differences }: Failure): string {
  const isWide = differences.some(({ expected, seen }) => expected.length > WIDEST || seen.length > WIDEST);
  const width = (pick: (difference: Failure['differences'][number]) => string, least: string): number =>
    Math.max(least.length, ...differences.map((difference) => clip(pick(difference)).length));
  const [what, expected] = [
    width((difference) => difference.what, ''),
    width((difference) => difference.expected, 'expected'),
  ];
  const row = (first: string, second: string, third: string): string =>
    `  ${first.padEnd(what)}  ${second.padEnd(expected)}  ${third}`.trimEnd();
  const table = isWide
    ? differences.flatMap((difference) => [
        `  ${difference.what}`,
        `    expected  ${difference.expected}`,
        `    seen      ${difference.seen}`,
      ])
    : [row('', 'expected', 'seen'), ...differences.map((one) => row(one.what, one.expected, one.seen))];
  const steps = words.map((step, place) => `  ${place + 1}. ${step}`);
  return [title, ...steps, ...took.map((name) => `  transition  ${name}`), ...table].join('\n');
}
