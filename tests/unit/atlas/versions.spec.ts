import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { machines } from '../../../machines/index.ts';
import { chartOf } from '../../../src/atlas/chart/chart-of.ts';
import { mermaidText } from '../../../src/atlas/exports/mermaid.ts';
import { machineJson, machineJsonText } from '../../../src/atlas/exports/xstate-json.ts';
import {
  type StatePart,
  type TransitionDefinition,
  type TransitionPart,
  definitionOf,
} from '../../../src/atlas/versions/definition.ts';
import { type Difference, differencesBetween } from '../../../src/atlas/versions/differences.ts';
import { rowsOf } from '../../../src/atlas/versions/in-words.ts';
import { differencesMarkdown } from '../../../src/atlas/versions/markdown.ts';
import { mermaidMarks } from '../../../src/atlas/versions/mermaid-marks.ts';
import { differingMachines, machinesAt, sinceDrawings, sinceMarkdown } from '../../flows/since.ts';
import type { Mutant } from '../../engine/mutants/site.ts';
import { mutantsOf } from '../../engine/mutants/operators.ts';

/** A difference in as few words as tell it from any other: its kind, its place, what of it differs. */
function brief(one: Difference): string {
  switch (one.kind) {
    case 'state added':
    case 'state removed':
      return `${one.kind} ${one.id}`;
    case 'state changed':
      return `${one.kind} ${one.id || '(root)'} ${one.changes.map(({ part }) => part).join()}`;
    case 'transition added':
      return `${one.kind} ${one.after.name}`;
    case 'transition removed':
    case 'transition moved':
      return `${one.kind} ${one.before.name}`;
    case 'transition changed':
      return `${one.kind} ${one.before.name} ${one.changes.map(({ part }) => part).join()}`;
    case 'code changed':
      return `${one.kind} ${one.name}`;
  }
}

const MADE: Readonly<Record<string, (rest: string, id: string) => string>> = {
  after: (delay, id) => `xstate.after.${delay}.${id}`,
  'done of': (actor) => `xstate.done.actor.${actor}`,
  'error of': (actor) => `xstate.error.actor.${actor}`,
  'snapshot of': (actor) => `xstate.snapshot.${actor}`,
};

/** The name of the transition that a mutant's words mean: `lines.filled: after newsInterval[0]`. */
function nameIn(machine: string, words: string): string {
  const [, place = '', event = '', index = ''] = /^(.*?): (.*?)(\[\d+\])?$/u.exec(words) ?? [];
  const id = place === '(root)' ? machine : `${machine}.${place}`;
  const [, kind = '', rest = ''] = /^(after|(?:done|error|snapshot) of) (.*)$/u.exec(event) ?? [];
  const descriptor = event === 'done' ? `xstate.done.state.${id}` : (MADE[kind]?.(rest, id) ?? event);
  return `${id}: ${descriptor}${index}`;
}

const CHANGED: Readonly<Record<string, string>> = {
  retarget: 'targets',
  'forget target': 'targets',
  'forget reenter': 'reenters',
  'drop guard': 'guard',
  'negate guard': 'guard',
  'drop action': 'actions',
};
const OF_STATE: Readonly<Record<string, string>> = {
  'drop entry action': 'entry',
  'drop exit action': 'exit',
  'drop tag': 'tags',
  'change initial': 'initial',
};

/** What a mutant must show and nothing beside it, as its name says. */
function isShown({ operator, name }: Mutant, machine: string, seen: readonly string[]): boolean {
  const place = name.slice(`${machine}: ${operator} `.length).replace(/ \(\d+\)$/u, '');
  const [first = '', ...others] = seen;
  const isOne = others.length === 0;
  const changed = CHANGED[operator];
  if (changed !== undefined) {
    const words = place.replace(/^.* of (?=[^ ]+: )/u, '').replace(/ to \S+$/u, '');
    return isOne && first === `transition changed ${nameIn(machine, words)} ${changed}`;
  }
  const part = OF_STATE[operator];
  if (part !== undefined) {
    const [, state = ''] = /(?:^|\s)of (\S+)(?: to \S+)?$/u.exec(place) ?? [];
    return isOne && first === `state changed ${state} ${part}`;
  }
  switch (operator) {
    case 'extra transition':
    case 'accept refused': {
      const words = place.replace(/ (?:acts|enters anew|to \S+)$/u, '');
      return isOne && first.startsWith(`transition added ${nameIn(machine, words)}[`);
    }
    case 'swap transitions':
      return isOne && first === `transition moved ${nameIn(machine, place.replace(/ and \[\d+\]$/u, ''))}`;
    case 'change delay':
      return isOne && first === `code changed delay ${place}`;
    case 'drop invoke': {
      const [, actor = '', state = ''] = /^(\S+) of (\S+)$/u.exec(place) ?? [];
      const edges = others.every(
        (one) => one.startsWith(`transition removed ${machine}.${state}: xstate.`) && one.includes(`.${actor}[`),
      );
      return first === `state changed ${state} invokes` && edges;
    }
    case 'hidden state': {
      const [, behind = ''] = /^behind (.*) without /u.exec(place) ?? [];
      const left = seen.filter((one) => !one.includes('~'));
      const isThere = seen.some((one) => one.startsWith('state added ') && one.endsWith('~'));
      return isThere && left.join() === `transition changed ${nameIn(machine, behind)} targets`;
    }
    default:
      return isOne && first === `transition removed ${nameIn(machine, place)}`;
  }
}

