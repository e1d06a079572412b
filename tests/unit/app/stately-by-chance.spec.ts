import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CONNECTED, type InspectionMessage } from '../../../machines/recorder/messages.ts';
import { createStatelySender } from '../../../src/app/inspect/stately.ts';

const SEED = 20_261_127;
const RUNS = 400;
const ORIGIN = 'https://stately.ai';

/** What can happen beside a shop that is inspected: a press, news from a window, and a message of an actor. */
type Happening =
  | { readonly what: 'press'; readonly isAllowed: boolean }
  | { readonly what: 'news'; readonly isOurs: boolean; readonly origin: string; readonly data: unknown }
  | { readonly what: 'message'; readonly type: string };

const happening: fc.Arbitrary<Happening> = fc.oneof(
  fc.record({ what: fc.constant('press' as const), isAllowed: fc.boolean() }),
  fc.record({
    what: fc.constant('news' as const),
    isOurs: fc.constantFrom(true, true, false),
    origin: fc.constantFrom(ORIGIN, ORIGIN, 'https://other.example'),
    data: fc.constantFrom<unknown>({ type: CONNECTED }, { type: CONNECTED }, { type: 'other' }, null, 'text'),
  }),
  fc.record({
    what: fc.constant('message' as const),
    type: fc.constantFrom('@xstate.actor', '@xstate.event', '@xstate.snapshot', '@xstate.microstep'),
  }),
);

it(`Stately’s inspector is opened as soon as the browser lets it, hears of all actors once it says that it is there, and of no microsteps, in ${RUNS} runs by chance`, () => {
  let heard = 0;
  fc.assert(
    fc.property(fc.boolean(), fc.array(happening, { minLength: 4, maxLength: 16 }), (isAllowedAtOnce, happenings) => {
      const posted: unknown[] = [];
      const inspector = {
        postMessage: ({ type }: InspectionMessage, origin: string) => {
          expect(origin).toBe(ORIGIN);
          posted.push(type);
        },
      };
      let [isAllowed, opened] = [isAllowedAtOnce, 0];
      const events = new EventTarget();
      const window = Object.assign(events, {
        // Node takes a listener that captures away only where an object says that it does.
        removeEventListener: (type: string, listener: EventListener, capture: boolean) =>
          EventTarget.prototype.removeEventListener.call(events, type, listener, { capture }),
        open: (address: string, name: string) => {
          expect([address, name]).toEqual([`${ORIGIN}/inspect`, 'xstateinspector']);
          opened += 1;
          return isAllowed ? inspector : null;
        },
      });
      const send = createStatelySender(window as unknown as Window, () => send({ type: 'all' } as never));
      const expected: string[] = [];
      let [isOpen, isThere, tries] = [isAllowedAtOnce, false, 1];
      for (const one of happenings) {
        if (one.what === 'press') {
          ({ isAllowed } = one);
          window.dispatchEvent(new Event('click'));
          if (!isOpen) tries += 1;
          isOpen ||= isAllowed;
        } else if (one.what === 'news') {
          // What has no window of its own comes from nowhere.
          const source = one.isOurs ? (isOpen ? inspector : {}) : {};
          window.dispatchEvent(Object.assign(new Event('message'), { source, origin: one.origin, data: one.data }));
          if (one.isOurs && isOpen && one.origin === ORIGIN && Object(one.data).type === CONNECTED) {
            isThere = true;
            expected.push('all');
          }
        } else {
          send({ type: one.type } as never);
          if (isThere && one.type !== '@xstate.microstep') expected.push(one.type);
        }
        expect(posted).toEqual(expected);
        expect(opened).toBe(tries);
      }
      heard += Number(expected.length > 1);
    }),
    { numRuns: RUNS, seed: SEED },
  );
  expect(heard).toBeGreaterThan(RUNS / 8);
});
