import { createMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import { type WalkFile, parseWalkFile, formatWalkFile } from './walk-file.ts';
import { diffWalkFiles } from './walk-file-diff.ts';
import { playerMachine, playerModel } from '../fixtures/player.machine.ts';
import { silent } from '../fixtures/silent.ts';
import { explore } from '../graph/graph.ts';
import { type MachineModel, defineModel } from '../model.ts';
import { planTour, planTransitions } from '../tours/plan.ts';
import { replay } from '../replay/replay.ts';
import { sneaksOf } from '../sneak-matrix/sneak-matrix.ts';
import { wordsOfWalk } from './walk.ts';

/** A door whose machine can be changed in a way that has nothing to do with most of its walks. */
function doorModel(extra: object = {}, description = '') {
  return defineModel({
    ...silent,
    id: 'door',
    machine: createMachine({
      id: 'door',
      initial: 'shut',
      states: {
        shut: { description, on: { opened: 'open', locked: 'locked', ...extra } },
        open: { on: { closed: 'shut' } },
        locked: { on: { unlocked: 'shut' } },
      },
    }),
    stimuli: () => ['opened', 'closed', 'locked', 'unlocked', 'painted'].map((type) => ({ type })),
  });
}

function bookOf(model: MachineModel, longest = 40): WalkFile {
  const graph = explore(model);
  const walks = [...planTour(graph, { longest }).list, ...sneaksOf(graph, { per: 'configuration', longest }).walks];
  return { id: model.id, head: [`${graph.edges.length} edges`], walks };
}

const player = explore(playerModel);

describe('A walk file', () => {
  it('reads as one line for each step: what happens, where it leads, what changed, by which transition', () => {
    const lines = formatWalkFile({ id: 'player', head: ['two walks'], walks: planTransitions(player).list }).split(
      '\n',
    );
    expect(lines.slice(0, 9)).toEqual([
      'walk file player',
      'two walks',
      '',
      'walk 4f8b2bb7 transitions',
      '  start → on(deck.empty + knob.quiet) · loud = [] · plays = 0 · volume = 1',
      '  power.pressed → on(deck.empty + knob.quiet) · executes dim · by player.on.knob.quiet[0]',
      '  song.picked {"song":"a"} → on(deck.fetching + knob.quiet) · tags busy' +
        ' · invokes fetchSong {"input":{"song":"a"}} · by player.on.deck.empty[0]',
      '  xstate.done.actor.fetchSong {"output":7} → on(deck.playing.first + knob.quiet) · tags none' +
        ' · schedules xstate.after.songTime.player.on.deck.playing {"delay":3000} · by player.on.deck.fetching[0]',
      '  xstate.after.songTime.player.on.deck.playing → on(deck.empty + knob.quiet) · plays = 1' +
        ' · emits played {"plays":1} · by player.on.deck.playing[0] · by player.on.deck.playing.first: song.ended[0]' +
        ' · by player.on.deck.playing: xstate.done.state.player.on.deck.playing[0]',
    ]);
  });

  it('is read back to the letter, and its walks still hold on a live machine', () => {
    const written = {
      id: 'player',
      head: [],
      walks: [...planTransitions(player).list, ...planTour(player).list.slice(0, 5)],
    };
    const text = formatWalkFile(written);
    const read = parseWalkFile(text);
    expect(formatWalkFile(read)).toBe(text);
    expect(read.walks).toEqual(written.walks);
    for (const walk of read.walks) expect(replay(playerModel, walk.steps)).toBeNull();
  });

  it('fails on a machine that lacks a transition, naming it', () => {
    const deaf = playerMachine.provide({ guards: { isLoud: () => false } });
    const failures = planTransitions(player).list.map((walk) => replay(playerModel, walk.steps, deaf));
    const [failure] = failures.filter((found) => found !== null);
    expect(failure?.took).toContain('player.on.knob.quiet: always[0]');
    expect(failure?.differences[0]?.what).toBe('state');
  });

  it.each([
    ['no walk file', 'No walk file begins with «no walk file».'],
    ['walk file a\n\nwalk x tour\n  start → a', 'No walk begins with «walk x tour».'],
    ['walk file a\n\nwalk 12345678 tour\n  start', 'No «→» in «  start».'],
    ['walk file a\n\nwalk 12345678 tour\n  start → a · sings loudly', 'A walk file cannot say «sings loudly».'],
  ])('refuses %j with a clear word', (text, message) => {
    expect(() => parseWalkFile(text)).toThrow(message);
  });
});

describe('Ids and order', () => {
  it('do not move when something changes that no walk shows', () => {
    expect(formatWalkFile(bookOf(doorModel({}, 'A door that is shut.')))).toBe(formatWalkFile(bookOf(doorModel())));
  });

  it('stay for the walks that a new transition does not touch', () => {
    const before = bookOf(doorModel(), 2).walks;
    const after = bookOf(doorModel({ painted: 'shut' }), 2).walks;
    const kept = before.filter(({ kind }) => kind === 'tour').filter(({ id }) => after.some((walk) => walk.id === id));
    expect(kept).toEqual(before.filter(({ kind }) => kind === 'tour'));
    expect(after.map(wordsOfWalk)).toContainEqual(['start', 'painted']);
  });

  it('are those of the words alone: the same steps with another outcome keep their id', () => {
    const ids = (model: MachineModel): string[] => bookOf(model).walks.map(({ id }) => id);
    const other = doorModel();
    expect(ids({ ...other, project: () => ({ painted: false }) })).toEqual(ids(other));
  });
});

describe('The difference of two walk files', () => {
  it('is nothing where they are the same', () => {
    expect(diffWalkFiles(bookOf(doorModel()), bookOf(doorModel()))).toBe('');
  });

  it('shows the first line that differs, on both sides', () => {
    const before = bookOf(doorModel());
    const after = bookOf({ ...doorModel(), project: () => ({ painted: false }) });
    expect(diffWalkFiles(before, after).split('\n').slice(0, 4)).toEqual([
      'The walk file of door and its machine disagree.',
      `walk ${before.walks[0]?.id} shows something else`,
      '  - 1. start → shut',
      '  + 1. start → shut · painted = false',
    ]);
  });

  it('pairs a walk that went with the walk that came in its place', () => {
    const [before, after] = [bookOf(doorModel()), bookOf(doorModel({ painted: 'open' }))];
    const words = diffWalkFiles(before, after);
    expect(words).toContain('  - 5 edges');
    expect(words).toContain('  + 6 edges');
    expect(words).toMatch(/walk \w{8} is now \w{8}\n/);
  });
});
