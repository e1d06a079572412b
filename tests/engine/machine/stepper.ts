import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { holdActors } from './held-actors.ts';
import { Macrostep, type Microstep } from './macrostep.ts';
import { mark } from './marked-machine.ts';
import type { MachineModel, Observed, Stimulus } from '../model.ts';
import { type Situation, type Timer, observe, projectionOf } from './situation.ts';
import { actorIdOf } from './stimulus.ts';

/** One step: where it led, what could be seen, and which transitions ran, microstep by microstep. */
export interface Step {
  readonly situation: Situation;
  readonly seen: Observed;
  readonly microsteps: readonly Microstep[];
}

/**
 * Steps a machine without running it: no action is executed, no actor started, no timer set. Situations are never
 * changed.
 */
export interface Stepper {
  /** The machine as it is stepped: actors held, transitions marked. Its snapshots belong to no other machine. */
  readonly machine: AnyStateMachine;
  start(input: unknown): Step;
  /**
   * Takes a stimulus that can happen. A timer lets the time pass that it still needs and fires all that are due then.
   */
  step(situation: Situation, stimulus: Stimulus): Step;
}

function byTimeLeft(a: Timer, b: Timer): number {
  return a.left - b.left;
}

/** A stepper for the model's machine, or for another machine (a mutant) with the same model. */
export function createStepper(
  model: Pick<MachineModel, 'machine' | 'actors' | 'project'>,
  machine: AnyStateMachine = model.machine,
): Stepper {
  const marked = mark(holdActors(machine, model.actors));
  // No action runs here that could change a context in place, so each is projected once.
  const projections = new WeakMap<object, Observed['context']>();
  const projected = (context: object): Observed['context'] => {
    const plain = projections.get(context) ?? projectionOf(model, context);
    projections.set(context, plain);
    return plain;
  };

  const stepOf = (run: Macrostep, snapshot: AnyMachineSnapshot): Step => ({
    situation: {
      snapshot,
      timers: snapshot.status === 'active' ? run.timers.toSorted(byTimeLeft) : [],
      settled: run.settled,
    },
    seen: observe(snapshot, projected(snapshot.context), run.outputs),
    microsteps: run.microsteps,
  });

  return {
    machine: marked.machine,
    start: (input) => {
      const run = new Macrostep(marked, { timers: [], settled: new Set() });
      return stepOf(run, run.start(input));
    },
    step: ({ snapshot, timers, settled }, stimulus) => {
      if (stimulus.kind === 'timer') {
        const passed = timers[0]?.left ?? 0;
        const later = timers.map((timer) => ({ ...timer, left: timer.left - passed }));
        const run = new Macrostep(marked, { timers: later, settled });
        return stepOf(
          run,
          run.fire(
            snapshot,
            later.filter(({ left }) => left === 0),
          ),
        );
      }
      if (stimulus.kind === 'event') {
        const run = new Macrostep(marked, { timers, settled });
        return stepOf(run, run.answer(snapshot, stimulus.event));
      }
      const actorId = actorIdOf(stimulus);
      const run = new Macrostep(marked, { timers, settled: new Set([...settled, actorId]) });
      return stepOf(run, run.answer(snapshot, { ...stimulus.event, actorId }));
    },
  };
}
