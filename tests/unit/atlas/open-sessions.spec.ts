import { describe, expect, it } from 'vitest';
import type { InspectionMessage } from '../../../machines/recorder/messages.ts';
import { EVERYTHING } from '../../../machines/traffic/question.ts';
import { simulatedSession } from '../../sessions/simulated-session.ts';
import { wholeSessionText } from '../../sessions/whole-session-text.ts';
import { act } from '../support/act.ts';
import { type LiveAtlas, openLiveAtlas } from '../support/live-atlas.ts';
import { weights } from '../traffic/sessions-on-disk.ts';

const { messages } = simulatedSession({ ...weights, events: 20 }, 5, 1);

function eventsIn(some: readonly InspectionMessage[]): number {
  return some.filter(({ type }) => type === '@xstate.event').length;
}

/** A session of so many of its moments. */
function sessionFile(name: string, moments = messages.length): File {
  return new File([wholeSessionText({ messages: messages.slice(0, moments) })], name);
}

/** What an atlas shows, and how it is used. */
function using({ atlas, page, settle, hear }: LiveAtlas) {
  const { viewer, sessions, traffic } = atlas;
  const wait = async (work: () => unknown): Promise<void> => {
    await act(async () => void work());
    await settle();
  };
  const button = (words: string): HTMLButtonElement | undefined =>
    [...page.querySelectorAll('button')].find(({ textContent }) => textContent.includes(words));
  return {
    status: () => page.querySelector('#panel [role="status"]')?.textContent ?? '',
    part: (name: string) => page.querySelector(`section[aria-labelledby="${name}"]`)?.textContent ?? '',
    listed: () =>
      [...page.querySelectorAll('section[aria-labelledby="traffic-sessions"] li')].map((one) => one.textContent),
    isDisabled: (words: string) => button(words)?.disabled,
    press: (words: string) => wait(() => button(words)?.click()),
    show: (panel: 'live' | 'traffic') => wait(() => viewer.send({ type: `${panel}.opened` })),
    select: (part: string) => wait(() => viewer.send({ type: 'part.selected', part })),
    askPassed: (passed: string) =>
      wait(() => traffic.machine.send({ type: 'question.asked', question: { ...EVERYTHING, passed } })),
    openSession: (file: File) => wait(() => sessions.send({ type: 'file.chosen', file })),
    openMoment: (hash: string) =>
      wait(() => {
        window.location.hash = hash;
      }),
    openTraffic: (files: readonly File[]) =>
      wait(() => {
        traffic.client.choose(files);
        traffic.machine.send({ type: 'files.chosen', files: files.length });
      }),
    hear: (some: readonly InspectionMessage[]) => wait(() => hear(some)),
  };
}

async function opened(hash = '#cart') {
  const use = using(await openLiveAtlas(hash));
  return { ...use, address: () => window.location.hash };
}

describe('The bar of the recorder', () => {
  it('says what is played: a session of the traffic, a file, or one that this browser has kept', async () => {
    const { status, show, openTraffic, openSession, openMoment, press, address } = await opened();
    await show('traffic');
    await openTraffic([sessionFile('b.json')]);
    await press('b.json');
    const moments = `moment 1 of ${messages.length}.`;
    expect(status()).toBe(`b.json: ${moments}`);
    await openSession(sessionFile('a.json', 11));
    expect(status()).toBe('a.json: moment 11 of 11.');
    await show('traffic');
    await press('b.json');
    expect(status()).toBe(`b.json: ${moments}`);
    const kept = address();
    await openSession(sessionFile('a.json', 11));
    await openMoment(kept);
    expect(status()).toBe(`Session of this browser: ${moments}`);
  });
});

describe('The list of sessions', () => {
  it('holds those that are counted, of which a part is selected those that passed it as well', async () => {
    const { listed, show, openTraffic, askPassed, select, status } = await opened();
    const begins = messages.findIndex((message) => message.type === '@xstate.event');
    await show('traffic');
    await openTraffic([sessionFile('long.json'), sessionFile('short.json', begins)]);
    expect(listed()).toHaveLength(2);
    await askPassed('cart/lines.filled');
    expect(status()).toContain('Counted: 1 session,');
    expect(listed()).toEqual([expect.stringContaining('long.json')]);
    await select('lines.empty');
    await show('traffic');
    expect(listed()).toEqual([expect.stringContaining('long.json')]);
  });

  it('tells of the recording what is counted of it, and as it goes on', async () => {
    const { listed, show, hear, press, status } = await opened();
    await show('traffic');
    const half = messages.slice(0, messages.length / 2);
    for (const some of [half, messages.slice(half.length)]) {
      await hear(some);
      if (some === half) await press('Count the recording');
      const events = `${eventsIn(some === half ? half : messages)} events`;
      expect(status()).toContain(`Counted: 1 session, ${events}.`);
      expect(listed()).toEqual([expect.stringContaining(`, ${events}, the recording`)]);
    }
  });
});

describe('What replaying sessions has found', () => {
  it('is told no more where more is read, and is found anew', async () => {
    const { part, show, openTraffic, press, isDisabled } = await opened();
    await show('traffic');
    await openTraffic([sessionFile('a.json'), sessionFile('b.json')]);
    await press('Check');
    expect(part('conformance')).toContain('2 sessions replayed: 0 deviate');
    await openTraffic([sessionFile('c.json')]);
    expect(part('conformance')).not.toContain('replayed');
    expect(isDisabled('Check')).toBe(false);
    await press('Check');
    expect(part('conformance')).toContain('3 sessions replayed: 0 deviate');
  });

  it('tells how many could not be read, and counts them as not replayed', async () => {
    const { part, show, openTraffic, press } = await opened();
    await show('traffic');
    const changed = Object.assign(sessionFile('b.json'), {
      slice: () => {
        throw new Error('The file has changed.');
      },
    });
    await openTraffic([sessionFile('a.json'), changed]);
    await press('Check');
    expect(part('conformance')).toContain('1 session replayed: 0 deviate');
    expect(part('conformance')).toContain('1 session or file could not be read.');
    expect(part('conformance')).toContain('Save as CSV');
  });
});
