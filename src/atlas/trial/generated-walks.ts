import { type Graph, TooManyVertices, coverageOf, explore } from '../../../tests/engine/graph/graph.ts';
import type { Situation } from '../../../tests/engine/machine/situation.ts';
import { canHappen } from '../../../tests/engine/machine/stimulus.ts';
import type { Stepper } from '../../../tests/engine/machine/stepper.ts';
import { wordsOf } from '../../../tests/engine/machine/words.ts';
import type { MachineModel, Stimulus } from '../../../tests/engine/model.ts';
import { sneaksOf } from '../../../tests/engine/sneak-matrix/sneak-matrix.ts';
import { planTransitions } from '../../../tests/engine/tours/plan.ts';
import { type Walk, walkId, wordsOfWalk } from '../../../tests/engine/walk-files/walk.ts';
import { formatWalkFile, type WalkFile } from '../../../tests/engine/walk-files/walk-file.ts';
import type { Chart } from '../chart/chart.ts';
import { plainReplies, timerIn } from './offers.ts';
import { GUARD_ANSWERED, replayed } from './steps.ts';
import { stimuliOfChart } from './stimuli-of-chart.ts';
import { type Subject, subjectFrom } from './subject.ts';

/** Walks for a machine that nobody has described, and what they cover. */
export interface GeneratedWalks {
  readonly walkFile: WalkFile;
  readonly declared: number;
  /** The names of the transitions that no walk takes. */
  readonly missing: readonly string[];
  /** The guards that the walks answer, since their code is not there. */
  readonly openGuards: readonly string[];
}

/** The same with the walks as the text of their file, which crosses from a worker to its page. */
export interface WalkFileMade extends Omit<GeneratedWalks, 'walkFile'> {
  readonly id: string;
  readonly text: string;
}

/** Why no walks are made for a machine: it fails at its start, or has more situations or more ways to go on than are tried. */
export interface NoWalks {
  readonly whyNot: 'start' | 'situations' | 'ways';
}

/** Says that no walks are made. The engine itself says where there are too many situations. */
class Refusal extends Error {
  readonly whyNot: NoWalks['whyNot'];

  constructor(whyNot: NoWalks['whyNot']) {
    super(`No walks are made: ${whyNot}.`);
    this.whyNot = whyNot;
  }
}

type Answers = ReadonlyMap<string, boolean>;

/** What happens while open guards answer so. */
interface Case {
  readonly stimulus: Stimulus;
  readonly answers: Answers;
}

/** More situations than these are not explored: nobody would wait for it. */
const MOST_SITUATIONS = 1000;
/** So many open guards are so at one step: all ways of ten guards to answer would be a thousand. */
const MOST_SO = 2;
/** More steps than these are not tried. */
const MOST_TRIED = 50_000;
/** Most steps of a walk. */
const LONGEST = 40;

/** Every way in which the guards that are asked at a step can answer, with at most two of them so. */
function* answersAt(
  subject: Subject,
  ask: () => void,
  fixed: Answers = new Map(),
  so: readonly string[] = [],
): Generator<Answers> {
  subject.answer(fixed);
  ask();
  const open = [...subject.asked].filter((guard) => !fixed.has(guard));
  const answered = new Map([...fixed, ...open.map((guard): [string, boolean] => [guard, false])]);
  yield answered;
  if (so.length === MOST_SO) return;
  // A guard that is so can lead to others that are then asked: those before it stay as they are.
  const before = new Map(fixed);
  for (const guard of open) {
    yield* answersAt(subject, ask, new Map(before).set(guard, true), [...so, guard]);
    before.set(guard, false);
  }
}

function caseWords({ stimulus, answers }: Case): string {
  return answers.size === 0 ? stimulus.words : `${stimulus.words} if ${JSON.stringify([...answers])}`;
}

