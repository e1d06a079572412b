import { describe, expect, it } from 'vitest';
import { CHANNEL, CONNECTED, MESSAGE_VERSION } from '../../../../machines/recorder/messages.ts';
import { decodeSession } from '../../../../src/atlas/page/live/session-file.ts';
import { isMessage, isShallow } from '../../../../src/atlas/page/live/message-schema.ts';
import { inspectionMessages } from '../../../page/screens/inspection-fixtures.ts';

/** How deep the atlas can keep objects that stand in each other. */
const MOST_DEPTH = 200;
const DEPTHS = Array.from({ length: MOST_DEPTH + 2 }, (_, before) => before + 1);

/** An object in an object, so many in all. */
function ofDepth(depth: number): object {
  return depth === 1 ? {} : { inner: ofDepth(depth - 1) };
}

describe('a message of a shop', () => {
  it(`may hold objects in each other of each depth up to ${MOST_DEPTH}, and of none beyond`, () => {
    expect(DEPTHS.filter((depth) => isShallow(ofDepth(depth)))).toEqual(DEPTHS.slice(0, MOST_DEPTH));
  });

  it('keeps to the format of @statelyai/inspect, on a channel of our own', () => {
    expect([MESSAGE_VERSION, CONNECTED, CHANNEL]).toEqual(['0.7.2', '@statelyai.connected', 'loadout.inspect']);
  });

  it.each(inspectionMessages)('is known by its parts: $type', (message) => {
    expect(isMessage(message)).toBe(true);
    expect(isMessage(structuredClone(message))).toBe(true);
  });

  it.each([
    [{ name: '\ud800' }, false],
    [{ name: '😀' }, true],
    [{ definition: '{"id":"\ud800","states":{}}' }, false],
    [{ definition: String.raw`{"id":"\ud800","states":{}}` }, false],
    [{ definition: String.raw`{"id":"m","states":{"\uDC00\n":{}}}` }, false],
    [{ definition: String.raw`{"id":"\ud83d\ude00 \\ud800 😀","states":{}}` }, true],
    [{ definition: String.raw`{"id":"\ud83d\n\ude00","states":{}}` }, false],
    // What a shopper types may be cut anywhere: only names have to be whole.
    [{ snapshot: { status: 'active', context: { text: '\ud800' } } }, true],
  ])('has names of whole signs: %j', (part, isOne) => {
    const message = { ...inspectionMessages.find(({ type }) => type === '@xstate.actor'), ...part };
    expect(isMessage(message)).toBe(isOne);
    const file = { format: 'loadout session', version: 2, messages: [message] };
    const head = { ...file, actors: [message], messages: inspectionMessages };
    for (const json of [file, head])
      if (isOne) expect(decodeSession(json).messages).toBe(json.messages);
      else expect(() => decodeSession(json)).toThrow('broken');
  });

  it.each([
    null,
    'text',
    [],
    {},
    { ...inspectionMessages[0], type: '@xstate.unknown' },
    { ...inspectionMessages[0], type: 'toString' },
    { ...inspectionMessages[0], sessionId: 1 },
    { ...inspectionMessages[0], name: undefined },
    { ...inspectionMessages[0], snapshot: undefined },
    { ...inspectionMessages[0], snapshot: null },
    { ...inspectionMessages[0], definition: {} },
    { ...inspectionMessages[2], snapshot: null },
    { ...inspectionMessages[2], snapshot: 'active' },
    { ...inspectionMessages[2], event: null },
    { ...inspectionMessages[1], event: {} },
    { ...inspectionMessages[1], event: undefined },
    { ...inspectionMessages[2], event: undefined },
    { ...inspectionMessages[2], snapshot: undefined },
    { ...inspectionMessages[2], createdAt: undefined },
    { ...inspectionMessages[2], type: '@xstate.microstep', snapshot: undefined },
  ])('is nothing else: %j', (value) => {
    expect(isMessage(value)).toBe(false);
  });
});
