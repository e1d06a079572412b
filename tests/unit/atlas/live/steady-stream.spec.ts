import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectToShops } from '../../../../src/atlas/page/live/listen.ts';
import { TrafficClient } from '../../../../src/atlas/page/traffic/traffic-client.ts';
import { simulatedSession } from '../../../sessions/simulated-session.ts';
import { weights } from '../../traffic/sessions-on-disk.ts';

const { messages } = simulatedSession({ ...weights, events: 20 }, 5, 1);

function nothing(): void {}

/** Something is told so often that the time between two is shorter than what is waited for, for this many of such times. */
const TIMES = 5;

/** Has something told again and again. @param wait after which what was told is passed on, in milliseconds */
function keepTelling(tell: (place: number) => void, wait: number): void {
  const step = Math.floor((wait * 2) / 3);
  for (let time = 0; time < TIMES * wait; time += step) {
    tell(time / step);
    vi.advanceTimersByTime(step);
  }
}

describe('What never comes to rest', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is passed on while it comes: the messages of a shop', () => {
    let hear: (event: { readonly data: unknown }) => void = nothing;
    const channel = class {
      addEventListener(_: string, listener: typeof hear): void {
        hear = listener;
      }
    };
    vi.stubGlobal('BroadcastChannel', channel);
    const passed: unknown[][] = [];
    connectToShops((some) => void passed.push([...some]), nothing);
    const told: unknown[] = [];
    keepTelling((place) => {
      const data = messages[place];
      told.push(data);
      hear({ data });
    }, 16);
    expect(passed.length).toBeGreaterThanOrEqual(TIMES - 1);
    vi.runAllTimers();
    expect(passed.flat()).toEqual(told);
  });

  it('is counted while it comes: a recording', () => {
    const asked: unknown[] = [];
    const worker = { postMessage: (request: unknown) => void asked.push(request), addEventListener: nothing };
    const listener = { onCounted: nothing, onFailed: nothing };
    const client = new TrafficClient(listener as never, () => worker as never);
    client.chooseRecording(
      () => new File([], 'recording'),
      () => true,
    );
    keepTelling(() => client.grow(), 1000);
    expect(asked.length).toBeGreaterThanOrEqual(TIMES - 1);
  });
});
