import { describe, expect, it, vi } from 'vitest';
import type { InspectionMessage } from '../../../machines/recorder/messages.ts';
import { EVERYTHING } from '../../../machines/traffic/question.ts';
import { simulatedSession } from '../../sessions/simulated-session.ts';
import { wholeSessionText } from '../../sessions/whole-session-text.ts';
import { act } from '../support/act.ts';
import { fill } from '../support/gestures.ts';
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
  const list = () => page.querySelector<HTMLElement>('#panel [role="listbox"]');
  const { recorder, recording } = atlas;
  return {
    momentNumber: () => recorder.getSnapshot().context.momentNumber,
    recorded: () => recording.last,
    /** What a screen reader is told of the row that is selected. */
    selected: () => {
      const row = document.getElementById(list()?.getAttribute('aria-activedescendant') ?? '');
      return row?.querySelector('[aria-label]')?.getAttribute('aria-label') ?? row?.textContent ?? '';
    },
    hit: (key: string) =>
      wait(() => {
        list()?.focus();
        list()?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      }),
    /** Presses as a keyboard does: what is pressed has the focus. */
    pressFocused: (words: string) =>
      wait(() => {
        button(words)?.focus();
        button(words)?.click();
      }),
    /** What has the focus, by its id or that of its label, and its words; the page itself is nothing. */
    focused: () => {
      const { body, activeElement: has } = document;
      return has === body ? 'nothing' : `${has?.id || has?.closest('label')?.id} ${has?.textContent}`;
    },
    filter: (text: string) =>
      wait(() => {
        const field = page.querySelector('#panel input:not([type])');
        if (field !== null) fill(field, text);
      }),
    panel: () => page.querySelector('#panel')?.textContent ?? '',
    openMachine: (file: File) => wait(() => atlas.machines.send({ type: 'file.chosen', file })),
    openVersion: (file: File) => wait(() => atlas.versions.send({ type: 'file.chosen', file })),
    status: () => page.querySelector('#panel [role="status"]')?.textContent ?? '',
    part: (name: string) => page.querySelector(`section[aria-labelledby="${name}"]`)?.textContent ?? '',
    listed: () =>
      [...page.querySelectorAll('section[aria-labelledby="traffic-sessions"] li')].map((one) => one.textContent),
    isDisabled: (words: string) => button(words)?.disabled,
    press: (words: string) => wait(() => button(words)?.click()),
    show: (panel: 'details' | 'live' | 'sequence' | 'traffic' | 'trial' | 'versions' | 'walks') =>
      wait(() => viewer.send({ type: `${panel}.opened` })),
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

describe('The moments', () => {
  it('are stepped through by keys: to the first, to the last, and by ten', async () => {
    const { hit, momentNumber, selected, show, openSession } = await opened();
    await show('live');
    await openSession(sessionFile('a.json', 31));
    const at: number[] = [];
    for (const key of ['Home', 'PageDown', 'PageDown', 'PageUp', 'ArrowDown', 'End', 'PageDown', 'ArrowUp']) {
      await hit(key);
      at.push(momentNumber());
      expect(selected()).toMatch(new RegExp(`^${momentNumber()} `, 'u'));
    }
    expect(at).toEqual([1, 11, 21, 11, 12, 31, 31, 30]);
  });

  it('say that their times are those of Greenwich', async () => {
    const { show, panel } = await opened();
    await show('live');
    expect(panel()).toContain('Moments (UTC)');
  });
});

describe('The rows of a sequence', () => {
  it('are walked by keys from inside an opened turn to its head, which closes it', async () => {
    const { hit, selected, show, openSession } = await opened();
    await show('sequence');
    await openSession(sessionFile('a.json'));
    await hit('Home');
    await hit('ArrowDown');
    const closed = selected();
    expect(closed).toMatch(/ closed\)$/u);
    await hit('Enter');
    const opening = closed.replace('closed', 'opened');
    expect(selected()).toBe(opening);
    await hit('ArrowDown');
    const [number] = closed.split(':');
    expect(selected()).toMatch(new RegExp(`^${number}: .*[^)]$`, 'u'));
    await hit('ArrowUp');
    expect(selected()).toBe(opening);
    await hit('ArrowUp');
    expect(selected()).toMatch(/ closed\)$/u);
    await hit('ArrowDown');
    expect(selected()).toBe(opening);
    await hit('Enter');
    expect(selected()).toBe(closed);
  });

  it('are none where nothing is called so, and that is said', async () => {
    const { filter, panel, show, openSession } = await opened();
    await show('sequence');
    await openSession(sessionFile('a.json'));
    expect(panel()).not.toContain('is called that');
    await filter('zzz');
    expect(panel()).toContain('No event or actor is called that.');
  });
});

