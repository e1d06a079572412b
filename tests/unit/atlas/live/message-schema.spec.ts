import { describe, expect, it } from 'vitest';
import { CHANNEL, CONNECTED, MESSAGE_VERSION } from '../../../../machines/recorder/messages.ts';
import { isMessage } from '../../../../src/atlas/page/live/message-schema.ts';
import { inspectionMessages } from '../../../page/screens/inspection-fixtures.ts';

describe('a message of a shop', () => {
  it('keeps to the format of @statelyai/inspect, on a channel of our own', () => {
    expect([MESSAGE_VERSION, CONNECTED, CHANNEL]).toEqual(['0.7.2', '@statelyai.connected', 'loadout.inspect']);
  });

  it.each(inspectionMessages)('is known by its parts: $type', (message) => {
    expect(isMessage(message)).toBe(true);
    expect(isMessage(structuredClone(message))).toBe(true);
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
