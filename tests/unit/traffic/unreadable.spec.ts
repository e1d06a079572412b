import { describe, expect, it, vi } from 'vitest';
import type { InspectionMessage } from '../../../machines/recorder/messages.ts';
import { EVERYTHING } from '../../../machines/traffic/question.ts';
import { TrafficClient } from '../../../src/atlas/page/traffic/traffic-client.ts';
import { checkedCsv } from '../../../src/atlas/traffic/conformance/checked-csv.ts';
import { simulatedSession } from '../../sessions/simulated-session.ts';
import { wholeSessionText } from '../../sessions/whole-session-text.ts';
import { countIn } from '../../flows/schema.ts';
import { workerHere } from '../support/worker-here.ts';
import { weights } from './sessions-on-disk.ts';
import { xesFaults } from './xes-rules.ts';

/** How long an answer may take: a slow machine is no fault. */
const PATIENCE = { timeout: 20_000 };

type Change = (message: InspectionMessage) => InspectionMessage;

function sessionFile(name: string, change: Change = (message) => message): File {
  const { messages } = simulatedSession({ ...weights, events: 10 }, 1, 4);
  return new File([wholeSessionText({ messages: messages.map(change) })], name);
}

function isGone(): never {
  throw new Error('The file is gone.');
}

/** A file that was read once, and is another one or gone by now. */
function changedLater(file: File): File {
  return Object.assign(file, { slice: isGone });
}

/** The traffic of an atlas, with the worker's own work. */
function opened() {
  const told: string[] = [];
  const work = workerHere(
    (doing) => void doing,
    () => false,
  );
  const client = new TrafficClient(
    {
      onCounted: (sessions, unread, isRead) => told.push(`${sessions} read, ${unread} not${isRead ? '' : ' yet'}`),
      onChecked: () => told.push('checked'),
      onFailed: () => told.push('failed'),
    },
    () => new work() as Worker,
  );
  const read = async (files: readonly File[], words: string): Promise<void> => {
    client.choose(files);
    client.read(EVERYTHING);
    await vi.waitFor(() => expect(told.at(-1)).toBe(words), PATIENCE);
  };
  const check = async () => {
    client.check();
    await vi.waitFor(() => expect(told.at(-1)).toBe('checked'), PATIENCE);
    return client.checked;
  };
  return { client, read, check };
}

/** A definition that is no JSON, of whatever machine. */
function withoutDefinition(message: InspectionMessage): InspectionMessage {
  return message.type === '@xstate.actor' ? { ...message, definition: 'no JSON' } : message;
}

/** States that no machine has. */
function inNoState(message: InspectionMessage): InspectionMessage {
  return message.type === '@xstate.actor' ? { ...message, snapshot: { status: 'active', value: 'nowhere' } } : message;
}

describe('What cannot be read', () => {
  it('of the files that are chosen is counted as that, and the others are read', async () => {
    const { client, read } = opened();
    const gone = Object.assign(sessionFile('gone.json'), { stream: isGone });
    await read([sessionFile('first.json'), gone, sessionFile('last.json')], '2 read, 1 not');
    await read([sessionFile('later.json')], '3 read, 1 not');
    const listed = await client.list(EVERYTHING);
    expect(listed.map(({ file }) => file)).toEqual(['first.json', 'last.json', 'later.json']);
  });

  it.each([
    ['of a file that has changed since', changedLater(sessionFile('changed.json'))],
    ['of states that its machine has not', sessionFile('nowhere.json', inNoState)],
  ])('as sessions are replayed is told, and the others are: %s', async (_, file) => {
    const { read, check } = opened();
    await read([sessionFile('first.json'), file, sessionFile('last.json')], '3 read, 0 not');
    const { checked = [], sessions } = (await check()) ?? {};
    expect(sessions).toBe(3);
    expect(checked).toMatchObject([{ session: { index: 1, file: file.name }, isUnread: true, deviation: null }]);
    expect(checkedCsv(checked)).toContain(`${file.name},2,`);
    expect(checkedCsv(checked)).toContain(',could not be read,');
  });

  it('of the definition of a machine leaves that machine out, and nothing else', async () => {
    const { read, check } = opened();
    await read([sessionFile('other.json', withoutDefinition), sessionFile('last.json')], '2 read, 0 not');
    expect(await check()).toMatchObject({ checked: [], sessions: 2 });
  });

  it('as a time is saved as the one that stands for none', async () => {
    const { client, read } = opened();
    const late: Change = (message) => ({ ...message, createdAt: new Date(Number(message.createdAt)).toISOString() });
    await read([sessionFile('first.json'), sessionFile('words.json', late)], '2 read, 0 not');
    const text = await (await client.xes(EVERYTHING)).text();
    expect(xesFaults(text)).toEqual([]);
    expect(countIn(text, '/log/trace')).toBe(2);
    expect(text).toContain('<date key="time:timestamp" value="1970-01-01T00:00:00.000Z"/>');
  });

  it('lets nobody wait for a log that cannot be made', async () => {
    const { client, read } = opened();
    await read([sessionFile('first.json')], '1 read, 0 not');
    vi.stubGlobal('Blob', isGone);
    await expect(client.xes(EVERYTHING)).rejects.toThrow('The log could not be made.');
  });
});
