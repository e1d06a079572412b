import { describe, expect, it } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };
import { MESSAGE_VERSION } from '../../../machines/recorder/messages.ts';
import { isMessage } from '../../../src/atlas/page/live/message-schema.ts';

const always = { sessionId: 'x:1', rootId: 'x:1', createdAt: '1767225600000' };

/** The parts that each kind of message cannot do without, and one that is right. */
const KINDS = {
  '@xstate.actor': { name: 'cart', snapshot: {} },
  '@xstate.event': { event: { type: 'item.added' } },
  '@xstate.snapshot': { event: { type: 'went' }, snapshot: {} },
  '@xstate.microstep': { event: { type: 'went' }, snapshot: {} },
};

const whole = Object.entries(KINDS).map(([type, parts]) => ({ type, message: { type, ...always, ...parts } }));

describe('A message of a shop', () => {
  it('is of the version whose types it is held against', () => {
    expect(MESSAGE_VERSION).toBe(packageJson.devDependencies['@statelyai/inspect']);
  });

  it.each(whole)('$type is known when it is whole', ({ message }) => {
    expect(isMessage(message)).toBe(true);
  });

  it.each(whole.flatMap(({ type, message }) => Object.keys(message).map((part) => ({ type, part, message }))))(
    '$type is refused without $part, or with one of another kind',
    ({ part, message }) => {
      expect(isMessage(Object.fromEntries(Object.entries(message).filter(([key]) => key !== part)))).toBe(false);
      expect(isMessage({ ...message, [part]: 7 })).toBe(false);
    },
  );

  it('is refused when its event has no type', () => {
    expect(isMessage({ type: '@xstate.event', ...always, event: {} })).toBe(false);
    expect(isMessage({ type: '@xstate.event', ...always, event: { type: 7 } })).toBe(false);
  });

  it('is refused when nobody knows its type', () => {
    expect(isMessage({ type: 'toString', ...always, name: 'x', event: { type: 'x' }, snapshot: {} })).toBe(false);
    expect(isMessage({ type: '@xstate.other', ...always, name: 'x', event: { type: 'x' }, snapshot: {} })).toBe(false);
  });

  it.each([
    null,
    undefined,
    7,
    'text',
    Object.assign(() => 0, { type: '@xstate.snapshot', ...always, event: {}, snapshot: {} }),
  ])('is no %s', (value) => {
    expect(isMessage(value)).toBe(false);
  });
});