/** What a table says where a part of a state differs, and of a transition: reviewed words, by the part. */
const SAID_OF_STATES: Readonly<Record<StatePart, string>> = {
  kind: 'other kind of state',
  initial: 'begins elsewhere',
  starting: 'other actions on the way to where it begins',
  entry: 'other actions on the way in',
  exit: 'other actions on the way out',
  invokes: 'runs something else',
  tags: 'other tags',
  description: 'other description',
  historyTarget: 'other target without a history',
  output: 'other output',
  context: 'begins with another context',
  meta: 'other meta data',
};
const SAID_OF_TRANSITIONS: Readonly<Record<TransitionPart, string>> = {
  targets: 'other target',
  guard: 'other guard',
  actions: 'other actions',
  reenters: 'enters anew or not',
  description: 'other description',
  meta: 'other meta data',
};

const SIDES = { before: 'old', after: 'new' };
const CHANGE = { mark: 'changed', isOld: false, ...SIDES };
const BRANCH: TransitionDefinition = {
  name: 'open: push[0]',
  source: 'open',
  descriptor: 'push',
  trigger: 'push',
  branch: { place: 1, of: 2 },
  parts: { targets: '', guard: '', actions: '', reenters: '', description: '', meta: '' },
};
const BRANCHES = { before: BRANCH, after: { ...BRANCH, name: 'open: push[1]', branch: { place: 2, of: 2 } } };

