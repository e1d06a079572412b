import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { type AnyActorRef, createActor, emit, enqueueActions, fromPromise, setup, spawnChild } from 'xstate';
import { CHANNEL, CONNECTED, type InspectionMessage } from '../../../machines/recorder/messages.ts';
import { startInspection } from '../../../src/app/inspect/inspect.ts';

/** The line on the page is seen in a browser. */
vi.mock('../../../src/app/inspect/line.ts', () => ({ showInspected: () => undefined }));

const SEED = 20_261_127;
const RUNS = 300;
const STATELY = 'https://stately.ai';

/** What happens in a shop that is inspected, and around it. A turn of the page ends where all that is due has run. */
type Happening =
  | { readonly what: 'starts' | 'turn ends' | 'page hides' | 'other news' | 'atlas connects' | 'Stately connects' }
  | { readonly what: 'press' | 'stops'; readonly which: number }
  | { readonly what: 'page shows'; readonly persisted: boolean };

const happening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 2, arbitrary: fc.constant({ what: 'starts' as const }) },
  { weight: 4, arbitrary: fc.record({ what: fc.constant('press' as const), which: fc.nat(3) }) },
  fc.record({ what: fc.constant('stops' as const), which: fc.nat(3) }),
  { weight: 3, arbitrary: fc.constant({ what: 'turn ends' as const }) },
  fc.constantFrom(
    { what: 'page hides' as const },
    { what: 'other news' as const },
    { what: 'atlas connects' as const },
    { what: 'Stately connects' as const },
  ),
  fc.record({ what: fc.constant('page shows' as const), persisted: fc.boolean() }),
);

/**
 * A machine that tells of each press twice, and of what it notes as often as is left; at the first press it starts an actor without a
 * name of its own.
 */
const maker = setup({
  types: {
    events: {} as { type: 'pressed' } | { type: 'noted'; left: number },
    emitted: {} as { type: 'told'; left: number },
  },
  actors: { work: fromPromise(() => new Promise(() => undefined)) },
  actions: {
    tell: enqueueActions(({ enqueue }) => {
      enqueue.emit({ type: 'told', left: 2 });
      enqueue.emit({ type: 'told', left: 0 });
    }),
  },
}).createMachine({
  id: 'maker',
  initial: 'idle',
  on: {
    noted: {
      guard: ({ event }) => event.left > 0,
      actions: emit(({ event }) => ({ type: 'told', left: event.left - 1 })),
    },
  },
  states: {
    idle: { on: { pressed: { target: 'made', actions: [spawnChild('work'), 'tell'] } } },
    made: { on: { pressed: { actions: 'tell' } } },
  },
});

/**
 * What is looked at of messages: who is there, what was pressed, what was told and noted because of that, who has stopped; and
 * in which turn, where it says one.
 */
function lineReader() {
  const names = new Map<string, string>();
  let pressed = '';
  let noting = '';
  const wordFor = (id: string): string => (id === pressed ? 'it' : id === noting ? 'that' : 'another');
  return (message: InspectionMessage): string[] => {
    const { sessionId, turn, causeId } = message;
    const line = (words: string) => [turn === undefined ? words : `${turn} ${words}`];
    if (message.type === '@xstate.actor') {
      names.set(sessionId, message.name);
      return line(`${message.name} is there`);
    }
    if (message.type === '@loadout.emitted') return line(`told of ${wordFor(sessionId)}`);
    if (message.type === '@xstate.event' && message.event.type === 'pressed') {
      pressed = sessionId;
      noting = '';
      return line('pressed');
    }
    if (message.type === '@xstate.event' && message.event.type === 'noted') {
      const words = causeId === undefined ? 'noted' : `noted because of ${wordFor(causeId)}`;
      noting = sessionId;
      return line(words);
    }
    const isStopped = message.type === '@xstate.snapshot' && message.snapshot.status === 'stopped';
    return isStopped ? line(`${names.get(sessionId)} has stopped`) : [];
  };
}

/** What the tab is called by. */
const TAB = '12345678';

/** A window of a browser with an atlas that listens, and Stately's inspector, which is opened where it is asked for. */
function openWindow(isAgreed: boolean) {
  const [toAtlas, toStately] = [lineReader(), lineReader()];
  const heard: string[] = [];
  const abroad: string[] = [];
  const channels: EventTarget[] = [];
  class Channel extends EventTarget {
    constructor(name: string) {
      super();
      expect(name).toBe(CHANNEL);
      channels.push(this);
    }
    postMessage(message: InspectionMessage): void {
      heard.push(...toAtlas(message));
    }
  }
  vi.stubGlobal('BroadcastChannel', Channel);
  const inspector = { postMessage: (message: InspectionMessage) => void abroad.push(...toStately(message)) };
  const window = Object.assign(new EventTarget(), {
    document: { title: 'A shop', documentElement: { lang: 'en' } },
    confirm: () => isAgreed,
    open: () => inspector,
  });
  return {
    window,
    heard,
    abroad,
    tellAtlas: (data: unknown) => channels.at(-1)?.dispatchEvent(new MessageEvent('message', { data })),
    tellStately: (data: unknown) =>
      window.dispatchEvent(Object.assign(new Event('message'), { source: inspector, origin: STATELY, data })),
  };
}

