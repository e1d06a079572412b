import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type MachineId, machines } from '../../../machines/index.ts';
import { chartOf } from '../../../src/atlas/chart/chart-of.ts';
import { statesWithin } from '../../../src/atlas/chart/chart.ts';
import { sourceLinesOf } from '../../../src/build/source-lines.ts';

const all = Object.keys(machines) as MachineId[];

describe('The lines of the source', () => {
  it.each(all)('of %s have each state and each transition of its chart, and nothing else', (id) => {
    const file = `machines/${id}/${id}.machine.ts`;
    const { root, transitions } = chartOf(machines[id]);
    const parts = [...statesWithin(root).map((state) => state.id), ...transitions.map(({ name }) => name)];
    expect(Object.keys(sourceLinesOf(readFileSync(file, 'utf8'), file)).toSorted()).toEqual(parts.toSorted());
  });

  it.each(all)('of %s hold what they are said to: the key of the state, the target of the transition', (id) => {
    const file = `machines/${id}/${id}.machine.ts`;
    const source = readFileSync(file, 'utf8');
    const rows = source.split('\n');
    const lines = sourceLinesOf(source, file);
    const { root, transitions } = chartOf(machines[id]);
    for (const { id: state } of statesWithin(root)) {
      const key = state === '' ? 'id' : state.slice(state.lastIndexOf('.') + 1);
      expect(rows[(lines[state] ?? 0) - 1], state).toMatch(new RegExp(`\\b${key}\\b`, 'u'));
    }
    for (const { name, trigger } of transitions.filter(({ kind }) => kind === 'event')) {
      const line = (lines[name] ?? 0) - 1;
      // One of a list stands below the name of its event.
      const near = rows.slice(Math.max(0, line - 30), line + 1).join('\n');
      expect(near, name).toContain(trigger);
    }
  });
});
