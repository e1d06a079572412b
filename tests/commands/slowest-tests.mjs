import { basename, dirname } from 'node:path';

/**
 * How long one test took, in seconds.
 *
 * @typedef {{ title: string, part: string, seconds: number }} Duration
 */

/**
 * What is read of a report that Vitest writes as JSON.
 *
 * @typedef {{ testResults: { name: string, assertionResults: { fullName: string, duration?: number | null }[] }[] }} UnitDurations
 */

/**
 * What is read of a report that Playwright writes as JSON.
 *
 * @typedef {{
 *   title: string,
 *   suites?: Suite[],
 *   specs?: { title: string, file: string, tests: { results: { duration: number }[] }[] }[],
 * }} Suite
 */

/** @typedef {{ suites: Suite[] }} BrowserDurations */

const MS_PER_SECOND = 1000;

/** @type {(suite: Suite) => Duration[]} */
const durationsIn = ({ title, suites = [], specs = [] }) => [
  ...specs.flatMap((spec) =>
    spec.tests.map(({ results }) => ({
      title: `${title} › ${spec.title}`,
      part: basename(dirname(spec.file)),
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / MS_PER_SECOND,
    })),
  ),
  ...suites.flatMap(durationsIn),
];

/**
 * How long each test of a report took. What is no report took nothing.
 *
 * @type {(report: UnitDurations | BrowserDurations | undefined) => Duration[]}
 */
export const durationsOf = (report) => {
  if (!report) return [];
  if ('suites' in report) return report.suites.flatMap(durationsIn);
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      title: fullName,
      part: name.split('/tests/').at(-1)?.split('/')[0] ?? '',
      seconds: (duration ?? 0) / MS_PER_SECOND,
    })),
  );
};

/**
 * The tests that took longest, the slowest first.
 *
 * @type {(durations: readonly Duration[], count: number) => Duration[]}
 */
export const slowest = (durations, count) => durations.toSorted((a, b) => b.seconds - a.seconds).slice(0, count);

/**
 * What each part costs: its tests and their seconds together, the dearest first.
 *
 * @type {(durations: readonly Duration[]) => { part: string, tests: number, seconds: number }[]}
 */
export const costOfParts = (durations) =>
  [...new Set(durations.map(({ part }) => part))]
    .map((part) => {
      const own = durations.filter((one) => one.part === part);
      return { part, tests: own.length, seconds: own.reduce((sum, { seconds }) => sum + seconds, 0) };
    })
    .toSorted((a, b) => b.seconds - a.seconds);
