/**
 * How many tests a step ran.
 *
 * @typedef {{ passed: number, failed: number, skipped: number }} Count
 */

/**
 * What is read of a report that Vitest writes as JSON.
 *
 * @typedef {{
 *   numPassedTests: number,
 *   numFailedTests: number,
 *   numPendingTests: number,
 *   numTodoTests: number,
 *   testResults: { status: string, assertionResults: unknown[] }[],
 * }} UnitReport
 */

/**
 * What is read of a report that Playwright writes as JSON.
 *
 * @typedef {{
 *   stats: { expected: number, unexpected: number, skipped: number },
 *   errors: unknown[],
 * }} BrowserReport
 */

/** @type {Count} */
const NOTHING = { passed: 0, failed: 0, skipped: 0 };

/**
 * Counts the tests of a report. A file that could not even be loaded counts as one failure.
 *
 * @type {(report: UnitReport | BrowserReport | undefined) => Count}
 */
export const countTests = (report) => {
  if (!report) return NOTHING;
  if ('stats' in report) {
    const { expected, unexpected, skipped } = report.stats;
    return { passed: expected, failed: unexpected + report.errors.length, skipped };
  }
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
};

/**
 * Sums up the steps of a run. A step that failed without a failing test of its own counts as one failure, so that the
 * last line never says «0 failed» of a run that is red.
 *
 * @type {(steps: readonly { ok: boolean, count: Count }[]) => Count}
 */
export const sumUp = (steps) =>
  steps.reduce(
    (sum, { ok, count }) => ({
      passed: sum.passed + count.passed,
      failed: sum.failed + (ok ? count.failed : Math.max(1, count.failed)),
      skipped: sum.skipped + count.skipped,
    }),
    NOTHING,
  );
