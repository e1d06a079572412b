import { machines } from '../../../../machines/index.ts';
import { Replica } from './replica.ts';

/** Every machine of this build, to replay sessions on. */
export function replicasOfBuild(): ReadonlyMap<string, Replica> {
  return new Map(Object.entries(machines).map(([id, machine]) => [id, new Replica(machine)]));
}
