import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { type StatelyInspectionEvent, createInspector } from '@statelyai/inspect';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AnyActor, createActor, emit, fromCallback, fromPromise, fromTransition, setup } from 'xstate';
import { checkoutMachine } from '../../../machines/checkout/checkout.machine.ts';
import { formMachine } from '../../../machines/form/form.machine.ts';
import type { InspectionMessage } from '../../../machines/recorder/messages.ts';
import { isMessage } from '../../../src/atlas/page/live/message-schema.ts';
import { InspectionContext } from '../../../src/actors/inspection.ts';
import { useScreenActor } from '../../../src/actors/use-screen-actor.ts';
import { createChunkLoader } from '../../../src/app/chunks.ts';
import { InspectionSerializer } from '../../../src/app/inspect/serializer.ts';
import { plainOf } from '../../../src/app/inspect/plain.ts';
import { MARK, redactEvent, redactSnapshot } from '../../../src/app/inspect/redact.ts';
import { type Watch, watchActors } from '../../../src/app/inspect/watch.ts';
import { Turn } from '../../../src/app/inspect/turn.ts';
import { openApp } from '../../../src/app/open-app.ts';
import { openFakeBrowser, openFakeTab } from '../support/fake-environment.ts';

const parent = setup({
  types: { events: {} as { type: 'child.asked' } },
  actors: { work: fromPromise(async () => 42) },
}).createMachine({
  id: 'parent',
  initial: 'idle',
  states: {
    idle: { on: { 'child.asked': 'working' } },
    working: { invoke: { src: 'work', id: 'work', onDone: 'idle' } },
  },
});

/** Runs a child from its first state on. */
const busy = setup({
  types: { events: {} as { type: 'child.asked' } },
  actors: { work: fromPromise(() => new Promise(() => {})) },
}).createMachine({
  id: 'busy',
  initial: 'working',
  states: { working: { invoke: { src: 'work', id: 'work' } } },
});

let messages: InspectionMessage[] = [];
let watch: Watch = { inspect: () => undefined, actors: () => [] };
const serializer = new InspectionSerializer('tab', () => 7);
const running: AnyActor[] = [];

function started<TActor extends AnyActor>(actor: TActor): TActor {
  running.push(actor);
  actor.start();
  return actor;
}

beforeEach(() => {
  messages = [];
  watch = watchActors((report) => {
    const message = serializer.message(report);
    if (message !== null) messages.push(message);
  });
});
afterEach(() => {
  for (const actor of running.splice(0)) actor.stop();
});

function inspectionMessages(): string[] {
  return messages.map((message) =>
    'event' in message ? `${message.type} ${message.event.type}` : `${message.type} ${message.name}`,
  );
}

