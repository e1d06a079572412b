import { expect, it } from 'vitest';
import type { ActorState } from '../../../../src/atlas/page/live/actor-state.ts';
import { followedIn, runningIn } from '../../../../src/atlas/page/live/followed.ts';
import { machines } from '../../../../machines/index.ts';

const definition = JSON.stringify(machines.cart.config);

function actor(sessionId: string, snapshot: ActorState['snapshot']): [string, ActorState] {
  return [sessionId, { sessionId, name: 'cart', parentId: undefined, definition, snapshot }];
}

it('A chart follows the newest actor that runs: one that is active, or of which no status is told', () => {
  const actors = new Map([
    actor('first', { status: 'active' }),
    actor('told of in brief', {}),
    actor('stopped', { status: 'stopped' }),
    actor('done', { status: 'done' }),
  ]);
  expect(runningIn(actors, 'cart').map(({ sessionId }) => sessionId)).toEqual(['first', 'told of in brief']);
  expect(followedIn(actors, 'cart', null)?.sessionId).toBe('told of in brief');
  expect(followedIn(actors, 'cart', 'first')?.sessionId).toBe('first');
});
