import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { type ChosenFile, LARGEST_FILE, type OpenFile, faultOf } from '../../../machines/fileLoader/files.ts';
import { fileLoaderMachine } from '../../../machines/fileLoader/fileLoader.machine.ts';

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
