import { createMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import { transitionsOf } from '../machine/transitions.ts';
import { playerMachine, playerModel } from '../fixtures/player.machine.ts';
import { silent } from '../fixtures/silent.ts';
import { lastOf } from '../fixtures/way.ts';
import { planTour } from '../tours/plan.ts';
import { coverageOf, explore } from './graph.ts';
import { defineModel } from '../model.ts';

describe('The transitions of a machine', () => {
  it('are all that it declares: events, wildcards, always, after, done and error edges, final states', () => {
    expect(transitionsOf(playerMachine).map(({ name }) => name)).toEqual([
      'player.on: power.pressed[0]',
      'player.on: *[0]',
      'player.on.deck.empty: song.picked[0]',
      'player.on.deck.fetching: xstate.done.actor.fetchSong[0]',
      'player.on.deck.fetching: xstate.error.actor.fetchSong[0]',
      'player.on.deck.playing: stop.pressed[0]',
      'player.on.deck.playing: xstate.done.state.player.on.deck.playing[0]',
      'player.on.deck.playing: xstate.after.songTime.player.on.deck.playing[0]',
      'player.on.deck.playing.first: song.ended[0]',
      'player.on.deck.stopped: resume.pressed[0]',
      'player.on.knob: volume.set[0]',
      'player.on.knob: volume.set[1]',
      'player.on.knob.quiet: power.pressed[0]',
      'player.on.knob.quiet: always[0]',
      'player.on.knob.loud: xstate.after.1000.player.on.knob.loud[0]',
    ]);
  });

  it('know their guards and whether they are declared to do nothing', () => {
    const byName = new Map(transitionsOf(playerMachine).map((transition) => [transition.name, transition]));
    expect(byName.get('player.on.knob: volume.set[0]')).toMatchObject({ guard: 'isSame', inert: true });
    expect(byName.get('player.on.knob: volume.set[1]')).toMatchObject({
      guard: null,
      inert: false,
      targets: ['player.on.knob.quiet'],
    });
  });
});

describe('The graph of a machine that nothing answers in', () => {
  it('has a step for an actor that ends and a timer that fires, though no transition runs', () => {
    const machine = createMachine({
      id: 'idle',
      invoke: { src: 'listen', id: 'listen' },
      initial: 'waiting',
      states: { waiting: { after: { 100: { guard: () => false, target: 'waiting' } } } },
    });
    const model = defineModel({
      ...silent,
      id: 'idle',
      machine,
      replies: { listen: [{ done: null }] },
      stimuli: () => [],
    });
    const graph = explore(model);
    expect(graph.vertices.map((vertex) => vertex?.ignored.length ?? 0)).toEqual([0, 0, 0, 0, 0]);
    // The start, and either first.
    expect(graph.edges.map(({ from, to }) => [from, to])).toEqual([
      [0, 1],
      [1, 2],
      [1, 3],
      [2, 4],
      [3, 4],
    ]);
    expect(() => planTour(graph)).not.toThrow();
  });
});

describe('The graph of a machine with one of everything', () => {
  const graph = explore(playerModel);

  it('reaches every transition', () => {
    expect(coverageOf(graph)).toEqual({ declared: 15, reached: 15, missing: [] });
  });

  it('counts an always to the event that enabled it', () => {
    expect(
      lastOf(graph, 'volume.set {"volume":9}')?.microsteps.map(({ transitions }) =>
        transitions.map(({ name }) => name),
      ),
    ).toEqual([['player.on.knob: volume.set[1]'], ['player.on.knob.quiet: always[0]']]);
  });

  it('follows a timer through what it raises to the end of a state', () => {
    const edge = lastOf(
      graph,
      'song.picked {"song":"a"}',
      'xstate.done.actor.fetchSong {"output":7}',
      'xstate.after.songTime.player.on.deck.playing',
    );
    expect(edge?.microsteps.map(({ event }) => event)).toEqual([
      'xstate.after.songTime.player.on.deck.playing',
      'song.ended',
      'xstate.done.state.player.on.deck.playing',
    ]);
    expect(edge?.seen.emitted).toEqual([{ type: 'played', plays: 1 }]);
  });

  it('has replies while their actor runs and timers while they are scheduled', () => {
    const kinds = (...way: string[]) => {
      const at = lastOf(graph, ...way)?.to ?? 1;
      return new Set((graph.leaving[at] ?? []).map(({ stimulus }) => stimulus.kind));
    };
    expect(kinds()).toEqual(new Set(['event']));
    expect(kinds('song.picked {"song":"a"}')).toEqual(new Set(['event', 'done', 'error']));
    expect(kinds('song.picked {"song":"a"}', 'xstate.done.actor.fetchSong {"output":7}')).toEqual(
      new Set(['event', 'timer']),
    );
  });

  it('never forges the end of a state', () => {
    expect(graph.edges.filter(({ stimulus }) => stimulus.words.includes('done.state'))).toEqual([]);
  });

  it('counts an inert transition as taken, and an event that only the wildcard answers as the wildcard', () => {
    expect(lastOf(graph, 'volume.set {"volume":1}')?.took).toEqual(['player.on.knob: volume.set[0]']);
    expect(lastOf(graph, 'knob.touched')?.took).toEqual(['player.on: *[0]']);
  });

  it('sees what was invoked, scheduled and executed', () => {
    expect(lastOf(graph, 'song.picked {"song":"a"}')?.seen.invoked).toEqual([
      { type: 'fetchSong', id: 'fetchSong', input: { song: 'a' } },
    ]);
    expect(lastOf(graph, 'volume.set {"volume":9}')?.seen.scheduled).toEqual([
      { type: 'xstate.after.1000.player.on.knob.loud', delay: 1000 },
    ]);
    expect(lastOf(graph, 'power.pressed')?.seen.executed).toEqual([{ type: 'dim' }]);
  });

  it('fires first the timer that is due first', () => {
    const way = ['song.picked {"song":"a"}', 'xstate.done.actor.fetchSong {"output":7}', 'volume.set {"volume":9}'];
    const timers = (graph.leaving[lastOf(graph, ...way)?.to ?? 0] ?? []).filter(
      ({ stimulus }) => stimulus.kind === 'timer',
    );
    expect(timers.map(({ stimulus }) => stimulus.words)).toEqual(['xstate.after.1000.player.on.knob.loud']);
  });

  it('goes no further from where the machine has ended', () => {
    const ended = graph.vertices.filter((vertex) => vertex?.seen.status === 'done');
    expect(ended.length).toBeGreaterThan(0);
    for (const vertex of ended) expect([graph.leaving[vertex?.index ?? 0], vertex?.ignored]).toEqual([[], []]);
  });
});

describe('Regions that answer one event in conflict', () => {
  const machine = createMachine({
    id: 'contest',
    initial: 'both',
    states: {
      both: {
        type: 'parallel',
        states: {
          left: { initial: 'a', states: { a: { on: { go: '#contest.away' } } } },
          right: { initial: 'a', states: { a: { on: { go: 'b', calm: 'b' } }, b: {} } },
        },
      },
      away: {},
    },
  });

  it('count the transition that ran, and not the one that it overruled', () => {
    const graph = explore(
      defineModel({ ...silent, id: 'contest', machine, stimuli: () => [{ type: 'go' }, { type: 'calm' }] }),
    );
    expect(lastOf(graph, 'go')?.took).toEqual(['contest.both.left.a: go[0]']);
    expect(coverageOf(graph).missing).toEqual(['contest.both.right.a: go[0]']);
  });
});
