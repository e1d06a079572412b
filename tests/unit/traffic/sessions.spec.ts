import { describe, expect, it } from 'vitest';
import { machines } from '../../../machines/index.ts';
import { groupOf } from '../../../src/atlas/page/charts.ts';
import { decodeSession } from '../../../src/atlas/page/live/session-file.ts';
import { Recording } from '../../../src/atlas/page/live/recording.ts';
import { MARK } from '../../../src/app/inspect/redact.ts';
import { simulatedSession } from '../../sessions/simulated-session.ts';
import { wholeSessionText } from '../../sessions/whole-session-text.ts';
import { weights } from './sessions-on-disk.ts';

function textOf(seed: number, number: number): string {
  return wholeSessionText(simulatedSession(weights, seed, number));
}

describe('a simulated session', () => {
  it('is the same for the same seed and number, whatever was made before, and another one else', () => {
    const first = textOf(1, 4);
    expect(textOf(1, 5)).not.toBe(first);
    expect(textOf(2, 4)).not.toBe(first);
    expect(textOf(1, 4)).toBe(first);
  });

  it('opens in the atlas, says that it is simulated, and says so in the title of its tab', () => {
    const session = decodeSession(JSON.parse(textOf(1, 4)));
    expect(session.simulated).toEqual({ seed: 1, number: 4 });
    expect(new Set(session.messages.map(({ tab }) => tab))).toEqual(new Set(['Simulated 1/4']));
    const recording = new Recording();
    recording.load(session);
    expect(recording.last).toBe(session.messages.length);
    expect(recording.actorsAt(recording.last).size).toBeGreaterThan(2);
  });

  it('goes forward in time, and has about as many events as the weights say', () => {
    const sizes: number[] = [];
    for (let number = 1; number <= 40; number += 1) {
      const { messages } = simulatedSession(weights, 7, number);
      const times = messages.map(({ createdAt }) => Number(createdAt));
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      sizes.push(messages.filter(({ type }) => type === '@xstate.event').length);
    }
    const mean = sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
    expect(mean).toBeGreaterThan(weights.events * 0.8);
    expect(mean).toBeLessThan(weights.events * 1.2);
  });

  it('runs every machine of the shop, and none of the atlas', () => {
    const ofShop = Object.keys(machines).filter((id) => groupOf(id) === 'shop');
    expect(Object.keys(weights.machines).toSorted()).toEqual(ofShop.toSorted());
    const ran = new Set<unknown>();
    for (let number = 1; number <= 100; number += 1)
      for (const message of simulatedSession(weights, 1, number).messages) {
        if (message.type !== '@xstate.actor') continue;
        const definition: { readonly id: unknown } = JSON.parse(message.definition ?? '{}');
        ran.add(definition.id);
      }
    expect(ofShop.filter((id) => !ran.has(id))).toEqual([]);
  });

  it('masks what the shop masks', () => {
    const events = Array.from({ length: 40 }, (_, number) => simulatedSession(weights, 1, number).messages).flat();
    const codes = events.flatMap((message) =>
      message.type === '@xstate.event' && message.event.type === 'code.changed' ? [message.event['text']] : [],
    );
    expect(codes.length).toBeGreaterThan(0);
    expect(codes.every((text) => text === MARK || text === '')).toBe(true);
  });
});
