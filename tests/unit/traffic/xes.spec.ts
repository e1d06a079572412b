import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { XmlDocument } from 'libxml2-wasm';
import { expect, it } from 'vitest';
import type { InspectionMessage } from '../../../machines/recorder/messages.ts';
import { EVERYTHING } from '../../../machines/traffic/question.ts';
import { Counting } from '../../../src/atlas/traffic/counting.ts';
import { traceOf, XES_END, XES_START } from '../../../src/atlas/traffic/xes.ts';
import { csvField, csvOf } from '../../../src/atlas/traffic/conformance/checked-csv.ts';
import { countIn } from '../../flows/schema.ts';
import { writeXes } from '../../traffic/write-xes.ts';
import { sessionsOnDisk } from './sessions-on-disk.ts';
import { xesFaults } from './xes-rules.ts';

const { files, sessions } = await sessionsOnDisk(12, 5);

function runsMachine(definition: string | undefined): boolean {
  return definition !== undefined && Object(JSON.parse(definition)).states !== undefined;
}

it('sessions as XES are a log with a trace for each, and an event for each step of a machine', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'loadout-xes-'));
  const to = join(folder, 'sessions.xes');
  expect(await writeXes(files, to)).toBe(sessions.length);
  const text = readFileSync(to, 'utf8');
  rmSync(folder, { recursive: true });
  expect(xesFaults(text)).toEqual([]);
  expect(countIn(text, '/log/trace')).toBe(sessions.length);
  const steps = sessions.flatMap(({ messages }) => {
    const machines = new Set(messages.filter(({ definition }) => runsMachine(definition)).map((one) => one.sessionId));
    return messages.filter(({ type, sessionId }) => type === '@xstate.snapshot' && machines.has(sessionId));
  });
  expect(countIn(text, '/log/trace/event')).toBe(steps.length);
  for (const key of ['concept:name', 'time:timestamp', 'lifecycle:transition'])
    expect(countIn(text, `/log/trace/event/*[@key='${key}']`)).toBe(steps.length);
  const document = XmlDocument.fromString(text);
  expect(document.find('/*/@xes.version').map(({ content }) => content)).toEqual(['1849.2016']);
  document.dispose();
});

it('the atlas writes the same log of the sessions that a question lets through', async () => {
  const counting = new Counting();
  for (const file of files) {
    const bytes = readFileSync(file);
    await counting.read(new File([bytes], file), () => {});
  }
  const log = async (question: typeof EVERYTHING) => {
    let text = '';
    for await (const part of counting.xes(question)) text += part;
    return text;
  };
  const all = await log(EVERYTHING);
  expect(xesFaults(all)).toEqual([]);
  expect(countIn(all, '/log/trace')).toBe(sessions.length);
  const steps = (text: string) => countIn(text, '/log/trace/event');
  const cn = { ...EVERYTHING, language: 'cn' };
  const asked = counting.list(cn, sessions.length);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.length).toBeLessThan(sessions.length);
  const some = await log(cn);
  expect(countIn(some, '/log/trace')).toBe(asked.length);
  expect(steps(some)).toBeLessThan(steps(all));
});

it('what an actor does that runs no machine is no event: a promise has a definition, too', () => {
  const frame = { rootId: 'tab/0', createdAt: '1', id: '1', _version: '0' };
  const appears = (sessionId: string, definition: string): InspectionMessage => ({
    ...frame,
    sessionId,
    definition,
    type: '@xstate.actor',
    name: sessionId,
    parentId: undefined,
    snapshot: { status: 'active' },
  });
  const rests = (sessionId: string, value: unknown): InspectionMessage => ({
    ...frame,
    sessionId,
    type: '@xstate.snapshot',
    event: { type: 'went' },
    snapshot: { status: 'active', value },
  });
  const messages = [
    appears('door', '{"id":"door","states":{"open":{},"shut":{}}}'),
    appears('load', '{"id":"load"}'),
    rests('door', 'open'),
    rests('load', undefined),
  ];
  const log = `${XES_START}${traceOf({ actors: [], messages, simulated: null }, 'one')}${XES_END}`;
  expect([xesFaults(log), countIn(log, '/log/trace/event')]).toEqual([[], 1]);
  const head = messages.flatMap((message) => (message.type === '@xstate.actor' ? [message] : []));
  const later = `${XES_START}${traceOf({ actors: head, messages: messages.slice(2), simulated: null }, 'one')}${XES_END}`;
  expect(countIn(later, '/log/trace/event')).toBe(1);
});

it('a name with signs of XML, and with what XML forbids, does no harm', () => {
  const text = `${XES_START}${traceOf({ actors: [], messages: [], simulated: null }, 'a<b>&"c"\u{1}\n\u{d800}')}${XES_END}`;
  expect(xesFaults(text)).toEqual([]);
  expect(countIn(text, '/log/trace')).toBe(1);
  const document = XmlDocument.fromString(text);
  expect(document.find('/log/trace/string/@value').map(({ content }) => content)).toEqual([
    'a<b>&"c"\u{fffd}\n\u{fffd}',
  ]);
  document.dispose();
});

it.each([
  ['', ' xmlns="http://www.xes-standard.org/"', 'log', '<log '],
  ['', '<event/>', 'log', '<classifier'],
  [' scope="event" keys="concept:name lifecycle:transition"', '', 'classifier keys', ''],
  ['value="1970-01-01T00:00:00.000Z"', 'value="1970"', 'date value', ''],
  ['name="Event"', 'name="an event"', 'classifier name', ''],
  [
    '',
    '<trace><date key="a" value="2026-09-01T00:00:00Z"/><event/><string key="b" value=""/></trace>',
    'trace',
    '</log>',
  ],
  ['xes.version="1849.2016"', 'xes.version="two"', 'log xes.version', ''],
  ['', '<string key="a b" value=""/>', 'string key', '</log>'],
  ['', '<words/>', 'log', '</log>'],
])('what the schema forbids is found: %j as %j in %s', (before, after, fault, place) => {
  const text = `${XES_START}${XES_END}`;
  const broken =
    before === ''
      ? text.replace(place, place === '<log ' ? `<log${after} ` : `${after}${place}`)
      : text.replace(before, after);
  expect(broken).not.toBe(text);
  expect(xesFaults(broken).map((words) => words.split(':')[0])).toContain(fault);
});

it('CSV quotes what it has to, and gives a spreadsheet no formula', () => {
  expect(
    csvOf([
      ['a', 1],
      ['b,"c"', 'd\ne'],
    ]),
  ).toBe('a,1\r\n"b,""c""","d\ne"\r\n');
  expect(csvField('=1+1')).toBe("'=1+1");
  expect(csvField(-1)).toBe('-1');
});
