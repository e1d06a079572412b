import type { OpenWalk } from '../../../../machines/viewer/viewer.machine.ts';
import type { WalkView } from './walk-view.ts';

/** The walk of a walk file that is followed; undefined where the walk file holds it no more. */
export function walkIn(walks: readonly WalkView[], { id }: OpenWalk): WalkView | undefined {
  return walks.find((walk) => walk.id === id);
}
