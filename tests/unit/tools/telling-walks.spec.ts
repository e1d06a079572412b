import { describe, expect, it } from 'vitest';
import { leafPaths } from '../../engine/machine/state-words.ts';
import type { Walk } from '../../engine/walk-files/walk.ts';
import { drivers } from '../../machines/drivers.ts';
import { tellingWalks } from '../../page/walks/telling-walks.ts';
import { committedWalks } from '../../walks/committed.ts';

/** What a step of a made-up walk brings; an event that is ignored where nothing is taken. */
interface Brought {
  readonly event: string;
  readonly state: string;
  readonly took?: string;
  readonly tag?: string;
}

function walk(id: string, ...steps: readonly Brought[]): Walk {
  return {
    id,
    kind: 'transitions',
    steps: steps.map(({ event, state, took, tag }) => ({
      stimulus: { kind: 'event', words: event, event: { type: event } },
      seen: {
        state,
        status: 'active',
        tags: tag === undefined ? [] : [tag],
        context: {},
        emitted: [],
        executed: [],
        invoked: [],
        scheduled: [],
        output: null,
      },
      took: took === undefined ? [] : [took],
      ignored: took === undefined,
    })),
  };
}

const opened: Brought = { event: 'open', state: 'open + full', took: 'closed: open[0]' };
const both = walk('a', opened, { event: 'open', state: 'open + full' });

function idsOf(walks: readonly Walk[]): string[] {
  return tellingWalks(walks)
    .map(({ id }) => id)
    .toSorted();
}

describe('Walks that show nothing that others do not', () => {
  it('are left out, as is one that only joins what others show apart', () => {
    const empty = walk('b', { event: 'empty', state: 'shut + empty', took: 'full: empty[0]' });
    const joined = walk('c', { event: 'empty', state: 'open + empty', took: 'full: empty[0]' });
    expect(idsOf([walk('d', opened), both, empty, joined])).toEqual(['a', 'b']);
  });

  it.each([
    ['a transition', { event: 'close', state: 'open + full', took: 'open: close[0]' }],
    ['a state', { event: 'open', state: 'shut + full', took: 'closed: open[0]' }],
    ['a state with a tag', { ...opened, tag: 'busy' }],
    ['an event that is ignored', { event: 'shake', state: 'open + full' }],
  ])('are not those with %s of their own', (_, step) => {
    expect(idsOf([both, walk('b', step)])).toEqual(['a', 'b']);
  });

  it.each(Object.keys(drivers))('leave the transitions and states of %s as they are', (id) => {
    const { walks } = committedWalks(id, 'page');
    const shown = (some: readonly Walk[]) =>
      new Set(some.flatMap(({ steps }) => steps.flatMap(({ took, seen }) => [...took, ...leafPaths(seen.state)])));
    expect(shown(tellingWalks(walks))).toEqual(shown(walks));
  });
});
