import { describe, expect, it } from 'vitest';
import { costOfParts, durationsOf, slowest } from '../../commands/slowest-tests.mjs';

const browser = {
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
              tests: [{ results: [{ duration: 500 }, { duration: 1500 }] }],
            },
            { title: 'two', file: 'browser/walks/walks.spec.ts', tests: [{ results: [{ duration: 3000 }] }] },
          ],
        },
      ],
    },
  ],
};

const unit = {
  testResults: [
    { name: '/x/tests/engine/graph/graph.spec.ts', assertionResults: [{ fullName: 'a graph', duration: 250 }] },
  ],
};

describe('The durations of a report', () => {
  it('are none without a report', () => {
    expect(durationsOf(undefined)).toEqual([]);
  });

  it('are read of what Playwright wrote, all tries of a test together, by the folder of its file', () => {
    expect(durationsOf(browser)).toEqual([
      { title: 'cart › one', part: 'walks', seconds: 2 },
      { title: 'cart › two', part: 'walks', seconds: 3 },
    ]);
  });

  it('are read of what Vitest wrote, by the folder under tests', () => {
    expect(durationsOf(unit)).toEqual([{ title: 'a graph', part: 'engine', seconds: 0.25 }]);
  });

  it('are put in order, and summed by part', () => {
    const all = [...durationsOf(unit), ...durationsOf(browser)];
    expect(slowest(all, 2).map(({ title }) => title)).toEqual(['cart › two', 'cart › one']);
    expect(costOfParts(all)).toEqual([
      { part: 'walks', tests: 2, seconds: 5 },
      { part: 'engine', tests: 1, seconds: 0.25 },
    ]);
  });
});
