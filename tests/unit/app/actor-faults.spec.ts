import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { type AnyActor, createActor, setup } from 'xstate';
import { Alive } from '../../../src/actors/Alive.tsx';
import type { Inspection } from '../../../src/actors/inspection.ts';
import { App } from '../../../src/app/App.tsx';
import { type OpenedApp, openApp } from '../../../src/app/open-app.ts';
import { openFakeBrowser, openFakeTab } from '../support/fake-environment.ts';

/** Lets an actor fail in the middle of its work. What nobody listens to XState throws later, which is no part of this. */
function fail(actor: AnyActor): void {
  vi.useFakeTimers();
  actor.logic = {
    ...actor.logic,
    transition: () => {
      throw new Error(`injected into ${actor.id}`);
    },
  };
  actor.send({ type: 'fault.injected' });
  vi.clearAllTimers();
  vi.useRealTimers();
}

async function openShop(inspection: Inspection = {}) {
  const { environment } = openFakeTab(openFakeBrowser({ 'loadout.cart.base': '{"v":2,"lines":[{"id":4,"qty":2}]}' }));
  const app = openApp({ ...environment, inspection });
  await expect.poll(() => app.shop.language.getSnapshot().context.shown).toBe('en');
  await app.router.load();
  return app;
}

/** The actors that live as long as the page, by their names. */
const ACTORS = [
  'storage',
  'contents',
  'session',
  'cart',
  'wishlist',
  'language',
  'navigation',
  'search',
  'marquee',
  'announcer',
];

function actorOf({ shop, announcer }: OpenedApp, id: string): AnyActor {
  return Reflect.get({ ...shop, announcer }, id);
}

it.each(ACTORS)('An actor of the shop tells the inspection that it is made: %s', async (id) => {
  const told = new Set<string>();
  const app = await openShop({
    inspect: ({ type, actorRef: { sessionId } }) => {
      if (type === '@xstate.actor') told.add(sessionId);
    },
  });
  expect(told).toContain(actorOf(app, id).sessionId);
});

describe('An actor that fails', () => {
  it.each(ACTORS)(
    'is not passed over in silence: the page fails with it, and the cart is stored as it was: %s',
    async (id) => {
      const app = await openShop();
      expect(renderToString(createElement(App, { app }))).not.toBe('');
      const actor = actorOf(app, id);
      fail(actor);
      expect(() => renderToString(createElement(App, { app }))).toThrow(`injected into ${actor.id}`);
      expect(app.shop.cart.getSnapshot().context.lines).toEqual([{ id: 4, quantity: 2 }]);
    },
  );

  it('are all of the shop', async () => {
    const { shop } = await openShop();
    const ids = Object.entries(shop).filter(([, part]) => typeof part === 'object');
    expect([...ids.map(([id]) => id), 'announcer'].toSorted()).toEqual(ACTORS.toSorted());
  });

  it('fails what watches it, and nothing else does', () => {
    const actor = createActor(setup({}).createMachine({})).start();
    expect(renderToString(createElement(Alive, { actor }))).toBe('');
    fail(actor);
    expect(() => renderToString(createElement(Alive, { actor }))).toThrow('injected');
  });
});
