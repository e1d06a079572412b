import { expect, it } from 'vitest';
import type { ActorState } from '../../../../src/atlas/page/live/actor-state.ts';
import { tabsIn } from '../../../../src/atlas/page/live/tabs.ts';
import { chanceOf } from '../../../sessions/chance.ts';

const TIMES = 200;

const STOPPED = { name: 'cart', parentId: undefined, definition: undefined, snapshot: { status: 'stopped' } } as const;

it('Tabs stand in the order in which they came, with the actors that are wanted, and keep their numbers', () => {
  const chance = chanceOf(19, 0);
  const below = (count: number) => Math.floor(chance.next() * count);
  for (let time = 0; time < TIMES; time += 1) {
    const actors = Array.from({ length: below(9) }, (_, place) => {
      const tab = `tab${below(4)}`;
      const sessionId = `${tab}/x:${place}`;
      return { ...STOPPED, sessionId, tab: `${tab} at ${place}`, heardAt: below(3) };
    });
    const isWanted = ({ heardAt }: ActorState) => heardAt !== 1;
    const seen = tabsIn(actors, isWanted);

    const came = [...new Set(actors.map(({ sessionId }) => sessionId.slice(0, 'tab0'.length)))];
    const wanted = came.map((id, place) => {
      const ofTab = actors.filter(({ sessionId }) => sessionId.startsWith(`${id}/`));
      const newest = Math.max(...ofTab.map(({ heardAt }) => heardAt));
      const title = ofTab.findLast(({ heardAt }) => heardAt === newest)?.tab;
      return { id, number: place + 1, title, actors: ofTab.filter(isWanted) };
    });
    expect(seen).toEqual(wanted.filter((tab) => tab.actors.length > 0));
  }
});
