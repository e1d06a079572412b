import { machineIdOf } from '../charts.ts';
import type { Actors, ActorState } from './actor-state.ts';

/** The newest running actor of a machine; undefined where none runs. */
export function followedIn(actors: Actors, machine: string): ActorState | undefined {
  return [...actors.values()].findLast(
    ({ definition, snapshot }) => snapshot.status === 'active' && machineIdOf(definition) === machine,
  );
}
