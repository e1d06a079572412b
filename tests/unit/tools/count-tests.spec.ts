import { describe, expect, it } from 'vitest';
import { countTests, sumUp } from '../../commands/count-tests.mjs';

function unit(over = {}) {
  return {
    numPassedTests: 7,
    numFailedTests: 2,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [],
    ...over,
  };
}

describe('The count of a report', () => {
  it('is nothing when there is no report', () => {
    expect(countTests(undefined)).toEqual({ passed: 0, failed: 0, skipped: 0 });
  });

  it('reads what Vitest wrote', () => {
    expect(countTests(unit())).toEqual({ passed: 7, failed: 2, skipped: 2 });
  });

  it('counts a file that could not be loaded as one failure', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{}] },
      { status: 'passed', assertionResults: [{}] },
    ];
    expect(countTests(unit({ testResults })).failed).toBe(3);
  });

  it('reads what Playwright wrote, errors outside of tests included', () => {
    const report = { stats: { expected: 5, unexpected: 1, skipped: 3 }, errors: [{}] };
    expect(countTests(report)).toEqual({ passed: 5, failed: 2, skipped: 3 });
  });
});

describe('The sum of a run', () => {
  const count = (passed: number, failed: number) => ({ passed, failed, skipped: 0 });

  it('adds the steps up', () => {
    expect(
      sumUp([
        { ok: true, count: count(3, 0) },
        { ok: false, count: count(4, 2) },
      ]),
    ).toEqual(count(7, 2));
  });

  it('counts a step that failed without a failing test as one failure', () => {
    expect(
      sumUp([
        { ok: true, count: count(3, 0) },
        { ok: false, count: count(0, 0) },
      ]),
    ).toEqual(count(3, 1));
  });
});
