import { describe, expect, it } from 'vitest';
import { activeIn } from '../../../src/atlas/page/active.ts';
import { machines } from '../../../machines/index.ts';
import { chartOf } from '../../../src/atlas/chart/chart-of.ts';
import { addressOf, isTransition, partIn, targetIn } from '../../../src/atlas/page/address.ts';
import { walkViews } from '../../../src/atlas/page/walks/walk-view.ts';
import { changesBetween } from '../../../src/atlas/page/walks/changes.ts';
import { decodeCoverage } from '../../../src/atlas/page/coverage/coverage.ts';
import { plannedCoverage } from '../../../src/build/planned-coverage.ts';
import { texts } from '../../../src/atlas/page/texts.ts';
import { decodeSession, sessionText } from '../../../src/atlas/page/live/session-file.ts';
import { inspectionMessages } from '../../page/screens/inspection-fixtures.ts';
import { parseWalkFile } from '../../engine/walk-files/walk-file.ts';
import { textOf } from '../../engine/machine/words.ts';
import { machineIds } from '../../machines/room.ts';
import { committedText } from '../../walks/committed.ts';

const walkFiles = machineIds.flatMap((id) =>
  (['actor', 'page'] as const).map((on): [string, string] => [`${id}, ${on}`, committedText(id, on)]),
);

function thrown(run: () => unknown): unknown {
  try {
    run();
  } catch (fault) {
    return fault;
  }
  return null;
}

describe('The view of a walk file', () => {
  it.each(walkFiles)('of %s shows every step, and its changes lead from context to context', (_, text) => {
    const { walks } = parseWalkFile(text);
    for (const [index, walk] of walkViews({ id: '', head: [], walks }).entries()) {
      const context = new Map<string, string>();
      for (const [at, step] of walk.steps.entries()) {
        const known = walks[index]?.steps[at];
        for (const { key, before, after } of step.changes) {
          expect(before).toBe(context.get(key) ?? '');
          if (after === '') context.delete(key);
          else context.set(key, after);
        }
        expect([step.words, step.state, step.took]).toEqual([known?.stimulus.words, known?.seen.state, known?.took]);
        const seen = Object.entries(known?.seen.context ?? {}).map(([key, value]): [string, string] => [
          key,
          textOf(value),
        ]);
        expect(Object.fromEntries(context)).toEqual(Object.fromEntries(seen));
      }
    }
  });

  it('shows the parts of each line: changes, transitions, and all else in the words of the file', () => {
    const text = `walk file cart

walk 1a2b3c4d tour
  start → empty · tags calm · count = 0 · note = "a" · invokes load
  item.added {"id":1} → filled · tags none · count = 1 · note gone · emits news {"id":1} · by cart.empty[0]
  cleared → (ignored)
  left → filled · is done · returns {"ok":true} · by cart[0]
`;
    expect(walkViews(parseWalkFile(text))).toEqual([
      {
        id: '1a2b3c4d',
        kind: 'tour',
        title: '2 transitions: item.added, left',
        steps: [
          {
            words: 'start',
            state: 'empty',
            ignored: false,
            took: [],
            changes: [
              { key: 'count', before: '', after: '0' },
              { key: 'note', before: '', after: '"a"' },
            ],
            details: ['tags calm', 'invokes load'],
          },
          {
            words: 'item.added {"id":1}',
            state: 'filled',
            ignored: false,
            took: ['cart.empty: item.added[0]'],
            changes: [
              { key: 'count', before: '0', after: '1' },
              { key: 'note', before: '"a"', after: '' },
            ],
            details: ['tags none', 'emits news {"id":1}'],
          },
          { words: 'cleared', state: 'filled', ignored: true, took: [], changes: [], details: [] },
          {
            words: 'left',
            state: 'filled',
            ignored: false,
            took: ['cart: left[0]'],
            changes: [],
            details: ['is done', 'returns {"ok":true}'],
          },
        ],
      },
    ]);
  });
});

describe('The title of a walk', () => {
  const file = (...walks: readonly string[]) => walkViews(parseWalkFile(`walk file cart\n\n${walks.join('\n\n')}\n`));

  it('says which transitions it is the first to take, what it sends to be ignored, or what else it is for', () => {
    const titles = file(
      'walk 00000001 tour\n  start → empty\n  item.added → filled · by cart.empty[0]\n  item.added → filled · by cart.filled[0]',
      'walk 00000002 tour\n  start → empty\n  item.added → filled · by cart.empty[0]',
      'walk 00000003 sneak\n  start → empty\n  item.added → filled · by cart.empty[0]\n  opened → (ignored)\n  shut → (ignored)',
      'walk 00000004 pairs\n  start → empty\n  a → filled · by cart.empty[0]\n  b → filled · by cart.b[0]\n  c → filled · by cart.c[0]\n  d → filled · by cart.d[0]\n  e → filled · by cart.e[0]',
      'walk 00000005 probe\n  start → empty\n  item.added → filled · by cart.empty[0]',
      'walk 00000006 tour\n  start → empty',
    ).map(({ title }) => title);
    expect(titles).toEqual([
      '2 transitions: item.added',
      'The same in other values: item.added',
      '2 events to be ignored: opened, shut',
      '5 transitions: a, b, c and 2 more',
      'A fault that others miss: item.added',
      'The start alone',
    ]);
  });

  it.each(walkFiles)('of %s names no hash and is never empty', (_, text) => {
    for (const { id, title } of walkViews(parseWalkFile(text))) {
      expect(title).not.toContain(id);
      expect(title).not.toBe('');
    }
  });
});

