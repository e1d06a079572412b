import { type ActorRefFrom, type AnyStateMachine, createActor } from 'xstate';
import { trialMachine } from '../../../../machines/trial/trial.machine.ts';
import type { Inspection } from '../../../actors/inspection.ts';
import type { Chart } from '../../chart/chart.ts';
import { type Replayed, replayed } from '../../trial/steps.ts';
import { type Subject, subjectFrom } from '../../trial/subject.ts';
import { sourceOf } from '../charts.ts';
import type { Actors } from '../live/actor-state.ts';

/** The trial that is open, and what its steps lead to. */
export interface OpenTrial {
  readonly machine: ActorRefFrom<typeof trialMachine>;
  /** The steps of the trial of a machine; null where another one is tried, or none. */
  stepsOf(machine: string): readonly string[] | null;
  /** Begins a trial with these steps, as far as they can happen; `lost` is one after them that is known not to. */
  open(chart: Chart, steps: readonly string[], lost?: string | null): void;
  /** Begins the trial of a machine anew where that machine is another one since: its file was opened again. */
  renew(chart: Chart): void;
  /** Closes the trial where another machine is looked at. */
  leave(machine: string): void;
}

const NO_ACTORS: Actors = new Map();
const subjects = new WeakMap<Chart, Subject>();

/** The machine of a chart, to be tried; made once. @throws where it cannot be stepped */
export function subjectOf(chart: Chart, actors: Actors = NO_ACTORS): Subject {
  const known = subjects.get(chart);
  if (known !== undefined) return known;
  const source: AnyStateMachine | object = sourceOf(chart, actors);
  const subject = subjectFrom(source);
  subjects.set(chart, subject);
  return subject;
}

const replays = new WeakMap<Subject, WeakMap<readonly string[], Replayed>>();

/** What the steps of a trial lead to; computed once. */
export function replayOf(subject: Subject, steps: readonly string[]): Replayed {
  const own = replays.get(subject) ?? new WeakMap<readonly string[], Replayed>();
  replays.set(subject, own);
  const replay = own.get(steps) ?? replayed(subject, steps);
  own.set(steps, replay);
  return replay;
}

/** Makes the machine of trials. */
export function openTrial(inspection: Inspection): OpenTrial {
  const machine = createActor(trialMachine, inspection).start();
  const stepsOf: OpenTrial['stepsOf'] = (id) => {
    const { machine: tried, steps } = machine.getSnapshot().context;
    return tried === id ? steps : null;
  };
  const open: OpenTrial['open'] = (chart, words, known = null) => {
    const { steps, lost } = replayed(subjectOf(chart), words);
    const kept = steps.map(({ stimulus }) => stimulus.words);
    machine.send({ type: 'trial.started', machine: chart.id, steps: kept, lost: lost ?? known });
  };
  return {
    machine,
    stepsOf,
    open,
    renew: (chart) => {
      const steps = stepsOf(chart.id);
      if (steps !== null) open(chart, steps);
    },
    leave: (id) => {
      const { machine: tried } = machine.getSnapshot().context;
      if (tried !== null && tried !== id) machine.send({ type: 'trial.closed' });
    },
  };
}
