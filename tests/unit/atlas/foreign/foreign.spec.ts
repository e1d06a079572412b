import fc from 'fast-check';
import { createMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import { type MachineId, machines } from '../../../../machines/index.ts';
import { chartOf } from '../../../../src/atlas/chart/chart-of.ts';
import { actionLines, statesWithin } from '../../../../src/atlas/chart/chart.ts';
import { machineJsonText } from '../../../../src/atlas/exports/xstate-json.ts';
import { typescriptText } from '../../../../src/atlas/exports/typescript.ts';
import { scxmlText } from '../../../../src/atlas/exports/scxml/scxml.ts';
import { placedJson } from '../../../../src/atlas/foreign/placed-json.ts';
import { readMachine } from '../../../../src/atlas/foreign/read-machine.ts';
import { replayed } from '../../../../src/atlas/trial/steps.ts';
import { subjectFrom } from '../../../../src/atlas/trial/subject.ts';
import { pickFrom, randomNumbers } from '../../../engine/random-numbers.ts';
import { flowOf, refusal } from './reading.ts';

const [CHECKOUT, NAVIGATION] = [machines.checkout, machines.navigation].map((machine) => machineJsonText(machine));

/** How often one value of a machine is replaced by another. */
const DAMAGES = 400;

const all = Object.entries(machines) as [MachineId, (typeof machines)[MachineId]][];

describe('a machine from a file', () => {
  it.each(all)('of %s as XState JSON has the chart of the machine', (_, machine) => {
    expect(flowOf(chartOf(readMachine(machineJsonText(machine), 'x.json')))).toEqual(flowOf(chartOf(machine)));
  });

  it('raises what the machine raises, and asks nobody about a guard over states', () => {
    const checkout = subjectFrom(readMachine(machineJsonText(machines.checkout), 'x.json'));
    const { steps } = replayed(checkout, ['start', 'checkout.submitted', 'installments.chosen']);
    expect(steps.map(({ seen }) => seen.state)).toEqual([
      'open(answer.unanswered + card + payment.creditCard)',
      'open(answer.complete + card + payment.creditCard)',
      'open(answer.unanswered + card + payment.installments.sixMonths)',
    ]);
    const navigation = readMachine(machineJsonText(machines.navigation), 'x.json');
    expect(subjectFrom(navigation).openGuards).not.toContain('isSignedIn');
    expect(scxmlText(navigation)).toMatch(/In\('[^']*signedIn'\)/u);
    expect(typescriptText(navigation)).toContain('isSignedIn: stateIn({');
  });

  it('is refused or can be drawn, tried and exported, whatever stands in the place of one of its values', () => {
    const random = randomNumbers(23);
    const pick = <TOne>(some: readonly TOne[]) => pickFrom(some, random);
    let opened = 0;
    for (let time = 0; time < DAMAGES; time += 1) {
      const json: unknown = JSON.parse(pick([CHECKOUT, NAVIGATION]) ?? '');
      const holders: object[] = [];
      const collect = (value: unknown): void => {
        if (typeof value !== 'object' || value === null) return;
        if (Object.keys(value).length > 0) holders.push(value);
        Object.values(value).forEach(collect);
      };
      collect(json);
      const holder = pick(holders) ?? {};
      const key = pick(Object.keys(holder)) ?? '';
      const value = pick([
        null,
        0,
        -1.5,
        '',
        'x',
        '#x',
        [],
        [null],
        {},
        { type: null },
        true,
        '#nowhere',
        'constructor',
      ]);
      Reflect.set(holder, key, value);
      const text = JSON.stringify(json);
      if (refusal(text, 'x.json') !== 'opened') continue;
      opened += 1;
      const machine = readMachine(text, 'x.json');
      const words = `${key}: ${JSON.stringify(value)}`;
      expect(
        () => [chartOf(machine), subjectFrom(machine), scxmlText(machine), typescriptText(machine)],
        words,
      ).not.toThrow();
    }
    expect(opened).toBeGreaterThan(DAMAGES / 4);
  });

  it.each(all)('of %s as SCXML has its states and transitions', (_, machine) => {
    const chart = chartOf(readMachine(scxmlText(machine), 'x.scxml'));
    const own = chartOf(machine);
    const ids = ({ root }: typeof own) =>
      statesWithin(root)
        .map(({ id, kind }) => `${id} ${kind}`)
        .toSorted();
    expect(ids(chart)).toEqual(ids(own));
    const ends = ({ transitions }: typeof own) =>
      transitions.map(({ source, targets }) => `${source} > ${targets.join(' & ')}`).toSorted();
    expect(ends(chart)).toEqual(ends(own));
  });
});

const PLAYER = `<?xml version="1.0"?>
<!-- a player -->
<scxml xmlns="http://www.w3.org/2005/07/scxml" version="1.0" name="player" initial="on" datamodel="ecmascript">
  <datamodel><data id="count" expr="evil()"/></datamodel>
  <script>window.evil = true</script>
  <parallel id="on">
    <onentry><log label="hello" expr="evil()"/></onentry>
    <transition event="off" target="stopped"/>
    <state id="volume"><transition event="up down" cond="count &lt; 3"><assign location="count" expr="1"/></transition></state>
    <state id="song" initial="playing">
      <state id="playing"><transition event="pause" target="paused"/></state>
      <state id="paused"><transition event="pause" target="playing"/><transition target="stopped" cond="dead"/></state>
      <history id="h" type="deep"><transition target="playing"/></history>
    </state>
  </parallel>
  <final id="stopped"/>
</scxml>`;

describe('SCXML', () => {
  it('becomes a chart: regions, history, final states, conditions and actions by their text', () => {
    const { id, root, transitions } = chartOf(readMachine(PLAYER, 'player.scxml'));
    expect(id).toBe('player');
    expect(statesWithin(root).map((state) => `${state.id} ${state.kind}`)).toEqual([
      ' compound',
      'on parallel',
      'on.volume atomic',
      'on.song compound',
      'on.song.playing atomic',
      'on.song.paused atomic',
      'on.song.h history',
      'stopped final',
    ]);
    expect(
      transitions.map(({ trigger, guard, targets, actions }) => [trigger, guard, targets.join(), actions]),
    ).toEqual([
      ['off', null, 'stopped', []],
      ['up', 'count < 3', '', ['assign count']],
      ['down', 'count < 3', '', ['assign count']],
      ['pause', null, 'on.song.paused', []],
      ['pause', null, 'on.song.playing', []],
      ['always', 'dead', 'stopped', []],
    ]);
  });

  it('is stepped, and none of its scripts and expressions runs', () => {
    const player = subjectFrom(readMachine(PLAYER, 'player.scxml'));
    expect(player.openGuards).toEqual(['count < 3', 'dead']);
    const { steps, lost } = replayed(player, ['start', 'pause', 'off']);
    expect(lost).toBeNull();
    expect(steps.map(({ seen }) => seen.state)).toEqual([
      'on(song.playing + volume)',
      'on(song.paused + volume)',
      'stopped',
    ]);
    expect(Reflect.get(globalThis, 'evil')).toBeUndefined();
  });
});

/** The words of the transitions of an SCXML document that has these in its one state. */
function triggersIn(transitions: string): string[] {
  const text = `<scxml><state id="a">${transitions}</state></scxml>`;
  return chartOf(readMachine(text, 'a.scxml')).transitions.map(({ trigger }) => trigger);
}

describe('an event of SCXML', () => {
  it('is any whose name begins so, where one of the document or of its platform does', () => {
    expect(triggersIn('<transition event="error"/>')).toEqual(['error.*']);
    expect(triggersIn('<transition event="form go"/><transition event="form.sent"/>')).toEqual([
      'form.*',
      'go',
      'form.sent',
    ]);
    expect(triggersIn('<transition event="go"><send event="go.on"/></transition>')).toEqual(['go.*']);
  });

  it('is itself alone where its condition asks for its name', () => {
    const asked = `<transition event="error" cond="_event.name === 'error'"/>`;
    expect(triggersIn(asked)).toEqual(['error']);
    const machine = createMachine({ initial: 'a', states: { a: { on: { form: 'a', 'form.sent': 'a', error: 'a' } } } });
    const again = chartOf(readMachine(scxmlText(machine), 'x.scxml'));
    expect(again.transitions.map(({ trigger }) => trigger)).toEqual(['form', 'form.sent', 'error']);
  });
});

describe('what a machine does on the way to where a state begins', () => {
  const past = { type: 'history' };
  const config = {
    id: 'm',
    initial: { target: 'a', actions: 'hello' },
    states: { a: { initial: { target: 'b', actions: ['one', { type: 'two' }] }, states: { b: {}, past } } },
  };
  const begins = (machine: object) =>
    statesWithin(chartOf(machine).root).map(({ id, starting, historyDefaults }) => [id, starting, historyDefaults]);
  const expected = [
    ['', ['hello'], []],
    ['a', ['one', 'two'], []],
    ['a.b', [], []],
    ['a.past', [], []],
  ];

  it.each([
    ['of XState', (text: string) => text],
    ['of an export', (text: string) => machineJsonText(readMachine(text, 'm.json'))],
    ['of a definition', (text: string) => JSON.stringify(createMachine(JSON.parse(text)))],
  ])('is kept in JSON %s', (_, made) => {
    expect(begins(readMachine(made(JSON.stringify(config)), 'm.json'))).toEqual(expected);
  });

  it('is kept in TypeScript, and in SCXML by what it calls', () => {
    expect(begins(readMachine(typescriptText(config), 'm.ts'))).toEqual(expected);
    const scxml = begins(readMachine(scxmlText(config), 'm.scxml'));
    expect(scxml.map(([id, starting]) => [id, starting?.length])).toEqual([
      ['', 1],
      ['a', 2],
      ['a.b', 0],
      ['a.past', 0],
    ]);
    expect(scxml.at(-1)).toEqual(['a.past', [], []]);
  });

  it('is shown where a history leads that says it', () => {
    const inner = { b: {}, past: { ...past, history: 'deep', target: '#m.a' }, last: { ...past, target: 'b' } };
    const chart = chartOf({ id: 'm', initial: 'a', states: { a: { initial: 'b', states: inner } } });
    expect(statesWithin(chart.root).map((state) => actionLines(state))).toEqual([
      [],
      [],
      [],
      ['default a'],
      ['default b'],
    ]);
  });
});

describe('the definition that XState makes of a machine', () => {
  const machine = createMachine({
    id: 'shop.cart',
    initial: 'a',
    states: {
      a: { id: 'first', after: { 500: 'b' }, invoke: { src: 'load', onDone: '#last' } },
      b: { id: 'last', on: { BACK: '#first' } },
    },
  });
  const definition = readMachine(JSON.stringify(machine), 'x.json');

  it('is tried with its timers and its actors', () => {
    const subject = subjectFrom(definition);
    const { steps, lost } = replayed(subject, ['start', 'xstate.after.500.first', 'BACK', 'xstate.done.actor.0.first']);
    expect(lost).toBeNull();
    expect(steps.map(({ seen }) => seen.state)).toEqual(['a', 'b', 'a', 'b']);
    expect(steps[0]?.seen.scheduled).toMatchObject([{ delay: 500 }]);
  });

  it('is refused where it leads to no state by its id', () => {
    const text = JSON.stringify(machine).replaceAll('"#last"', '"#a"');
    expect(refusal(text, 'x.json')).toMatch(/there is no state «#a» to lead to/u);
  });
});

describe('a file that is no machine', () => {
  const deep = (count: number) => `${'['.repeat(count)}${']'.repeat(count)}`;
  const states = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`s${n}`, {}]));

  it.each([
    ['', 'a.json was not opened: line 1, column 1: it is neither XState JSON nor SCXML.'],
    ['hello', 'a.json was not opened: line 1, column 1: it is neither XState JSON nor SCXML.'],
    ['{\n  "id": "a",\n  "states" {}\n}', 'a.json was not opened: line 3, column 12: a colon was expected here.'],
    ['{"id":"a","states":{}', 'a.json was not opened: line 1, column 22: a comma or } was expected here.'],
    ['{"id":"a"}', 'a.json was not opened: line 1, column 1: it holds no machine: it has no states.'],
    [
      '{"id":"a","initial":"x",\n"states":{"x":{"on":{\n  "go":{"target":"y"}}}}}',
      'a.json was not opened: line 3, column 18: there is no state «y» to lead to.',
    ],
    [
      '{"id":"a",\n "initial":"y","states":{"x":{}}}',
      'a.json was not opened: line 2, column 12: a state does not begin in «y», which is no state directly inside it.',
    ],
    ['{"__proto__":{"a":1},"states":{}}', 'a.json was not opened: line 1, column 2: «__proto__» cannot be a name.'],
    [`{"id":${deep(5000)}}`, 'a.json was not opened: line 1, column 107: it is nested more than 100 deep.'],
    [
      JSON.stringify({ id: 'a', initial: 's0', states: states(501) }),
      'a.json was not opened: line 1, column 35: it has more than 500 states.',
    ],
    [
      '{"id":"a","initial":"x","states":{"x":{"invoke":{"src":{"$function":"()=>alert(1)"}}}}}',
      'a.json was not opened: line 1, column 49: what a state invokes has no name.',
    ],
    [
      '{"id":"a","initial":"x","states":{"x":{"on":{"go":[\n{"cond":"isA","target":"x"}]}}}}',
      'a.json was not opened: line 2, column 9: «cond» is of XState 4, and XState 5 does not read it.',
    ],
    [
      '{"id":"a","initial":"x","states":{"x":{"always":{"target":"x",\n"in":"#a.x"}}}}',
      'a.json was not opened: line 2, column 6: «in» is of XState 4, and XState 5 does not read it.',
    ],
    [
      '{"id":"a","initial":"x","states":{"x":{"invoke":{"src":"b","onDone":{\n"internal":false}}}}}',
      'a.json was not opened: line 2, column 12: «internal» is of XState 4, and XState 5 does not read it.',
    ],
    ...[
      ['activities', '["beep"]'],
      ['onEntry', '"note"'],
      ['onExit', '{"type":"note"}'],
    ].map(([key = '', value = '']): [string, string] => [
      `{"id":"a","initial":"x","states":{"x":{\n"${key}":${value}}}}`,
      `a.json was not opened: line 2, column ${key.length + 4}: «${key}» is of XState 4, and XState 5 does not read it.`,
    ]),
    [
      '{"id":"a","initial":"x","states":{"x":{"type":"final",\n"data":{"sum":1}}}}',
      'a.json was not opened: line 2, column 8: «data» is of XState 4, and XState 5 does not read it.',
    ],
    [
      '{"id":"\\ud800m","initial":"a","states":{"a":{}}}',
      'a.json was not opened: line 1, column 7: «\ufffdm» cannot be a name.',
    ],
    [
      '{"id":"m","initial":"a","states":{\n"a":{},"b\\udc00":{}}}',
      'a.json was not opened: line 2, column 18: «b\ufffd» cannot be a name.',
    ],
    [
      '{"id":"m","initial":"a","states":{"a":{"on":{\n"GO\\ud800":"a"}}}}',
      'a.json was not opened: line 2, column 12: «GO\ufffd» cannot be a name.',
    ],
    [
      '{"id":"m","initial":"a","states":{"a":{"after":{\n"1\\ud800":"a"}}}}',
      'a.json was not opened: line 2, column 11: «1\ufffd» cannot be a name.',
    ],
    [
      '{"id":"m","initial":"a","states":{"a":{"invoke":{"src":"s",\n"id":"\\ud800"}}}}',
      'a.json was not opened: line 2, column 6: «\ufffd» cannot be a name.',
    ],
    ['<scxml><state id="_-d800-"/></scxml>', 'a.json was not opened: line 1, column 1: «\ufffd» cannot be a name.'],
    ['<html><body/></html>', 'a.json was not opened: line 1, column 1: it is neither XState JSON nor SCXML.'],
    [
      '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>\n<scxml>&b;</scxml>',
      'a.json was not opened: line 1, column 1: document types and entities are not read.',
    ],
    ['<scxml>\n <state id="a">\n</scxml>', 'a.json was not opened: line 3, column 1: </state> was expected here.'],
    [
      '<scxml><state id="a"><transition event="e"\n target="b"/></state></scxml>',
      'a.json was not opened: line 2, column 10: there is no state «b» to lead to.',
    ],
    [
      '<scxml><state id="a"/><state id="a"/></scxml>',
      'a.json was not opened: line 1, column 23: «a» cannot be a name.',
    ],
    ['<scxml><stat id="a"/></scxml>', 'a.json was not opened: line 1, column 8: <stat> is not understood here.'],
    ['{"id":"a",}', 'a.json was not opened: line 1, column 11: a name in quotes was expected here.'],
    ['{\n // hello\n}', 'a.json was not opened: line 2, column 2: a value and no comment was expected here.'],
    ['{"id":"a\n"}', 'a.json was not opened: line 1, column 7: a closing quote was expected here.'],
    ['{"id":01}', 'a.json was not opened: line 1, column 8: a comma or the closing bracket was expected here.'],
    ['{} {}', 'a.json was not opened: line 1, column 4: the end of the file was expected here.'],
    ['{"\\u005f_proto__":1}', 'a.json was not opened: line 1, column 2: «__proto__» cannot be a name.'],
    ['<scxml>\n<state id="a">', 'a.json was not opened: line 2, column 15: </state> was expected here.'],
    [
      '<scxml>\n <state id=a/></scxml>',
      'a.json was not opened: line 2, column 12: the XML is wrong here: unquoted attribute value.',
    ],
    [
      '<scxml/>\n<scxml/>',
      'a.json was not opened: line 2, column 7: the XML is wrong here: documents may contain only one root.',
    ],
    [
      '<scxml name="é&#x1F600;😀">\n <state id="&constructor;"/></scxml>',
      'a.json was not opened: line 2, column 13: document types and entities are not read.',
    ],
    ['<scxml>&b;</scxml>', 'a.json was not opened: line 1, column 8: document types and entities are not read.'],
    [`<scxml>${'<state>'.repeat(5000)}`, 'a.json was not opened: line 1, column 701: it is nested more than 100 deep.'],
    [
      `<scxml>${'<state/>'.repeat(20_000)}`,
      'a.json was not opened: line 1, column 160000: it has more than 20000 elements.',
    ],
  ])('gets one sentence: %s', (text, says) => {
    expect(refusal(text, 'a.json')).toBe(says);
  });

  it('may have no states: a counter is one state', () => {
    const { root, transitions } = chartOf(readMachine('{"id":"n","on":{"add":{"actions":"count"}}}', 'n.json'));
    expect([statesWithin(root).length, transitions.map(({ name }) => name)]).toEqual([1, ['n: add[0]']]);
  });

  it('may have events by the names of what XState 4 has in a transition', () => {
    const on = { target: 'x', cond: 'x', in: { target: 'x' } };
    const text = JSON.stringify({ id: 'a', initial: 'x', states: { x: { on } } });
    expect(chartOf(readMachine(text, 'a.json')).transitions.map(({ trigger }) => trigger)).toEqual(Object.keys(on));
  });

  it('may have what XState 4 has in a state where nothing is in it, and names of both halves of a pair', () => {
    const none = { activities: [], onEntry: [], onExit: null, data: {} };
    const inner = { '😀': { ...none, on: { '😀': 'b' } }, b: { ...none, type: 'final' } };
    const text = JSON.stringify({ id: '😀', initial: '😀', states: inner });
    expect(refusal(text, 'a.json')).toBe('opened');
  });

  it('may lead back to where it is by a dot, as XState reads it', () => {
    const text = '{"id":"a","initial":"x","states":{"x":{"on":{"go":{"target":".","reenter":true}}}}}';
    expect(chartOf(readMachine(text, 'a.json')).transitions.map(({ targets }) => targets)).toEqual([['x']]);
  });

  it('is told from JSON as JSON.parse tells it, in 2,000 texts with one changed character', () => {
    const parsed = (text: string): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        return undefined;
      }
    };
    const placed = (text: string): unknown => {
      try {
        return placedJson(text).value;
      } catch {
        return undefined;
      }
    };
    const signs = fc.constantFrom(...'{}[]:,"\\\n\t /*-+.0eEtu\u0001'.split(''), '');
    fc.assert(
      fc.property(fc.json({ maxDepth: 4 }), fc.nat(), signs, (json, at, sign) => {
        const place = at % json.length;
        const text = `${json.slice(0, place)}${sign}${json.slice(place + 1)}`;
        expect(placed(text)).toEqual(parsed(text));
      }),
      { numRuns: 2000, seed: 15 },
    );
  });

  it('is not run: code in a file stays text', () => {
    const json =
      '{"id":"a","initial":"x","context":{"$function":"() => { globalThis.evil = 1 }"},"states":{"x":{"entry":{"type":"evil","params":{"$function":"() => { globalThis.evil = 1 }"}}}}}';
    replayed(subjectFrom(readMachine(json, 'a.json')), ['start']);
    expect(Reflect.get(globalThis, 'evil')).toBeUndefined();
  });
});