/** Who runs: a machine with what it has made, in the order in which each of them was started. */
interface Running {
  readonly name: string;
  readonly maker: AnyActorRef;
}

it(`An atlas hears in turns of all that happens, and who is there when it or the page comes, in ${RUNS} runs by chance`, async () => {
  let heardAbroad = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.boolean(),
      fc.array(happening, { minLength: 6, maxLength: 30 }),
      async (isAbroad, happenings) => {
        const { window, heard, abroad, tellAtlas, tellStately } = openWindow(true);
        const { inspect } = startInspection(window as never, isAbroad ? 'stately' : '', TAB);
        const [expected, expectedAbroad]: [string[], string[]] = [[], []];
        let running: Running[] = [];
        let pending: string[] = [];
        let [turn, isStatelyThere] = [1, false];
        const tellAbroad = (...lines: readonly string[]): void => {
          if (isStatelyThere) expectedAbroad.push(...lines);
        };
        const tell = (...lines: readonly string[]): void => {
          pending.push(...lines);
          tellAbroad(...lines);
        };
        const endTurn = (): void => {
          expected.push(...pending.map((line) => `${turn} ${line}`));
          turn += Number(pending.length > 0);
          pending = [];
        };
        const makers = () => [...new Set(running.map((one) => one.maker))];
        /** The one that notes what another tells: the next one, where there are others. */
        const nextTo = (actor: AnyActorRef) => {
          const all = makers();
          return all.length > 1 ? all[(all.indexOf(actor) + 1) % all.length] : undefined;
        };
        const there = () => running.map(({ name }) => `${name} is there`);
        for (const one of happenings) {
          if (one.what === 'starts') {
            const actor = createActor(maker, { inspect: inspect as never });
            tell('maker is there');
            running.push({ name: 'maker', maker: actor });
            actor.on('told', ({ left }) => nextTo(actor)?.send({ type: 'noted', left }));
            const subscription = actor.subscribe((snapshot) => {
              if (!snapshot.matches('made')) return;
              subscription.unsubscribe();
              nextTo(actor)?.send({ type: 'noted', left: 0 });
            });
            actor.start();
          }
          if (one.what === 'press' || one.what === 'stops') {
            const actor = makers()[one.which];
            if (actor === undefined) continue;
            if (one.what === 'press') {
              tell('pressed');
              const isFirst = !running.some(({ name, maker: own }) => name === 'work' && own === actor);
              if (isFirst) {
                tell('work is there');
                running.push({ name: 'work', maker: actor });
              }
              const others = makers().length - 1;
              const [onIt, onThat] = [
                ['told of it', 'noted because of it'],
                ['told of that', 'noted because of that'],
              ] as const;
              // The state that it comes to is noted, too.
              const noted = isFirst && others > 0 ? ['noted because of it'] : [];
              if (others === 0) pending.push('told of it', 'told of it');
              // One that is at work notes what comes back to it once that is done.
              else if (others === 1) pending.push(...onIt, ...onThat, ...onIt, ...noted, ...onIt);
              else pending.push(...onIt, ...onThat, ...onThat, ...onIt, ...noted);
              // Stately is told of no more than what XState reports.
              if (others > 0) tellAbroad('noted', 'noted', 'noted', 'noted', ...noted.map(() => 'noted'));
              actor.send({ type: 'pressed' });
            } else {
              const own = running.filter((other) => other.maker === actor);
              tell(...own.toReversed().map(({ name }) => `${name} has stopped`));
              running = running.filter((other) => other.maker !== actor);
              (actor as ReturnType<typeof createActor>).stop();
            }
          }
          if (one.what === 'turn ends') {
            endTurn();
            await Promise.resolve();
          }
          if (one.what === 'page hides') {
            endTurn();
            expected.push(...running.map(({ name }) => `${name} has stopped`));
            window.dispatchEvent(new Event('pagehide'));
          }
          if (one.what === 'page shows') {
            if (one.persisted) expected.push(...there());
            window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: one.persisted }));
          }
          if (one.what === 'other news') {
            tellAtlas({ type: 'other' });
            tellAtlas(null);
          }
          if (one.what === 'atlas connects') {
            expected.push(...there());
            tellAtlas({ type: CONNECTED });
          }
          if (one.what === 'Stately connects') {
            if (isAbroad) {
              isStatelyThere = true;
              expectedAbroad.push(...there());
            }
            tellStately({ type: CONNECTED });
          }
          expect(heard).toEqual(expected);
          expect(abroad).toEqual(expectedAbroad);
        }
        heardAbroad += abroad.length;
      },
    ),
    { numRuns: RUNS, seed: SEED },
  );
  expect(heardAbroad).toBeGreaterThan(RUNS / 4);
});

it('Nobody hears anything where the person at the browser says no', () => {
  const { window } = openWindow(false);
  expect(startInspection(window as never, 'stately', TAB)).toEqual({});
});

it('Nobody hears anything where no page of a site may speak to another', () => {
  const { window } = openWindow(true);
  vi.stubGlobal('BroadcastChannel', () => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(startInspection(window as never, '', TAB)).toEqual({});
});
