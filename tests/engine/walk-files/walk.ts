import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Graph, edgeAt } from '../graph/graph.ts';
import { tookOf } from '../machine/macrostep.ts';
import type { Observed, Stimulus } from '../model.ts';
import { type Situation, keyOf } from '../machine/situation.ts';
import type { Step } from '../machine/stepper.ts';
import { textOf } from '../machine/words.ts';

/**
 * What a walk is for: to take every edge, to run every transition, to run each in every state value in which it runs, to run
 * every pair of transitions that can follow each other, to send what must be ignored, to send what leads beyond the model's
 * bounds, to show a fault that others miss.
 */
export type WalkKind = 'tour' | 'transitions' | 'configurations' | 'pairs' | 'sneak' | 'beyond' | 'probe';

/** One step of a walk, and all that is to be seen after it. */
export interface WalkStep {
  readonly stimulus: Stimulus;
  readonly seen: Observed;
  /** The names of the transitions that run. */
  readonly took: readonly string[];
  /** The stimulus must change nothing and put nothing out. */
  readonly ignored: boolean;
}

/** A walk from the start. */
export interface Walk {
  /** Eight hex digits of the words of its stimuli: the same walk has the same id, whatever else changes. */
  readonly id: string;
  readonly kind: WalkKind;
  readonly steps: readonly WalkStep[];
}

/** A move on the graph: a stimulus, and the vertex that it leads to. */
export interface Move {
  readonly stimulus: Stimulus;
  readonly to: number;
}

/** The id of a walk, from the words of its stimuli alone. */
export function walkId(words: readonly string[]): string {
  return bytesToHex(sha256(utf8ToBytes(words.join('\n')))).slice(0, 8);
}

/** The stimuli of a walk in words, in order. */
export function wordsOfWalk({ steps }: Pick<Walk, 'steps'>): string[] {
  return steps.map(({ stimulus }) => stimulus.words);
}

/** What an observation holds beside what the key of a situation holds, as text. */
function outputsOf({ tags, emitted, executed, invoked, scheduled }: Observed): string {
  return textOf([tags, emitted, executed, invoked, scheduled]);
}

/**
 * Walks the moves once more from the start and writes down what is seen. The graph joins situations that the projection
 * makes equal, so this is where a projection that leaves out too much is noticed.
 *
 * @throws where a move leads elsewhere than the graph says, or shows something else
 */
export function walkOf(graph: Graph, kind: WalkKind, moves: readonly Move[]): Walk {
  const { model, stepper } = graph;
  const steps: WalkStep[] = [];
  let situation: Situation | null = null;
  let before = 0;
  for (const { stimulus, to } of moves) {
    const step: Step = situation === null ? stepper.start(stimulus.event['input']) : stepper.step(situation, stimulus);
    const isStay = to === before && step.microsteps.length === 0;
    const edge = edgeAt(graph, before, stimulus.words);
    const took = tookOf(step.microsteps);
    const isAsInGraph =
      edge === undefined ? isStay : outputsOf(edge.seen) === outputsOf(step.seen) && edge.took.join() === took.join();
    if (keyOf(step.situation, step.seen) !== graph.vertices[to]?.key || !isAsInGraph) {
      const words = [...steps.map((done) => done.stimulus.words), stimulus.words].join(', ');
      throw new Error(
        `${model.id}: project() hides something that matters. Two situations look alike, yet differ after: ${words}`,
      );
    }
    steps.push({ stimulus, seen: step.seen, took, ignored: edge === undefined });
    situation = step.situation;
    before = to;
  }
  return { id: walkId(moves.map(({ stimulus }) => stimulus.words)), kind, steps };
}

/** The walks of routes over edges, in the order of their words. */
export function walksOf(graph: Graph, kind: WalkKind, routes: readonly (readonly Move[])[]): Walk[] {
  return inOrder(routes.map((moves) => walkOf(graph, kind, moves)));
}

/** Walks in the order of their words, each once, so that a new walk does not renumber the others. */
export function inOrder(walks: readonly Walk[]): Walk[] {
  const keyed = new Map(walks.map((walk) => [wordsOfWalk(walk).join('\n'), walk]));
  return [...keyed].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, walk]) => walk);
}
