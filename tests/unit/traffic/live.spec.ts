import { describe, expect, it } from 'vitest';
import { EVERYTHING } from '../../../machines/traffic/question.ts';
import { Counting } from '../../../src/atlas/traffic/counting.ts';
import { decodeSession, sessionText } from '../../../src/atlas/page/live/session-file.ts';
import { Recording } from '../../../src/atlas/page/live/recording.ts';
import { simulatedSession } from '../../sessions/simulated-session.ts';
import { plainCount, plainSessions } from './plain-count.ts';
import { weights } from './sessions-on-disk.ts';

const { messages } = simulatedSession(weights, 1, 4);
const texts = messages.map((message) => JSON.stringify(message));

/** The recording after so many of its moments. */
function recordingAt(moments: number): File {
  return new File([sessionText([], texts.slice(0, moments))], 'the recording');
}

/** What is counted of a machine's transitions, as far as any is taken. */
function taken(counting: Counting): Record<string, number> {
  const { machines } = counting.count(EVERYTHING).tally;
  return Object.fromEntries(
    Object.entries(machines).flatMap(([key, { transitions }]) =>
      Object.entries(transitions).map(([name, { count }]) => [`${key.split('#')[0]} ${name}`, count]),
    ),
  );
}

function plainTaken(moments: number): Record<string, number> {
  return Object.fromEntries(plainCount(plainSessions(sessionText([], texts.slice(0, moments)))).taken);
}

describe('A recording that goes on', () => {
  it('is one session however often it is counted, with all that it has by then', async () => {
    const counting = new Counting();
    const half = Math.floor(texts.length / 2);
    for (const moments of [half, texts.length]) {
      expect(await counting.readLive(recordingAt(moments))).toBe(true);
      expect(counting.count(EVERYTHING)).toMatchObject({ all: 1, listable: 1 });
      expect(taken(counting)).toEqual(plainTaken(moments));
    }
    expect(plainTaken(half)).not.toEqual(plainTaken(texts.length));
    expect((await counting.session(0)).messages).toHaveLength(texts.length);
  });

  it('stands beside the sessions of files, and keeps its place among them', async () => {
    const counting = new Counting();
    await counting.readLive(recordingAt(20));
    await counting.read(recordingAt(texts.length), () => {});
    await counting.readLive(recordingAt(40));
    expect(counting.list(EVERYTHING, 9).map(({ file }) => file)).toHaveLength(2);
    expect((await counting.session(0)).messages).toHaveLength(40);
    expect((await counting.session(1)).messages).toHaveLength(texts.length);
  });

  it('stays as it was where it cannot be read any more: a new one has no moment yet', async () => {
    const counting = new Counting();
    await counting.readLive(recordingAt(20));
    expect(await counting.readLive(recordingAt(0))).toBe(false);
    expect(counting.count(EVERYTHING).all).toBe(1);
  });

  it('of a simulated session says so in its file', () => {
    const recording = new Recording();
    const session = decodeSession(JSON.parse(sessionText([], texts, { seed: 1, number: 4 })));
    recording.load(session);
    expect(decodeSession(JSON.parse(recording.fileText())).simulated).toEqual({ seed: 1, number: 4 });
    recording.clear();
    recording.add(messages);
    expect(decodeSession(JSON.parse(recording.fileText())).simulated).toBeNull();
  });
});
