import { stripVTControlCharacters } from 'node:util';

/**
 * A test that failed, and the first line of what it said.
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
 *     assertionResults: { fullName: string, status: string, failureMessages?: string[] | null }[],
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
 *     tests: { status: string, results: { errors: { message?: string }[] }[] }[],
 *   }[],
 * }} Suite
 */

/** @typedef {{ suites: Suite[], errors: { message?: string }[] }} BrowserFailures */

/** @type {(message: string | undefined) => string} */
const firstLine = (message = '') => stripVTControlCharacters(message).trim().split('\n')[0] ?? '';

/** @type {(suite: Suite) => Failure[]} */
const failuresIn = ({ title, suites = [], specs = [] }) => [
  ...specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ results }) => ({
        title: `${spec.file}: ${title} › ${spec.title}`,
        message: firstLine(results.flatMap(({ errors }) => errors)[0]?.message),
      })),
  ),
  ...suites.flatMap(failuresIn),
];

/** @type {(file: string) => string} */
const fromTests = (file) => file.split('/tests/').at(-1) ?? file;

/**
 * The tests of a report that failed, each with the first line of what it said: the end of a long log is often all that is
 * kept of it. A file that could not be loaded is one of them. What is no report has none.
 *
 * @type {(report: UnitFailures | BrowserFailures | undefined) => Failure[]}
 */
export const failuresOf = (report) => {
  if (!report) return [];
  if ('suites' in report)
    return [
      ...report.suites.flatMap(failuresIn),
      ...report.errors.map(({ message }) => ({ title: 'outside of a test', message: firstLine(message) })),
    ];
  return report.testResults.flatMap(({ name, status, message, assertionResults }) =>
    status === 'failed' && assertionResults.length === 0
      ? [{ title: fromTests(name), message: firstLine(message) }]
      : assertionResults
          .filter((one) => one.status === 'failed')
          .map(({ fullName, failureMessages }) => ({
            title: `${fromTests(name)}: ${fullName}`,
            message: firstLine(failureMessages?.[0]),
          })),
  );
};
