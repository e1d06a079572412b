import { machineIdOf } from '../charts.ts';
import { type Actors, type ActorState, isRunning } from './actor-state.ts';

/** The running actors of a machine, the newest last. */
export function runningIn(actors: Actors, machine: string): ActorState[] {
  return [...actors.values()].filter((actor) => isRunning(actor) && machineIdOf(actor.definition) === machine);
}

/** The actor that a chart follows: the one that was picked, else the newest; undefined where none of its machine runs. */
export function followedIn(actors: Actors, machine: string, picked: string | null): ActorState | undefined {
  const running = runningIn(actors, machine);
  return running.find(({ sessionId }) => sessionId === picked) ?? running.at(-1);
}