/** What an address holds that names a machine alone. */
const NOTHING = { part: null, folded: [], wording: 'plain', walk: null, trial: null, moment: null } as const;

describe('An address of the atlas', () => {
  it.each([
    [{ ...NOTHING, machine: 'cart' }, '#cart'],
    [{ ...NOTHING, machine: 'cart', part: 'lines.filled' }, '#cart/lines.filled'],
    [
      { ...NOTHING, machine: 'cart', part: 'cart.lines: cart.restored[0]' },
      '#cart/cart.lines%3A%20cart.restored%5B0%5D',
    ],
    [{ ...NOTHING, machine: 'a/b', part: 'ü' }, '#a%2Fb/%C3%BC'],
    [
      { ...NOTHING, machine: 'cart', walk: { walkFile: 'page', id: '0badcafe', stepIndex: 2 } },
      '#cart?walk=page/0badcafe/3',
    ],
    [
      { ...NOTHING, machine: 'cart', part: 'lines.filled', walk: { walkFile: 'actor', id: '0badcafe', stepIndex: 0 } },
      '#cart/lines.filled?walk=actor/0badcafe/1',
    ],
    [
      { ...NOTHING, machine: 'cart', wording: 'code', moment: { session: '1a2b3c4d', moment: 17 } },
      '#cart?words=code&moment=1a2b3c4d/17',
    ],
    [{ ...NOTHING, machine: 'cart', folded: ['lines', 'undo'] }, '#cart?fold=lines,undo'],
    [{ ...NOTHING, machine: 'cart', folded: ['a,b&c'], wording: 'code' }, '#cart?fold=a%2Cb%26c&words=code'],
    [
      {
        ...NOTHING,
        machine: 'cart',
        folded: ['lines'],
        walk: { walkFile: 'page', id: '0badcafe', stepIndex: 0 },
      },
      '#cart?fold=lines&walk=page/0badcafe/1',
    ],
    [
      { ...NOTHING, machine: 'cart', wording: 'code', trial: ['start', 'a&fold=b'] },
      '#cart?words=code&try=start/a%26fold%3Db',
    ],
  ] as const)('leads to %j and back', (target, address) => {
    expect(addressOf(target)).toBe(address);
    expect(targetIn(address)).toEqual(target);
  });

  it('is there for every name, whole or not', () => {
    const half = 'm\ud800';
    const walk = { walkFile: 'page', id: half, stepIndex: 0 } as const;
    const address = addressOf({ machine: half, part: half, folded: [half], walk });
    expect(address).toBe('#m%EF%BF%BD/m%EF%BF%BD?fold=m%EF%BF%BD&walk=page/m%EF%BF%BD/1');
    expect(addressOf({ machine: '😀', part: null, trial: [half] })).toBe('#%F0%9F%98%80?try=m%EF%BF%BD');
  });

  it('may be written by hand, and may name nothing', () => {
    expect(targetIn('#cart/cart.lines: cart.restored[0]')).toEqual({
      ...NOTHING,
      machine: 'cart',
      part: 'cart.lines: cart.restored[0]',
    });
    expect(targetIn('#%')).toEqual({ ...NOTHING, machine: '%' });
    expect(targetIn('#cart?moment=1a2b3c4d/0')).toEqual({ ...NOTHING, machine: 'cart' });
    expect(targetIn('#cart?words=none&fold=')).toEqual({ ...NOTHING, machine: 'cart' });
    expect([targetIn(''), targetIn('#')]).toEqual([null, null]);
    expect([isTransition('cart.lines: cart.restored[0]'), isTransition('lines.filled')]).toEqual([true, false]);
  });
});

describe('A part of an address', () => {
  it.each([
    ['filled', 'lines.filled'],
    ['lines.filled', 'lines.filled'],
    ['unavailable', 'undo.unavailable'],
    ['cart.restored[1]', 'cart.lines: cart.restored[1]'],
    ['nothing', 'nothing'],
  ])('«%s» of the cart is %s', (written, meant) => {
    expect(partIn(chartOf(machines.cart), written)).toBe(meant);
  });
});

