import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { type ChosenFile, LARGEST_FILE, type OpenFile, faultOf } from '../../machines/fileLoader/files.ts';
import { fileLoaderMachine } from '../../machines/fileLoader/fileLoader.machine.ts';
import { type RecorderEvent, recorderMachine } from '../../machines/recorder/recorder.machine.ts';
import { CHANNEL, CONNECTED, MESSAGE_VERSION, isMessage } from '../../machines/recorder/messages.ts';
import { type ViewerEvent, viewerMachine } from '../../machines/viewer/viewer.machine.ts';
import { inspectionMessages } from '../page/screens/inspection-fixtures.ts';

describe('the viewer', () => {
  const after = (...events: ViewerEvent[]) => {
    const actor = createActor(viewerMachine, { input: { machine: 'cart' } }).start();
    for (const event of events) actor.send(event);
    return actor.getSnapshot();
  };
  const walk = { walkFile: 'page', id: '1a2b3c4d', steps: 2 } as const;

  it('keeps a walk while parts of its machine are looked at, and closes it with the machine', () => {
    const selected = after({ type: 'walk.opened', walk }, { type: 'part.selected', part: 'lines' });
    expect(selected.value).toEqual({ chart: 'selected', panel: 'details', walk: 'open' });
    expect(
      after({ type: 'walk.opened', walk }, { type: 'address.opened', machine: 'cart', part: null }).value,
    ).toMatchObject({ walk: 'open' });
    expect(
      after({ type: 'walk.opened', walk }, { type: 'address.opened', machine: 'form', part: null }).value,
    ).toMatchObject({ walk: 'closed' });
  });

  it('steps neither before the first step of a walk nor beyond its last', () => {
    const forward: ViewerEvent = { type: 'forward.pressed' };
    expect(after({ type: 'walk.opened', walk }, forward, forward, forward).context.stepIndex).toBe(1);
    expect(
      after({ type: 'walk.opened', walk }, forward, { type: 'back.pressed' }, { type: 'back.pressed' }).context
        .stepIndex,
    ).toBe(0);
  });
});

describe('the recorder', () => {
  const after = (...events: RecorderEvent[]) => {
    const actor = createActor(recorderMachine).start();
    for (const event of events) actor.send(event);
    const { value, context } = actor.getSnapshot();
    return [value, context.momentNumber];
  };
  const arrived = (first: number, last: number): RecorderEvent => ({ type: 'moments.arrived', first, last });

  it('follows the newest moment until it is paused, and goes on from there', () => {
    expect(after(arrived(1, 3), arrived(1, 5))).toEqual(['live', 5]);
    expect(after(arrived(1, 3), { type: 'pause.pressed' }, arrived(1, 5))).toEqual([{ still: 'paused' }, 3]);
    expect(after(arrived(1, 3), { type: 'pause.pressed' }, arrived(1, 5), { type: 'resume.pressed' })).toEqual([
      'live',
      5,
    ]);
  });

  it('moves on to the oldest moment where the one that shows was dropped', () => {
    expect(after(arrived(1, 9), { type: 'moment.picked', momentNumber: 2 }, arrived(4, 12))).toEqual([
      { still: 'paused' },
      4,
    ]);
  });

  it('ignores shops while a session from a file is open', () => {
    expect(after({ type: 'session.opened', last: 7 }, arrived(1, 20))).toEqual([{ still: 'loaded' }, 7]);
  });
});

describe('the file loader', () => {
  const report: OpenFile = { from: 'a file', content: {} };
  const opened = async (size: number, answer: () => Promise<OpenFile>) => {
    const machine = fileLoaderMachine.provide({
      actors: {
        loadFirst: fromPromise<OpenFile | null>(async () => report),
        readFile: fromPromise<OpenFile, { file: ChosenFile }>(answer),
      },
    });
    const actor = createActor(machine).start();
    const settled = new Promise<void>((resolve) => {
      actor.subscribe(({ value }) => {
        if (value === 'open') queueMicrotask(() => actor.send({ type: 'file.chosen', file: { name: 'chosen', size } }));
        if (value === 'refused') resolve();
      });
    });
    await settled;
    const { context } = actor.getSnapshot();
    actor.stop();
    return context;
  };

  it('refuses a file with the reason, and what was open stays open', async () => {
    const broken = async () => {
      throw 'version';
    };
    expect(await opened(1, broken)).toEqual({ opened: report, file: 'chosen', fault: 'version' });
    expect(await opened(LARGEST_FILE + 1, async () => report)).toEqual({
      opened: report,
      file: 'chosen',
      fault: 'large',
    });
  });

  it('takes every other error for a broken file', () => {
    expect([faultOf('version'), faultOf('large'), faultOf(new SyntaxError('no JSON')), faultOf(null)]).toEqual([
      'version',
      'broken',
      'broken',
      'broken',
    ]);
  });
});

describe('the file loader by itself', () => {
  it('has nothing open, refuses every file, and says what the page has not provided', async () => {
    const errors: string[] = [];
    const actor = createActor(fileLoaderMachine, {
      inspect: (seen) => {
        if (seen.type === '@xstate.event' && seen.event.type.startsWith('xstate.error.actor.'))
          errors.push(String(seen.event['error']));
      },
    }).start();
    await waitFor(actor, ({ value }) => value === 'empty');
    actor.send({ type: 'file.chosen', file: { name: 'any', size: 1 } });
    const { context } = await waitFor(actor, ({ value }) => value === 'refused');
    expect(context).toEqual({ opened: null, file: 'any', fault: 'broken' });
    expect(errors).toEqual(['Error: readFile is not provided']);
    actor.stop();
  });
});

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
