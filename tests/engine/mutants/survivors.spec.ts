import { type AnyMachineSnapshot, createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { compareMachines } from './equivalence.ts';
import { joined, tryMutant } from './executor.ts';
import { judgeMutants, probesFor } from './judge.ts';
import { mutantsOf } from './operators.ts';
import { playerModel } from '../fixtures/player.machine.ts';
import { smallCartMachine, smallCartModel } from '../fixtures/small-cart.machine.ts';
import { explore } from '../graph/graph.ts';
import { planTour } from '../tours/plan.ts';
import { replay } from '../replay/replay.ts';
import { sneaksOf } from '../sneak-matrix/sneak-matrix.ts';
import { stimuliFrom } from '../fixtures/way.ts';
import { walkFromStimuli } from '../walk-files/from-stimuli.ts';
import { wordsOfWalk } from '../walk-files/walk.ts';

const smallCart = createActor(smallCartMachine).getSnapshot();

describe('A mutant that survives', () => {
  const model = {
    ...smallCartModel,
    stimuli: () => smallCartModel.stimuli(smallCart).filter((event) => !('id' in event) || event.id === 1),
  };
  const graph = explore(model);
  const walks = [...planTour(graph).list, ...sneaksOf(graph, { per: 'configuration', longest: 40 }).walks];

  it('is proved equal, or told apart by the shortest walk, which then kills it', () => {
    const few = walks.slice(0, 1);
    const judged = [...judgeMutants(graph, few, mutantsOf(smallCartMachine))];
    const missed = judged.filter((judgement) => judgement.fate === 'missed');
    expect(missed.length).toBeGreaterThan(0);
    for (const { mutant, probe } of missed) {
      expect(tryMutant(model, joined([probe]), mutant)).toMatchObject({ fate: 'killed', step: probe.steps.length });
      expect(replay(model, probe.steps)).toBeNull();
    }
  });

  it('is none but a proven equal once tour, sneaks and probes stand together', () => {
    const all = mutantsOf(smallCartMachine);
    const probes = probesFor(graph, walks, all);
    const fates = [...judgeMutants(graph, [...walks, ...probes], all)];
    expect(fates.filter(({ fate }) => fate === 'missed' || fate === 'undecided')).toEqual([]);
    expect(fates.filter(({ fate }) => fate === 'killed').length).toBeGreaterThan(30);
  });

  it('may only be told apart one step beyond the bounds of the model, and its probe goes there', () => {
    const narrow = { ...model, within: ({ value }: AnyMachineSnapshot) => value === 'shopping' };
    const bounded = explore(narrow);
    const [mutant] = mutantsOf(smallCartMachine).filter(({ name }) =>
      name.endsWith('drop transition shopping: checkedOut[0]'),
    );
    const [judgement] = [...judgeMutants(bounded, planTour(bounded).list, mutant === undefined ? [] : [mutant])];
    const words = judgement?.fate === 'missed' ? wordsOfWalk(judgement.probe) : [];
    expect(words).toEqual(['start', 'added {"id":1}', 'checkedOut']);
  });

  it('has no probe that gives what cannot be given', () => {
    const stimuli = stimuliFrom('start', 'xstate.done.actor.fetchSong {"output":7}');
    expect(() => walkFromStimuli(explore(playerModel), 'probe', stimuli)).toThrow(
      'player: xstate.done.actor.fetchSong {"output":7} cannot happen there.',
    );
  });

  it('is equal to the machine where nothing that can happen tells the two apart', () => {
    expect(compareMachines(model, smallCartMachine)).toEqual({ kind: 'equal', pairs: 10 });
    expect(compareMachines(model, smallCartMachine, 5).kind).toBe('undecided');
  });
});
