import { parseWalkFile } from '../../../../tests/engine/walk-files/walk-file.ts';
import { loadOnce } from '../load-once.ts';
import { type WalkView, walkViews } from './walk-view.ts';

/** Which walk file: the walks of the bare actor, or those of the browser. */
export type WalkedOn = 'actor' | 'page';

const NOT_FOUND = 404;

const walksAt = loadOnce(new Map(), async (address: string): Promise<readonly WalkView[]> => {
  const response = await fetch(address);
  if (response.status === NOT_FOUND) return [];
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return walkViews(parseWalkFile(await response.text()));
});

const orNone = loadOnce(
  new WeakMap<Promise<readonly WalkView[]>, Promise<readonly WalkView[]>>(),
  (walks: Promise<readonly WalkView[]>) => walks.catch(() => []),
);

/** The walks of a machine, loaded once; none where the machine has no walk file. The promise fails where the network does. */
export function loadWalks(kind: WalkedOn, machine: string): Promise<readonly WalkView[]> {
  const walks = walksAt(`/atlas/walks/${encodeURIComponent(machine)}.${kind}.walks`);
  // Both are there at the same time: the chart stays on the page while a walk is opened on it.
  void orNone(walks);
  return walks;
}

/** The same, and none where they could not be loaded: for what goes on without them. */
export function loadWalksOrNone(kind: WalkedOn, machine: string): Promise<readonly WalkView[]> {
  return orNone(loadWalks(kind, machine));
}