/** The graph of a machine, in which one stimulus is one for each way that open guards can answer. */
function graphOf(id: string, subject: Subject, known: readonly Stimulus[], cases: Map<string, Case>): Graph {
  const { stepper } = subject;
  const model: MachineModel = {
    id,
    machine: stepper.machine,
    stimuli: () => [],
    project: (context) => context,
    oracle: {
      initial: () => null,
      next: () => null,
      observe: () => ({ state: '', context: {}, emitted: [] }),
    },
    requirements: [],
    limit: MOST_SITUATIONS,
  };
  const answering: Stepper = {
    machine: stepper.machine,
    start: (input) => {
      subject.answer(new Map());
      const step = stepper.start(input);
      if (step.seen.status === 'error') throw new Refusal('start');
      return step;
    },
    step: (situation, { words }) => {
      const found = cases.get(words);
      if (found === undefined) throw new Error(`${words} is no case.`);
      subject.answer(found.answers);
      return stepper.step(situation, found.stimulus);
    },
  };
  let tried = 0;
  const tryOut = (situation: Situation, stimulus: Stimulus): void => {
    tried += 1;
    if (tried > MOST_TRIED) throw new Refusal('ways');
    stepper.step(situation, stimulus);
  };
  const stimuliAt = (situation: Situation): Stimulus[] =>
    [...timerIn(situation), ...plainReplies(situation, []), ...known]
      .filter((stimulus) => canHappen(situation, stimulus))
      .flatMap((stimulus) =>
        [...answersAt(subject, () => tryOut(situation, stimulus))].map((answers) => {
          const one = { stimulus, answers };
          const words = caseWords(one);
          cases.set(words, one);
          return { ...stimulus, words };
        }),
      );
  return explore(model, { stepper: answering, stimuliAt });
}

/** The words of a walk, with a step before each where a guard answers otherwise than until then. */
function answeredWords(walk: Walk, cases: ReadonlyMap<string, Case>): string[] {
  const now = new Map<string, boolean>();
  return wordsOfWalk(walk).flatMap((word) => {
    const { stimulus, answers } = cases.get(word) ?? { stimulus: { words: word }, answers: new Map<string, boolean>() };
    const changed = [...answers].filter(([guard, is]) => (now.get(guard) ?? false) !== is);
    for (const [guard, is] of changed) now.set(guard, is);
    return [...changed.map(([guard, is]) => wordsOf({ type: GUARD_ANSWERED, guard, is })), stimulus.words];
  });
}

/**
 * A transition tour and a sneak matrix for the machine of a chart, made by the engine. Where guards have no code, the walks
 * answer them by `guard.answered` steps, as a trial does.
 *
 * @param source the plain JSON of the machine
 * @throws where the machine fails at its start, or has more situations or ways to go on than are tried
 */
export function generatedWalks(chart: Chart, source: object): GeneratedWalks {
  const subject = subjectFrom(source);
  const known = stimuliOfChart(chart).filter(({ kind }) => kind !== 'start');
  const cases = new Map<string, Case>();
  const graph = graphOf(chart.id, subject, known, cases);
  const planned = [
    ...planTransitions(graph, { longest: LONGEST }).list,
    ...sneaksOf(graph, { per: 'configuration', longest: LONGEST }).walks,
  ];
  const walks = planned.map((walk): Walk => {
    const words = answeredWords(walk, cases);
    const { steps, lost } = replayed(subject, words);
    if (lost !== null) throw new Error(`${lost} cannot happen there.`);
    return { id: walkId(words), kind: walk.kind, steps };
  });
  const { declared, reached, missing } = coverageOf(graph);
  const head = [
    `transitions: ${reached} of ${declared}; edges: ${graph.edges.length}; situations: ${graph.vertices.length - 1}`,
    ...missing.map((name) => `not covered: ${name}`),
    ...subject.openGuards.map((guard) => `answered by ${GUARD_ANSWERED}: ${guard}`),
  ];
  return {
    walkFile: { id: subject.stepper.machine.id, head, walks },
    declared,
    missing,
    openGuards: subject.openGuards,
  };
}

/** The walks for the machine of a chart as a walk file. @throws as {@link generatedWalks} */
export function walkFileFor(chart: Chart, source: object): WalkFileMade {
  const { walkFile, ...covered } = generatedWalks(chart, source);
  return { ...covered, id: walkFile.id, text: formatWalkFile(walkFile) };
}

/** The same, or why no walks are made. */
export function walksOrWhyNot(chart: Chart, source: object): WalkFileMade | NoWalks {
  try {
    return walkFileFor(chart, source);
  } catch (error) {
    if (error instanceof Refusal) return { whyNot: error.whyNot };
    if (error instanceof TooManyVertices) return { whyNot: 'situations' };
    throw error;
  }
}
