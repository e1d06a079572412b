import { smallCartModel } from './fixtures/small-cart.machine.ts';
import { explore } from './graph/graph.ts';
import { libraryPaths } from './graph/xstate-graph.ts';
import { tourOf } from './tours/tour.ts';

const ROUNDS = 7;
const MOST_WALKS = 256;
const MOST_STEPS = 4159;
const MOST_MS = 200;

interface Timed<T> {
  readonly result: T;
  readonly first: number;
  readonly best: number;
}

/**
 * Makes something some times over: the first time, when nothing is warm, and the best, which a busy machine disturbs
 * least. In ms.
 */
function timed<T>(make: () => T): Timed<T> {
  const begin = performance.now();
  const result = make();
  const first = performance.now() - begin;
  const times = Array.from({ length: ROUNDS }, () => {
    const from = performance.now();
    make();
    return performance.now() - from;
  });
  return { result, first, best: Math.min(first, ...times) };
}

function row(...cells: (string | number)[]): string {
  return cells
    .map((cell, place) => (place === 0 ? String(cell).padEnd(26) : String(cell).padStart(14)))
    .join('')
    .trimEnd();
}
function ms(time: number): string {
  return `${time.toFixed(0)} ms`;
}
function ratio(big: number, small: number): string {
  return `${(big / small).toFixed(1)} x`;
}

/** From the machine to walks over every edge of its graph. */
function engineTour() {
  const graph = explore(smallCartModel);
  const tour = tourOf({ size: graph.vertices.length, arcs: graph.edges });
  const walked = new Set(tour.routes.flat().filter((arc) => graph.edges[arc]?.from !== 0));
  return { ...tour, edges: walked.size };
}

/** Measures the engine against the library's own generator and says whether the engine keeps to its figures. */
export function run({ say }: { say: (text: string) => void }): boolean {
  const [engine, library] = [timed(engineTour), timed(() => libraryPaths(smallCartModel))];
  const [ours, theirs] = [engine.result, library.result];
  say('A cart of 4 products, quantities 0 to 3: every edge, from the machine to the walks.');
  say(row('', 'engine', '@xstate/graph', 'ratio'));
  say(row('edges walked', ours.edges, theirs.edges));
  say(row('walks', ours.walks, theirs.walks, ratio(theirs.walks, ours.walks)));
  say(row('steps', ours.steps, theirs.steps, ratio(theirs.steps, ours.steps)));
  say(row('time, first run', ms(engine.first), ms(library.first), ratio(library.first, engine.first)));
  say(row(`time, best of ${ROUNDS + 1}`, ms(engine.best), ms(library.best), ratio(library.best, engine.best)));
  say(`Steps and starts: ${ours.cost}; no walks over every edge can do with less than ${ours.bound}.`);
  const isGood = ours.walks <= MOST_WALKS && ours.steps <= MOST_STEPS && engine.best <= MOST_MS;
  say(`${isGood ? 'Within' : 'NOT within'} ${MOST_WALKS} walks, ${MOST_STEPS} steps, ${MOST_MS} ms.`);
  return isGood;
}
