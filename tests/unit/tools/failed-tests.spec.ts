import { describe, expect, it } from 'vitest';
import { failuresOf } from '../../commands/failed-tests.mjs';

const browser = {
  errors: [{ message: 'Error: no port is free\n    at start' }],
  suites: [
    {
      title: 'walks.spec.ts',
      suites: [
        {
          title: 'cart',
          specs: [
            {
              title: 'one',
              file: 'browser/walks/walks.spec.ts',
              tests: [{ status: 'expected', results: [{}] }],
            },
            {
              title: 'two',
              file: 'browser/walks/walks.spec.ts',
              tests: [
                {
                  status: 'unexpected',
                  results: [{ error: { message: '\u001B[31mError: expected 3\u001B[39m\n\nReceived: 2' } }],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
};

const unit = {
  testResults: [
    {
      name: '/x/tests/engine/graph/graph.spec.ts',
      status: 'failed',
      message: '',
      assertionResults: [
        { fullName: 'a graph', status: 'passed', failureMessages: [] },
        { fullName: 'an edge', status: 'failed', failureMessages: ['AssertionError: 1 is not 2\n    at here'] },
      ],
    },
    {
      name: '/x/tests/unit/timed.spec.ts',
      status: 'failed',
      message: '',
      assertionResults: [{ fullName: 'says nothing', status: 'failed', failureMessages: [null] }],
    },
    { name: '/x/tests/unit/broken.spec.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
  ],
};

const STEPS = Array.from({ length: 40 }, (_, index) => `  ${index + 1}. a step`);

describe('The failures of a report', () => {
  it('are none without a report', () => {
    expect(failuresOf(undefined)).toEqual([]);
  });

  it('are read of what Playwright wrote, with what each said, without its colours', () => {
    expect(failuresOf(browser)).toEqual([
      { title: 'browser/walks/walks.spec.ts: cart › two', message: 'Error: expected 3\nReceived: 2' },
      { title: 'outside of a test', message: 'Error: no port is free' },
    ]);
  });

  it('keep the first line and the last ones of a long message: they say what was seen', () => {
    const message = ['WalkFailure: cart', ...STEPS, '  badge', '    expected  3', '    seen      2'].join('\n');
    const [failure] = failuresOf({ suites: [], errors: [{ message }] });
    expect(failure?.message.split('\n')).toEqual([
      'WalkFailure: cart',
      '  …',
      ...STEPS.slice(-9),
      '  badge',
      '    expected  3',
      '    seen      2',
    ]);
  });

  it('are read of what Vitest wrote, a file that could not be loaded among them', () => {
    expect(failuresOf(unit)).toEqual([
      { title: 'engine/graph/graph.spec.ts: an edge', message: 'AssertionError: 1 is not 2' },
      { title: 'unit/timed.spec.ts: says nothing', message: '' },
      { title: 'unit/broken.spec.ts', message: 'Cannot find module' },
    ]);
  });
});