describe('two versions of a machine', () => {
  it.each(Object.entries(machines))(
    '%s differs from each mutant in what was mutated, and in nothing else',
    (id, machine) => {
      const before = definitionOf(machine);
      const wrong = mutantsOf(machine).flatMap((mutant) => {
        let built;
        try {
          built = mutant.build();
        } catch {
          // The fault leaves no machine.
          return [];
        }
        const seen = differencesBetween(before, definitionOf(built)).map(brief);
        return isShown(mutant, id, seen) ? [] : [`${mutant.name}: ${seen.join(' | ')}`];
      });
      expect(wrong).toEqual([]);
    },
  );

  it.each(Object.entries(machines))('%s does not differ from itself, as code or from a file', (_, machine) => {
    const file: unknown = JSON.parse(JSON.stringify(machineJson(machine)));
    const again: unknown = JSON.parse(JSON.stringify(machineJson(machine)));
    expect(differencesBetween(definitionOf(machine), definitionOf(machine))).toEqual([]);
    expect(differencesBetween(definitionOf(Object(file)), definitionOf(Object(again)))).toEqual([]);
  });

  it.each(Object.entries(SAID_OF_STATES))('say that the %s of a state differs: «%s»', (part, what) => {
    const rows = rowsOf([{ kind: 'state changed', id: 'open', changes: [{ part, ...SIDES } as never] }]);
    expect(rows).toEqual([{ ...CHANGE, what, part: 'open', name: 'open', state: null, place: null }]);
  });

  it.each(Object.entries(SAID_OF_TRANSITIONS))('say that the %s of a transition differs: «%s»', (part, what) => {
    const { before, after } = BRANCHES;
    const rows = rowsOf([{ kind: 'transition changed', before, after, changes: [{ part, ...SIDES } as never] }]);
    expect(rows).toEqual([{ ...CHANGE, what, part: 'open: push[1]', name: 'push', state: 'open', place: 2 }]);
  });

  const vault = {
    id: 'vault',
    initial: 'open',
    context: { left: 5 },
    output: { left: 5 },
    states: {
      open: { on: { GO: 'shut.last' } },
      shut: { initial: 'x', states: { x: {}, y: {}, last: { type: 'history', target: 'y' } } },
      gone: { type: 'final', output: { left: 1 } },
    },
    implementations: {
      actions: { tell: { type: 'xstate.raise', event: { type: 'told' } } },
      guards: { isFree: { type: 'xstate.not', guards: ['isLocked'] } },
    },
  };

  it.each([
    ['context', { context: { left: 6 } }, 'state changed (root) context'],
    ['output at the end', { output: { left: 6 } }, 'state changed (root) output'],
    [
      'output of a state',
      { states: { ...vault.states, gone: { type: 'final', output: { left: 2 } } } },
      'state changed gone output',
    ],
    [
      'target without a history',
      {
        states: {
          ...vault.states,
          shut: { ...vault.states.shut, states: { x: {}, y: {}, last: { type: 'history' } } },
        },
      },
      'state changed shut.last historyTarget',
    ],
    [
      'raised event',
      { implementations: { actions: { tell: { type: 'xstate.raise', event: { type: 'heard' } } } } },
      'code changed action tell',
    ],
    [
      'guard over others',
      { implementations: { guards: { isFree: { type: 'xstate.or', guards: ['isLocked'] } } } },
      'code changed guard isFree',
    ],
  ])('from files differ in another %s', (_, other, seen) => {
    const [before, after] = [definitionOf(vault), definitionOf({ ...vault, ...other })];
    expect(differencesBetween(before, after).map(brief)).toEqual([seen]);
    expect(differencesBetween(before, definitionOf(structuredClone(vault)))).toEqual([]);
  });

  it('of checkout differ where its file raises another event', () => {
    const [file, other] = [1, 2].map(() => JSON.parse(machineJsonText(machines.checkout)));
    other.implementations.actions.noteChange.event.type = 'field.left';
    const differences = differencesBetween(definitionOf(file), definitionOf(other));
    expect(differences.map(brief)).toEqual(['code changed action noteChange']);
  });

  it('are coloured by the ids of the chart, whatever the names of its states', () => {
    const named = (target: string) =>
      chartOf({ id: 'm', initial: '登录', states: { 登录: { on: { GO: target } }, 注册: {}, 登_录: {} } });
    const [before, after] = [named('注册'), named('登_录')];
    const marks = { states: new Map(), transitions: new Map([['m.登录: GO[0]', 'changed' as const]]) };
    const [, id = ''] = /state "登录" as (\w+)/u.exec(mermaidText(after)) ?? [];
    expect(mermaidText(before)).toContain(`state "登录" as ${id}\n`);
    expect(mermaidMarks(after, marks)).toContain(`class ${id} changed\n`);
  });

  const door = (on: object) =>
    definitionOf(
      createMachine({
        id: 'door',
        initial: 'shut',
        states: { shut: { on: on as never }, open: {}, broken: { tags: ['loud'] } },
      }),
    );

  it('are told in words: what was added, removed, retargeted, re-guarded', () => {
    const before = door({ push: [{ target: 'open', guard: 'isUnlocked' }, { target: 'broken' }], kick: 'broken' });
    const after = door({ push: [{ target: 'open', guard: 'isFree' }, { target: 'open' }], knock: 'open' });
    expect(differencesMarkdown('door', differencesBetween(before, after))).toBe(
      [
        '### door',
        '',
        '| what | where | before | after |',
        '| --- | --- | --- | --- |',
        '| other guard | in `shut`: `push`, 1st | `isUnlocked` | `isFree` |',
        '| other target | in `shut`: `push`, 2nd | `broken` | `open` |',
        '| transition removed | in `shut`: `kick` | to `broken` | |',
        '| transition added | in `shut`: `knock` | | to `open` |',
        '',
      ].join('\n'),
    );
  });

  it('cannot break out of the table: signs of Markdown and HTML in names are harmless', () => {
    const before = door({});
    const after = door({ 'a|b`<img>\n': 'open' });
    const table = differencesMarkdown('door', differencesBetween(before, after));
    expect(table.split('\n').filter((line) => line.startsWith('|'))).toHaveLength(3);
    expect(table).toContain('a\\|b');
    expect(table).not.toContain('<img>');
  });

  const small = (id: string, target: string) =>
    createMachine({ id, initial: 'a', states: { a: { on: { go: target } }, b: {}, c: {} } });

  it('are told for a whole register: machines that are new, gone, changed; a chart of both for each', async () => {
    const differing = differingMachines(
      { same: small('same', 'b'), gone: small('gone', 'b'), moved: small('moved', 'b') },
      { same: small('same', 'b'), moved: small('moved', 'c'), fresh: small('fresh', 'b') },
    );
    expect(differing.map(({ id }) => id)).toEqual(['moved', 'fresh', 'gone']);
    const markdown = sinceMarkdown('v1', differing);
    expect(markdown).toContain('| other target | in `a`: `go` | `b` | `c` |');
    expect(markdown).toContain('class moved_a changed');
    expect(markdown).toContain('### fresh\n\nA new machine.');
    expect(markdown).toContain('### gone\n\nThis machine is gone.');
    expect(sinceMarkdown('v1', [])).toBe('No machine differs from v1.\n');
    const drawings = await sinceDrawings(differing);
    expect([...drawings.keys()]).toEqual(['moved']);
    expect(drawings.get('moved')).toContain('chart-difference chart-changed');
  });

  it('need a commit that is there', async () => {
    await expect(machinesAt(process.cwd(), '--output=x')).rejects.toThrow('There is no commit «--output=x»');
  });
});