describe('The active states', () => {
  it('are the innermost ones of a snapshot', () => {
    expect(activeIn({ value: 'idle' })).toEqual(['idle']);
    expect(activeIn({ value: { lines: 'filled', undo: { is: 'open' } } })).toEqual(['lines.filled', 'undo.is.open']);
    expect(activeIn({ value: { light: 'on', level: {} } })).toEqual(['level', 'light.on']);
    expect(activeIn({ value: { 'Idle (start)': 'x', 'a + b': { 'c (d': 'e' } } })).toEqual([
      'Idle (start).x',
      'a + b.c (d.e',
    ]);
    expect([activeIn({}), activeIn({ value: {} })]).toEqual([[], []]);
    expect([activeIn({ value: { lines: null } }), activeIn({ value: [1] }), activeIn({ value: 7 })]).toEqual([
      [],
      [],
      [],
    ]);
  });
});

describe('A file', () => {
  const report = { version: 2, machines: [{ machine: 'cart', transitions: [] }], requirements: [] };
  const row = { name: 'a', reached: 'actor', actorWalks: [], browserWalks: [], because: '', killed: [] };
  const withRow = (other: object) => ({
    ...report,
    machines: [{ machine: 'cart', transitions: [{ ...row, ...other }] }],
  });

  it('of coverage is taken with all its parts', () => {
    expect(decodeCoverage(report)).toEqual({ machines: report.machines, requirements: [] });
    expect(decodeCoverage(withRow({})).machines[0]?.transitions).toEqual([row]);
  });

  it.each([
    ['version', { ...report, version: 3 }],
    ['broken', { ...report, version: '1' }],
    ['broken', { ...report, machines: {} }],
    ['broken', { ...report, requirements: [{ id: 1 }] }],
    ['broken', withRow({ reached: 'elsewhere' })],
    ['broken', withRow({ killed: undefined })],
    ['broken', []],
    ['broken', null],
    ['broken', 'text'],
  ])('is no coverage, for it is of the fault «%s»: %j', (fault, json) => {
    expect(thrown(() => decodeCoverage(json))).toBe(fault);
  });

  it('of coverage says whether it was planned or run, when, and on which commit', () => {
    const run = { kind: 'run', at: '2026-11-22T10:31:00.000Z', commit: 'abc1234' };
    expect(decodeCoverage({ ...report, source: run }).source).toEqual(run);
    expect(decodeCoverage({ ...report, source: { kind: 'planned' } }).source).toEqual({ kind: 'planned' });
    expect(decodeCoverage({ ...report, source: { kind: 'run' } }).source).toBeUndefined();
    expect(texts.coverage.from(texts.coverage.run(run.at, run.commit))).toBe(
      'Coverage from the test run of 2026-11-22 10:31 UTC, commit abc1234.',
    );
  });

  it('of a fresh start is what the committed walk files plan, for every transition of every machine', () => {
    const { machines: planned, source } = decodeCoverage(plannedCoverage(process.cwd()));
    expect(source).toEqual({ kind: 'planned' });
    for (const [id, machine] of Object.entries(machines)) {
      const rows = planned.find((one) => one.machine === id)?.transitions ?? [];
      expect(rows.map(({ name }) => name)).toEqual(chartOf(machine).transitions.map(({ name }) => name));
      expect(rows.filter(({ actorWalks }) => actorWalks.length === 0)).toEqual([]);
    }
    expect(
      planned.find(({ machine }) => machine === 'cart')?.transitions.every(({ reached }) => reached === 'browser'),
    ).toBe(true);
  });

  it('of a session holds what was saved', () => {
    expect(
      decodeSession(
        JSON.parse(
          sessionText(
            [],
            inspectionMessages.map((message) => JSON.stringify(message)),
          ),
        ),
      ).messages,
    ).toEqual(JSON.parse(JSON.stringify(inspectionMessages)));
  });

  it('of a session of the first version, without actors at its head, opens, too', () => {
    expect(decodeSession({ format: 'loadout session', version: 1, messages: inspectionMessages }).actors).toEqual([]);
  });

  it.each([
    ['version', { format: 'loadout session', version: 3, messages: inspectionMessages }],
    ['broken', { format: 'loadout session', version: 2, actors: [{}], messages: inspectionMessages }],
    [
      'broken',
      { format: 'loadout session', version: 2, actors: [], messages: [{ ...inspectionMessages[0], snapshot: null }] },
    ],
    ['broken', { format: 'another', version: 1, messages: inspectionMessages }],
    ['broken', { format: 'loadout session', version: 1, messages: [] }],
    ['broken', { format: 'loadout session', version: 1, messages: [...inspectionMessages, { type: '@xstate.event' }] }],
    ['broken', report],
    ['broken', null],
  ])('is no session, for it is of the fault «%s»: %j', (fault, json) => {
    expect(thrown(() => decodeSession(json))).toBe(fault);
  });
});

describe('What changes between two contexts', () => {
  it('is each value that differs, comes or goes', () => {
    expect(changesBetween({ a: 1, b: [1], c: 3 }, { a: 1, b: [2], d: 4 })).toEqual([
      { key: 'b', before: '[1]', after: '[2]' },
      { key: 'c', before: '3', after: '' },
      { key: 'd', before: '', after: '4' },
    ]);
    expect(changesBetween(undefined, undefined)).toEqual([]);
  });
});
