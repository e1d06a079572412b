import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { XmlDocument } from 'libxml2-wasm';
import { expect, it } from 'vitest';
import { EVERYTHING } from '../../../machines/traffic/question.ts';
import { Counting } from '../../../src/atlas/traffic/counting.ts';
import { traceOf, XES_END, XES_START } from '../../../src/atlas/traffic/xes.ts';
import { csvField, csvOf } from '../../../src/atlas/traffic/conformance/checked-csv.ts';
import { countIn } from '../../flows/schema.ts';
import { writeXes } from '../../traffic/write-xes.ts';
import { sessionsOnDisk } from './sessions-on-disk.ts';

const { files, sessions } = await sessionsOnDisk(12, 5);

/** Elements of the log by a path without the namespace. */
function byName(path: string): string {
  return path.replaceAll(/\/([a-z]+)/gu, "/*[local-name()='$1']");
}

it('sessions as XES are a log with a trace for each, and an event for each step of a machine', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'loadout-xes-'));
  const to = join(folder, 'sessions.xes');
  expect(await writeXes(files, to)).toBe(sessions.length);
  const text = readFileSync(to, 'utf8');
  rmSync(folder, { recursive: true });
  expect(countIn(text, byName('/log/trace'))).toBe(sessions.length);
  const steps = sessions.flatMap(({ messages }) => {
    const machines = new Set(messages.filter(({ definition }) => definition !== undefined).map((one) => one.sessionId));
    return messages.filter(({ type, sessionId }) => type === '@xstate.snapshot' && machines.has(sessionId));
  });
  expect(countIn(text, byName('/log/trace/event'))).toBe(steps.length);
  for (const key of ['concept:name', 'time:timestamp', 'lifecycle:transition'])
    expect(countIn(text, `${byName('/log/trace/event')}/*[@key='${key}']`)).toBe(steps.length);
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
  expect(countIn(all, byName('/log/trace'))).toBe(sessions.length);
  const steps = (text: string) => countIn(text, byName('/log/trace/event'));
  const cn = { ...EVERYTHING, language: 'cn' };
  const asked = counting.list(cn, sessions.length);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.length).toBeLessThan(sessions.length);
  const some = await log(cn);
  expect(countIn(some, byName('/log/trace'))).toBe(asked.length);
  expect(steps(some)).toBeLessThan(steps(all));
});

it('a name with signs of XML, and with what XML forbids, does no harm', () => {
  const text = `${XES_START}${traceOf({ actors: [], messages: [], simulated: null }, 'a<b>&"c"\u{1}\n\u{d800}')}${XES_END}`;
  expect(countIn(text, byName('/log/trace'))).toBe(1);
  const document = XmlDocument.fromString(text);
  expect(document.find(`${byName('/log/trace/string')}/@value`).map(({ content }) => content)).toEqual([
    'a<b>&"c"\u{fffd}\n\u{fffd}',
  ]);
  document.dispose();
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
