import { describe, expect, it } from 'vitest';
import { SimulatedClock, createActor, fromPromise } from 'xstate';
import { languageMachine } from '../../../machines/language/language.machine.ts';
import type { Language } from '../../../machines/language/languages.ts';

/** A language actor whose loads the test answers one by one, on a clock that only the test moves. */
function start(detected: Language = 'en') {
  const clock = new SimulatedClock();
  const invoked: string[] = [];
  const stored: Language[] = [];
  let answer: { resolve: () => void; reject: (error: Error) => void } | undefined;
  const hold = (what: string) => {
    invoked.push(what);
    return new Promise<void>((resolve, reject) => {
      answer = { resolve, reject };
    });
  };
  const actor = createActor(
    languageMachine.provide({
      actors: {
        loadTranslation: fromPromise<void, { language: Language }>(({ input }) => hold(input.language)),
        loadFallback: fromPromise<void>(() => hold('fallback')),
      },
      actions: { storeChoice: (_, { language }) => stored.push(language) },
    }),
    { input: { detected }, clock },
  ).start();
  const settle = async () => {
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
  };
  return {
    actor,
    clock,
    invoked,
    stored,
    state: () => actor.getSnapshot().value.translation,
    shown: () => actor.getSnapshot().context.shown,
    arrive: () => (answer?.resolve(), settle()),
    fail: () => (answer?.reject(new Error('offline')), settle()),
  };
}

describe('the language', () => {
  it('shows the detected one when it has come, and stores nothing', async () => {
    const shop = start('tw');
    expect(shop.shown()).toBeNull();
    await shop.arrive();
    expect([shop.state(), shop.shown(), shop.stored]).toEqual(['ready', 'tw', []]);
  });

  it('keeps the old one until the chosen one has come, then stores the choice (§4 Language)', async () => {
    const shop = start();
    await shop.arrive();
    shop.actor.send({ type: 'language.chosen', language: 'cn' });
    expect([shop.state(), shop.shown()]).toEqual(['loading', 'en']);
    await shop.arrive();
    expect([shop.state(), shop.shown(), shop.stored]).toEqual(['stored', 'cn', ['cn']]);
  });

  it('loads nothing when the one on the screen is chosen', async () => {
    const shop = start();
    await shop.arrive();
    shop.actor.send({ type: 'language.chosen', language: 'en' });
    expect([shop.state(), shop.invoked, shop.stored]).toEqual(['stored', ['en'], ['en']]);
  });

  it('forgets a load that was overtaken by another choice', async () => {
    const shop = start();
    await shop.arrive();
    shop.actor.send({ type: 'language.chosen', language: 'cn' });
    shop.actor.send({ type: 'language.chosen', language: 'tw' });
    await shop.arrive();
    expect([shop.shown(), shop.invoked, shop.stored]).toEqual(['tw', ['en', 'cn', 'tw'], ['tw']]);
  });

  it('tries three times more, after 500 ms, 1 s and 2 s, then gives up and keeps the old one', async () => {
    const shop = start();
    await shop.arrive();
    shop.actor.send({ type: 'language.chosen', language: 'cn' });
    for (const wait of [500, 1000, 2000]) {
      await shop.fail();
      expect(shop.state()).toBe('retrying');
      shop.clock.increment(wait - 1);
      expect(shop.state()).toBe('retrying');
      shop.clock.increment(1);
      expect(shop.state()).toBe('loading');
    }
    await shop.fail();
    expect([shop.state(), shop.shown(), shop.actor.getSnapshot().context.failures]).toEqual(['failed', 'en', 3]);
    shop.clock.increment(30_000);
    expect(shop.state()).toBe('loading');
    await shop.arrive();
    expect([shop.state(), shop.shown()]).toEqual(['stored', 'cn']);
  });

  it('tries at once when asked to or when the network returns', async () => {
    for (const type of ['retry.requested', 'network.returned'] as const) {
      const shop = start();
      await shop.arrive();
      shop.actor.send({ type: 'language.chosen', language: 'cn' });
      await shop.fail();
      shop.actor.send({ type });
      expect(shop.state()).toBe('loading');
    }
  });

  it('takes English from the bundle as soon as the very first language fails, and goes on trying', async () => {
    const shop = start('cn');
    await shop.fail();
    expect([shop.state(), shop.invoked.at(-1)]).toEqual(['fallingBack', 'fallback']);
    await shop.arrive();
    expect([shop.state(), shop.shown()]).toEqual(['retrying', 'en']);
    for (const wait of [500, 1000, 2000]) {
      expect(shop.state()).toBe('retrying');
      shop.clock.increment(wait);
      await shop.fail();
    }
    expect([shop.state(), shop.shown()]).toEqual(['failed', 'en']);
    shop.actor.send({ type: 'retry.requested' });
    await shop.arrive();
    expect([shop.state(), shop.shown(), shop.stored]).toEqual(['ready', 'cn', []]);
  });

  it('asks the bundle again with each try while nothing at all has come', async () => {
    const shop = start('cn');
    for (const wait of [500, 1000, 2000]) {
      await shop.fail();
      expect(shop.state()).toBe('fallingBack');
      await shop.fail();
      expect([shop.state(), shop.shown()]).toEqual(['retrying', null]);
      shop.clock.increment(wait);
    }
    await shop.fail();
    expect([shop.state(), shop.shown(), shop.invoked.filter((what) => what === 'fallback').length]).toEqual([
      'failed',
      null,
      3,
    ]);
  });

  it('follows another tab without storing', async () => {
    const shop = start();
    await shop.arrive();
    shop.actor.send({ type: 'language.shared', language: 'tw' });
    await shop.arrive();
    expect([shop.state(), shop.shown(), shop.stored]).toEqual(['ready', 'tw', []]);
  });

  it('leaves its list open when another tab chooses', async () => {
    const shop = start();
    await shop.arrive();
    shop.actor.send({ type: 'menu.opened' });
    shop.actor.send({ type: 'language.shared', language: 'tw' });
    expect([shop.state(), shop.actor.getSnapshot().value.menu]).toEqual(['loading', 'open']);
  });

  it('folds its list when a language is chosen or the list is closed', () => {
    const shop = start();
    const menu = () => shop.actor.getSnapshot().value.menu;
    shop.actor.send({ type: 'menu.opened' });
    expect(menu()).toBe('open');
    shop.actor.send({ type: 'menu.closed' });
    expect(menu()).toBe('closed');
    shop.actor.send({ type: 'menu.opened' });
    shop.actor.send({ type: 'language.chosen', language: 'cn' });
    expect(menu()).toBe('closed');
  });

  it('says which loads the app has not provided, and keeps trying', async () => {
    const inspectionMessages: string[] = [];
    const actor = createActor(languageMachine, {
      input: { detected: 'cn' },
      clock: new SimulatedClock(),
      inspect: (seen) => {
        if (seen.type !== '@xstate.event' || !seen.event.type.startsWith('xstate.error.actor.')) return;
        inspectionMessages.push(String(seen.event['error']));
      },
    }).start();
    for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
    expect(inspectionMessages).toEqual([
      'Error: loadTranslation is not provided',
      'Error: loadFallback is not provided',
    ]);
    expect(actor.getSnapshot()).toMatchObject({ value: { translation: 'retrying' }, context: { shown: null } });
  });
});
