import { describe, expect, it } from 'vitest';
import { type MachineId, machines } from '../../../machines/index.ts';
import { chartOf } from '../../../src/atlas/chart/chart-of.ts';
import { machineJsonText } from '../../../src/atlas/exports/xstate-json.ts';
import { readMachine } from '../../../src/atlas/foreign/read-machine.ts';
import { generatedWalks, walkFileFor, walksOrWhyNot } from '../../../src/atlas/trial/generated-walks.ts';
import { replayed } from '../../../src/atlas/trial/steps.ts';
import { subjectFrom } from '../../../src/atlas/trial/subject.ts';
import { wordsOfWalk } from '../../engine/walk-files/walk.ts';
import { formatWalkFile, parseWalkFile } from '../../engine/walk-files/walk-file.ts';

// The navigation has so many guards that its walks take seconds.
const all = (Object.entries(machines) as [MachineId, (typeof machines)[MachineId]][]).filter(
  ([id]) => id !== 'navigation',
);

function generatedFrom(text: string) {
  const json = readMachine(text, 'x.json');
  return { json, ...generatedWalks(chartOf(json), json) };
}

const DOOR = JSON.stringify({
  id: 'door',
  initial: 'shut',
  states: {
    shut: { on: { push: { target: 'open', guard: 'isUnlocked' } } },
    open: { on: { pull: 'shut' }, after: { shutting: 'shut' } },
  },
});

describe('walks that are generated for a machine from a file', () => {
  it('come from a worker as the text of their file', () => {
    const json = readMachine(DOOR, 'x.json');
    const made = walkFileFor(chartOf(json), json);
    expect(structuredClone(made)).toEqual(made);
    const { walkFile, ...covered } = generatedWalks(chartOf(json), json);
    expect(made).toEqual({ ...covered, id: 'door', text: formatWalkFile(walkFile) });
  });

  it('take each transition and send what must be ignored, and answer the guards that have no code', () => {
    const { walkFile, declared, missing, openGuards } = generatedFrom(DOOR);
    expect([declared, missing, openGuards]).toEqual([3, [], ['isUnlocked']]);
    expect(walkFile.walks.map((walk) => [walk.kind, ...wordsOfWalk(walk)])).toEqual([
      [
        'transitions',
        'start',
        'guard.answered {"guard":"isUnlocked","is":true}',
        'push',
        'xstate.after.shutting.door.open',
        'push',
        'pull',
      ],
      ['sneak', 'start', 'push', 'pull', 'guard.answered {"guard":"isUnlocked","is":true}', 'push', 'push'],
    ]);
  });

  it.each(all)(
    'of %s cover all but what a guard decides before the start has ended, as their file says',
    (_, machine) => {
      const { json, walkFile, missing, declared } = generatedFrom(machineJsonText(machine));
      const read = parseWalkFile(formatWalkFile(walkFile));
      const subject = subjectFrom(json);
      const took = new Set<string>();
      for (const walk of read.walks) {
        const { steps, lost } = replayed(subject, wordsOfWalk(walk));
        expect(lost).toBeNull();
        const brief = ({ seen, took: by, ignored }: (typeof walk.steps)[number]) => [seen, by, ignored];
        expect(steps.map(brief)).toEqual(walk.steps.map(brief));
        for (const name of steps.flatMap((step) => step.took)) took.add(name);
      }
      expect(took.size).toBe(declared - missing.length);
      expect(missing.filter((name) => !/\.(?:starting|deciding): always\[0\]$/u.test(name))).toEqual([]);
      expect(read.head.filter((line) => line.startsWith('not covered: '))).toHaveLength(missing.length);
    },
  );

  it('are read back where events, actions and keys have spaces, or the words of a start and a timer', () => {
    const { walkFile, missing } = generatedFrom(
      JSON.stringify({
        id: 'my door',
        initial: 'in use',
        context: { 'last name': 'x' },
        states: {
          'in use': {
            on: { 'go home': { target: 'b', actions: { type: 'say "hello" → you' } }, start: 'b', timer: 'b' },
          },
          b: { on: { 'a.*': 'in use' } },
        },
      }),
    );
    expect(missing).toEqual([]);
    const read = parseWalkFile(formatWalkFile(walkFile));
    expect(read.id).toBe('my_door');
    expect(formatWalkFile(read)).toBe(formatWalkFile(walkFile));
    expect(read.walks.flatMap(wordsOfWalk)).toEqual(
      expect.arrayContaining(['"go home"', '"start"', '"timer"', 'a.any']),
    );
  });

  it('are refused for a machine that never comes to rest, which a trial is, too', () => {
    const text =
      '{"id":"a","initial":"x","states":{"x":{"always":{"target":"y"}},"y":{"always":{"target":"x"}},"z":{}}}';
    const json = readMachine(text, 'a.json');
    expect(walksOrWhyNot(chartOf(json), json)).toEqual({ whyNot: 'start' });
    expect(replayed(subjectFrom(json), ['start'])).toEqual({ steps: [], lost: 'start' });
  });

  it('are refused for a machine with more situations than can be walked here', () => {
    const region = { initial: 'a', states: { a: { on: {} }, b: {} } };
    const regions = Array.from({ length: 12 }, (_, n) => [
      `r${n}`,
      { ...region, states: { a: { on: { [`go${n}`]: 'b' } }, b: {} } },
    ]);
    const json = { id: 'wide', type: 'parallel', states: Object.fromEntries(regions) };
    expect(walksOrWhyNot(chartOf(json), json)).toEqual({ whyNot: 'situations' });
  });
});
