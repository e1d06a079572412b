import { stripVTControlCharacters } from 'node:util';

/**
 * A test that failed, and what it said.
 *
 * @typedef {{ title: string, message: string }} Failure
 */

/**
 * What is read of a report that Vitest writes as JSON. A file that could not be loaded has a message and no tests.
 *
 * @typedef {{
 *   testResults: {
 *     name: string,
 *     status: string,
 *     message?: string,
 *     assertionResults: { fullName: string, status: string, failureMessages?: (string | null)[] | null }[],
 *   }[],
 * }} UnitFailures
 */

/**
 * What is read of a report that Playwright writes as JSON.
 *
 * @typedef {{
 *   title: string,
 *   suites?: Suite[],
 *   specs?: {
 *     title: string,
 *     file: string,
 *     tests: { status: string, results: { error?: { message?: string } }[] }[],
 *   }[],
 * }} Suite
 */

/** @typedef {{ suites: Suite[], errors: { message?: string }[] }} BrowserFailures */

/** How many lines are kept of the end of what a test said. */
const LAST = 12;

/**
 * What a test said, without its colours and without where in the code it failed: the first line, and the last ones. Those
 * of a walk say what was expected and what was seen; the many between are its steps.
 *
 * @type {(message: string | null | undefined) => string}
 */
const briefly = (message) => {
  const [first = '', ...others] = stripVTControlCharacters(message ?? '')
    .trim()
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at /u.test(line));
  return [first, ...(others.length > LAST ? ['  …', ...others.slice(-LAST)] : others)].join('\n');
};

/** @type {(suite: Suite) => Failure[]} */
const failuresIn = ({ title, suites = [], specs = [] }) => [
  ...specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ results }) => ({
        title: `${spec.file}: ${title} › ${spec.title}`,
        // What stands in `errors` has the code around it, too.
        message: briefly(results.flatMap(({ error }) => error ?? [])[0]?.message),
      })),
  ),
  ...suites.flatMap(failuresIn),
];

/** @type {(file: string) => string} */
const fromTests = (file) => file.split('/tests/').at(-1) ?? file;

/**
 * The tests of a report that failed, each with the first and the last lines of what it said: the end of a long log is often
 * all that is kept of it. A file that could not be loaded is one of them. What is no report has none.
 *
 * @type {(report: UnitFailures | BrowserFailures | undefined) => Failure[]}
 */
export const failuresOf = (report) => {
  if (!report) return [];
  if ('suites' in report)
    return [
      ...report.suites.flatMap(failuresIn),
      ...report.errors.map(({ message }) => ({ title: 'outside of a test', message: briefly(message) })),
    ];
  return report.testResults.flatMap(({ name, status, message, assertionResults }) =>
    status === 'failed' && assertionResults.length === 0
      ? [{ title: fromTests(name), message: briefly(message) }]
      : assertionResults
          .filter((one) => one.status === 'failed')
          .map(({ fullName, failureMessages }) => ({
            title: `${fromTests(name)}: ${fullName}`,
            message: briefly(failureMessages?.[0]),
          })),
  );
};