describe('The stream of a shop', () => {
  it('tells of every actor, its events and its snapshots, in messages that an atlas knows', () => {
    const actor = started(createActor(parent, watch));
    actor.send({ type: 'child.asked' });
    expect(messages.every(isMessage)).toBe(true);
    expect(inspectionMessages()).toContain('@xstate.actor parent');
    expect(inspectionMessages()).toContain('@xstate.actor work');
    expect(inspectionMessages()).toContain('@xstate.event child.asked');
    expect(inspectionMessages()).toContain('@xstate.snapshot child.asked');
    const [first] = messages;
    expect(first).toMatchObject({
      type: '@xstate.actor',
      name: 'parent',
      sessionId: expect.stringMatching(/^tab\//),
      createdAt: '7',
      snapshot: { value: 'idle' },
    });
    expect(JSON.parse(first?.type === '@xstate.actor' ? (first.definition ?? '') : '')).toMatchObject({
      id: 'parent',
      initial: 'idle',
    });
    const child = messages.find((message) => message.type === '@xstate.actor' && message.name === 'work');
    expect(child).toMatchObject({ parentId: first?.sessionId });
  });

  it('says what each actor is as `@statelyai/inspect` does: a machine by its definition, any other by its id', async () => {
    const theirs: StatelyInspectionEvent[] = [];
    const { inspect } = createInspector({ send: (event) => theirs.push(event) });
    const several = setup({
      actors: {
        work: fromPromise(() => new Promise(() => {})),
        listen: fromCallback(() => undefined),
        count: fromTransition((count: number) => count, 0),
        parent,
      },
    }).createMachine({
      id: 'several',
      invoke: (['work', 'listen', 'count', 'parent'] as const).map((src) => ({ src, id: `${src} it` })),
    });
    started(createActor(several, watch));
    started(createActor(several, { inspect }));
    const definitions = (all: readonly (InspectionMessage | StatelyInspectionEvent)[]) =>
      new Map(
        all.flatMap((one) => (one.type === '@xstate.actor' ? [[one.name, JSON.parse(one.definition ?? '""')]] : [])),
      );
    await vi.waitFor(() => expect(definitions(theirs).size).toBe(5));
    expect(definitions(messages)).toEqual(definitions(theirs));
    expect(definitions(messages).get('work it')).toEqual({ id: 'work it' });
  });

  it('tells of an actor that is there before its parent starts, after the parent', () => {
    started(createActor(busy, watch));
    const actors = messages.filter((message) => message.type === '@xstate.actor');
    expect(actors.map(({ name, parentId }) => [name, parentId])).toEqual([
      ['busy', undefined],
      ['work', actors[0]?.sessionId],
    ]);
    expect(watch.actors()).toHaveLength(2);
  });

  it('tells nothing of an actor that never starts', () => {
    const discarded = createActor(busy, watch);
    discarded.send({ type: 'child.asked' });
    expect(messages).toEqual([]);
    expect(watch.actors()).toEqual([]);
  });

  it('tells of an event only after the actor that got it, though it was sent before the start', () => {
    const actor = createActor(parent, watch);
    actor.send({ type: 'child.asked' });
    started(actor);
    expect(inspectionMessages().slice(0, 2)).toEqual(['@xstate.actor parent', '@xstate.event xstate.init']);
    expect(inspectionMessages()).toContain('@xstate.snapshot child.asked');
  });

  it('survives a copy from tab to tab as it is', () => {
    started(createActor(checkoutMachine, { ...watch, input: { thisYear: 2026 } })).send({
      type: 'installments.chosen',
    });
    expect(structuredClone(messages)).toEqual(messages);
  });

  it('knows the actors that run, and none that has stopped', () => {
    const one = started(createActor(parent, watch));
    const two = started(createActor(checkoutMachine, { ...watch, input: { thisYear: 2026 } }));
    expect(watch.actors().map(({ actor }) => actor.sessionId)).toEqual([one.sessionId, two.sessionId]);
    one.stop();
    expect(watch.actors().map(({ actor }) => actor.sessionId)).toEqual([two.sessionId]);
    const [left] = watch.actors();
    expect(left && serializer.stopped(left.actor, left.rootId)).toMatchObject({
      type: '@xstate.snapshot',
      snapshot: { status: 'stopped' },
    });
  });
});

describe('The stream to the atlas', () => {
  const seller = setup({
    types: { events: {} as { type: 'buy.pressed' }, emitted: {} as { type: 'bought'; id: number; card: string } },
    guards: { isRich: () => false },
  }).createMachine({
    id: 'seller',
    meta: { told: ['id'] },
    initial: 'open',
    states: {
      open: {
        on: {
          'buy.pressed': [
            { guard: 'isRich', target: 'sold' },
            { target: 'sold', actions: emit({ type: 'bought', id: 7, card: '4929' }) },
          ],
        },
      },
      sold: { always: 'closed' },
      closed: {},
    },
  });
  let sent: InspectionMessage[] = [];

  /** What was sent of one press: who did what, and who caused it. */
  function heard(): string[] {
    return sent.map((message) => {
      const what = 'event' in message ? message.event.type : message.name;
      const cause = message.causeId === undefined ? '' : ' by another';
      return `${message.type.replace(/^.*\./u, '')} ${what}${cause}`;
    });
  }

  beforeEach(() => {
    sent = [];
    const turn = new Turn((message) => sent.push(message));
    watch = watchActors(
      (report) => {
        const message = serializer.message(report);
        if (message !== null) turn.add(message);
      },
      ({ actor, rootId }, event) => turn.add(serializer.emitted(actor, rootId, event)),
    );
  });

  it('names the actor whose emitted event made a listener send another, and tells what was emitted before it', async () => {
    const from = started(createActor(seller, watch));
    const to = started(createActor(parent, watch));
    from.on('bought', () => to.send({ type: 'child.asked' }));
    await Promise.resolve();
    sent = [];
    from.send({ type: 'buy.pressed' });
    await Promise.resolve();
    expect(sent.every(isMessage)).toBe(true);
    expect(heard().slice(0, 6)).toEqual([
      'event buy.pressed',
      'microstep buy.pressed',
      'microstep buy.pressed',
      'emitted bought',
      'event child.asked by another',
      'actor work',
    ]);
    expect(sent.find(({ causeId }) => causeId !== undefined)?.causeId).toBe(sent[0]?.sessionId);
    expect(sent.find(({ type }) => type === '@loadout.emitted')).toMatchObject({ event: { id: 7, card: MARK } });
    sent = [];
    to.send({ type: 'child.asked' });
    await Promise.resolve();
    expect(sent.filter(({ causeId }) => causeId !== undefined)).toEqual([]);
  });

  it('names the transitions that were taken, as walk files do', async () => {
    const from = started(createActor(seller, watch));
    from.send({ type: 'buy.pressed' });
    await Promise.resolve();
    expect(
      sent.flatMap((message) => (message.type === '@xstate.microstep' ? (message.transitions ?? []) : [])),
    ).toEqual(['seller.open: buy.pressed[1]', 'seller.sold: always[0]']);
  });
});

describe('Inspection', () => {
  it('sees every actor that lives as long as the page', () => {
    const { environment } = openFakeTab(openFakeBrowser());
    const { shop, announcer } = openApp({ ...environment, inspection: { inspect: watch.inspect } });
    const actors = [...Object.values(shop).filter((part) => typeof part === 'object'), announcer];
    running.push(...actors);
    const seen = new Set(watch.actors().map(({ actor }) => actor.sessionId));
    for (const { id, sessionId } of actors) expect(seen, id).toContain(sessionId);
  });

  it('sees the actors that live with a screen', () => {
    function Screen() {
      running.push(useScreenActor(parent));
      return null;
    }
    renderToString(createElement(InspectionContext, { value: { inspect: watch.inspect } }, createElement(Screen)));
    for (const actor of running) actor.start();
    expect(watch.actors().map(({ actor }) => actor.sessionId)).toEqual(running.map(({ sessionId }) => sessionId));
  });

  it('sees the loading of a chunk', async () => {
    const inspection = { inspect: watch.inspect };
    const reloadOnce = { isReloaded: () => true, isAllowed: () => true, reload: () => undefined };
    await createChunkLoader(async () => undefined, reloadOnce, { inspection, onOnline: () => () => undefined })(7);
    expect(inspectionMessages()).toContain('@xstate.actor chunk 7');
  });
});

describe('Secrets', () => {
  /** Without the numbers of messages and actors: they are counted on through all files of tests, and may read as a secret. */
  const all = (): string =>
    JSON.stringify(messages, (_, value: unknown) =>
      typeof value === 'string' && /^tab\/(?:x:)?\d+$/u.test(value) ? undefined : value,
    );

  it('of the card are in no message', () => {
    const checkout = started(createActor(checkoutMachine, { ...watch, input: { thisYear: 2026 } }));
    for (const [index, text] of ['4929', '8713', '0265', '5541'].entries())
      checkout.send({ type: 'group.changed', index, text });
    checkout.send({ type: 'code.changed', text: '907' });
    checkout.send({ type: 'day.chosen', day: 29 });
    checkout.send({ type: 'year.chosen', year: 2047 });
    checkout.send({ type: 'checkout.submitted' });
    expect(checkout.getSnapshot().context).toEqual({
      groups: ['4929', '8713', '0265', '5541'],
      code: '907',
      day: 29,
      year: 2047,
    });
    for (const secret of ['4929', '8713', '0265', '5541', '907', '2047', ':29']) expect(all()).not.toContain(secret);
    expect(all()).toContain(MARK);
  });

  it('of a form are in no message, though its fields and what it does are', () => {
    const fields = [
      { name: 'userName', rule: 'required' },
      { name: 'password', rule: 'required' },
    ] as const;
    const form = started(createActor(formMachine, { inspect: watch.inspect, input: { fields } }));
    form.send({ type: 'field.changed', field: 'userName', text: 'Ada' });
    form.send({ type: 'field.changed', field: 'password', text: 'hunter2 is no password' });
    form.send({ type: 'form.submitted' });
    expect(form.getSnapshot().context.values).toEqual({ userName: 'Ada', password: 'hunter2 is no password' });
    expect(all()).not.toContain('hunter2');
    expect(all()).not.toContain('Ada');
    expect(all()).toContain('"field":"password"');
    expect(messages.at(-1)).toMatchObject({ snapshot: { value: 'accepted', context: { values: { userName: MARK } } } });
  });

  it('of a name nobody thought of are masked: only what a machine declares is told', () => {
    const secrets = {
      pin: '1234',
      cvv: '907',
      cardNumber: '1',
      otp: '77',
      token: 'abc',
      newPassword: 'hunter2',
      at: 7,
    };
    expect(redactEvent({ type: 'paid', ...secrets, id: 3 }, { told: ['id'] })).toEqual({
      type: 'paid',
      ...Object.fromEntries(Object.keys(secrets).map((key) => [key, MARK])),
      id: 3,
    });
    expect(
      redactSnapshot(
        { status: 'active', value: 'code', context: { deep: { pin: ['', '12'] }, id: 3 }, secret: 1 },
        undefined,
      ),
    ).toEqual({ status: 'active', value: 'code', context: { deep: { pin: ['', MARK] }, id: MARK } });
    expect(redactSnapshot({ status: 'error', error: { message: 'pin 1234' } }, { told: [] })).toEqual({
      status: 'error',
      error: { message: MARK },
    });
  });

  it('leave a definition whole, whatever its states are called', () => {
    const machine = setup({}).createMachine({
      id: 'm',
      initial: 'code',
      states: { code: { on: { password: 'code' } } },
    });
    started(createActor(machine, watch));
    const [first] = messages;
    expect(JSON.parse(first?.type === '@xstate.actor' ? (first.definition ?? '') : '')).toEqual({
      id: 'm',
      initial: 'code',
      states: { code: { on: { password: 'code' } } },
    });
  });

  it.each([
    '4929 8713 0265 5541',
    '４９２９８７１３０２６５５５４１',
    'Card 4929-8713-0265-5541 was declined',
    'https://shop.example/?n=4929871302655541&x=1',
    '99994929871302655541',
  ])('that look like a card number are masked wherever they stand: %s', (text) => {
    const [event] = [JSON.stringify(redactEvent({ type: 'said', text }, { told: ['text'] }))];
    expect(event).toContain(MARK);
    for (const part of ['4929', '8713', '0265', '5541', '４９２９']) expect(event).not.toContain(part);
  });

  it('are not seen in numbers that are none', () => {
    const harmless = { type: 'said', text: 'item 7 of 2026, 10:30, 12 345', price: 1500 };
    expect(redactEvent(harmless, { told: ['text', 'price'] })).toEqual(harmless);
    expect(redactEvent({ type: 'said', number: 4_929_871_302_655_541 }, { told: ['number'] })).toEqual({
      type: 'said',
      number: MARK,
    });
  });
});

describe('Plain JSON', () => {
  it('is made of anything, and is null where that cannot be', () => {
    const ring: { self?: unknown } = {};
    ring.self = ring;
    expect(plainOf(ring)).toBeNull();
    expect(plainOf(undefined)).toBeNull();
    expect(
      plainOf({
        map: new Map([['a', 1]]),
        set: new Set([1]),
        big: 1n,
        error: new TypeError('no'),
        run: function go() {},
      }),
    ).toEqual({
      map: { a: 1 },
      set: [1],
      big: '1',
      error: { name: 'TypeError', message: 'no' },
      run: { type: 'go' },
    });
  });
});
