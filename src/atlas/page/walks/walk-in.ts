import type { OpenWalk } from '../../../../machines/viewer/viewer.machine.ts';
import type { ReadWalk } from './walk-file.ts';

/** The walk of a walk file that is followed; undefined where the walk file holds it no more. */
export function walkIn(walks: readonly ReadWalk[], { id }: OpenWalk): ReadWalk | undefined {
  return walks.find((walk) => walk.id === id);
}