describe('The focus', () => {
  it.each([
    ['a trial', 'trial', ['Start', 'trial-now', 'Close trial', 'Start']],
    ['a step that can be taken again', 'trial', ['Start', 'trial-now', '(item.added)', '(item.added)']],
    [
      'a step that cannot',
      'trial',
      ['Start', 'trial-now', '(item.added)', '(item.added)', '(item.removed)', 'trial-now'],
    ],
    ['a walk', 'walks', ['(walk ', 'walk', 'Close walk', '(walk ']],
    ['a part', 'details', ['press Remove', 'panel ', 'Clear selection', 'panel ']],
  ] as const)('stays or goes to what comes next where what is pressed goes away: %s', async (_, panel, presses) => {
    const { focused, pressFocused, select, show } = await opened();
    await select('lines.filled');
    await show(panel);
    for (let at = 0; at < presses.length; at += 2) {
      await pressFocused(presses[at] ?? '');
      expect(focused(), presses[at]).toContain(presses[at + 1]);
    }
  });

  it('goes from what was refused to the field for another file, and from the live recording to the panel', async () => {
    const { focused, pressFocused, show, openSession } = await opened();
    await show('live');
    await openSession(new File(['{'], 'broken.json'));
    await pressFocused('OK');
    expect(focused()).toContain('file-sessions');
    await openSession(sessionFile('a.json'));
    await pressFocused('Back to live');
    expect(focused()).toContain('panel ');
  });
});

describe('A machine from a file', () => {
  const door = { id: 'door', initial: 'shut', states: { shut: { on: { push: 'open' } }, open: {} } };

  it('is compared with another version of it', async () => {
    const { panel, show, openMachine, openVersion } = await opened();
    await openMachine(new File([JSON.stringify(door)], 'door.json'));
    await show('versions');
    const states = { ...door.states, ajar: {} };
    await openVersion(new File([JSON.stringify({ ...door, states })], 'older.json'));
    expect(panel()).toContain('older.json is the version before; door (file) is as it is open here.');
    expect(panel()).toContain('0 added, 1 removed, 0 changed.');
    await openMachine(new File([JSON.stringify({ ...door, states: { ...states, wide: {} } })], 'door.json'));
    await show('versions');
    expect(panel()).toContain('1 added, 0 removed, 0 changed.');
  });

  it('is not compared with another machine', async () => {
    const { panel, show, openMachine, openVersion } = await opened();
    await openMachine(new File([JSON.stringify(door)], 'door.json'));
    await show('versions');
    await openVersion(new File([JSON.stringify({ ...door, id: 'gate' })], 'gate.json'));
    expect(panel()).toContain('The file holds gate and not door (file): open that machine to compare.');
  });
});

describe('The walks of the overview', () => {
  it('are not asked for, since nobody has written any', async () => {
    const { panel, show } = await opened('#overview');
    const fetched = vi.spyOn(globalThis, 'fetch');
    await show('walks');
    expect(panel()).toContain('There is no walk file of this machine.');
    expect(JSON.stringify(fetched.mock.calls)).not.toContain('.walks');
  });
});

describe('The traffic', () => {
  it('says of an empty file that it could not be read', async () => {
    const { status, show, openTraffic } = await opened();
    await show('traffic');
    await openTraffic([new File([''], 'empty.json')]);
    expect(status()).toContain('1 session or file could not be read.');
  });

  it('shows the recording that goes on where it stands, and what comes then is counted, too', async () => {
    const { hear, listed, momentNumber, press, recorded, show, status, openSession } = await opened();
    await show('traffic');
    const half = messages.slice(0, messages.length / 2);
    await hear(half);
    await press('Count the recording');
    await press(', the recording');
    expect([status(), momentNumber()]).toEqual([`Paused at moment 1 of ${half.length}.`, 1]);
    await hear(messages.slice(half.length));
    expect(recorded()).toBe(messages.length);
    await show('traffic');
    expect(listed()).toEqual([expect.stringContaining(`, ${eventsIn(messages)} events, the recording`)]);
    expect(status()).toContain('is counted again as it goes on.');
    await openSession(sessionFile('a.json', 11));
    expect(status()).toContain('The recording is one of them, as far as it went.');
    await press(', the recording');
    expect(status()).toBe(`the recording: moment 1 of ${messages.length}.`);
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
