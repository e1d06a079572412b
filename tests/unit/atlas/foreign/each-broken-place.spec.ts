import { type JSONPath, visit } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';
import { type MachineId, machines } from '../../../../machines/index.ts';
import { machineJsonText } from '../../../../src/atlas/exports/xstate-json.ts';
import { typescriptText } from '../../../../src/atlas/exports/typescript.ts';
import { refusal } from './reading.ts';

const all = Object.keys(machines) as MachineId[];

/** The name of a state in a file, with its quotes, and whether a state begins there or a transition leads there. */
interface Named {
  readonly from: number;
  readonly to: number;
  readonly isInitial: boolean;
}

const BRANCHES = /^(?:always|onDone|onError|(?:on|after) [^ ]+)$/u;

/** Whether a text in JSON is a target: under that key, or alone in the place of a branch. */
function isTarget(path: JSONPath): boolean {
  if (path.at(-1) === 'target') return true;
  const keys = path.filter((key) => typeof key === 'string');
  return BRANCHES.test(keys.at(-1) ?? '') || BRANCHES.test(keys.slice(-2).join(' '));
}

function namedInJson(text: string): Named[] {
  const named: Named[] = [];
  visit(text, {
    onLiteralValue: (value, from, length, _, __, pathOf) => {
      if (typeof value !== 'string') return;
      const path = pathOf();
      const isInitial = path.at(-1) === 'initial';
      if (isInitial || isTarget(path)) named.push({ from, to: from + length, isInitial });
    },
  });
  return named;
}

function namedInCode(text: string): Named[] {
  return Array.from(text.matchAll(/\b(initial|target): ('[^']+')/gu), ({ 0: whole, 1: key, 2: name = '', index }) => {
    const to = index + whole.length;
    return { from: to - name.length, to, isInitial: key === 'initial' };
  });
}

/** Line and column of a place, from 1, as an editor counts them. */
function placeOf(text: string, at: number): string {
  const lines = text.slice(0, at).split('\n');
  return `line ${lines.length}, column ${(lines.at(-1) ?? '').length + 1}`;
}

/** XState takes one branch alone as well as in a list, and a mere name for a branch that has no more than a target. */
function inManyShapes(json: string): string {
  let turn = 0;
  const shaped = (branches: unknown): unknown => {
    const [one, ...others] = Array.isArray(branches) ? branches : [branches];
    if (others.length > 0 || one === undefined) return branches;
    turn += 1;
    const target = Object.keys(Object(one)).join() === 'target' ? Object(one).target : one;
    return [[one], one, target, [target]][turn % 4];
  };
  const inShapes = (key: string, value: unknown): unknown => {
    if (['always', 'onDone', 'onError'].includes(key)) return shaped(value);
    if (key !== 'on' && key !== 'after') return value;
    return Object.fromEntries(Object.entries(Object(value)).map(([event, branches]) => [event, shaped(branches)]));
  };
  return JSON.stringify(JSON.parse(json), inShapes, 1);
}

describe.each(all)('A file of %s', (id) => {
  const json = machineJsonText(machines[id]);
  const files = { 'x.json': json, 'y.json': inManyShapes(json), 'z.ts': typescriptText(machines[id]) };

  it.each(Object.entries(files))(
    '%s says where each target is that leads nowhere, and each beginning',
    (file, text) => {
      expect(refusal(text, file)).toBe('opened');
      const places = file.endsWith('.ts') ? namedInCode(text) : namedInJson(text);
      const quote = file.endsWith('.ts') ? "'" : '"';
      for (const { from, to, isInitial } of places) {
        const what = isInitial
          ? 'a state does not begin in «nowhere», which is no state directly inside it.'
          : 'there is no state «nowhere» to lead to.';
        const broken = `${text.slice(0, from)}${quote}nowhere${quote}${text.slice(to)}`;
        expect(refusal(broken, file)).toBe(`${file} was not opened: ${placeOf(text, from)}: ${what}`);
      }
      expect(places.length).toBeGreaterThan(0);
    },
  );
});
