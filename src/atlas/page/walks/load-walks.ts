import { parseWalkFile } from '../../../../tests/engine/walk-files/walk-file.ts';
import type { NoWalks, WalkFileMade } from '../../trial/generated-walks.ts';
import { beside } from '../beside/beside-client.ts';
import { registered } from '../charts.ts';
import { chartFromFile, sourceOfForeign } from '../foreign/foreign-charts.ts';
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

/** Walks that the engine has made for a machine from a file, or why it makes none. */
type Generated = WalkFileMade | NoWalks;

const generated = loadOnce(new WeakMap<object, Promise<Generated>>(), (json: object) =>
  beside.make('walks', { chart: chartFromFile(json), json }),
);

/** What the engine has made for a machine from a file; null for any other. The promise fails where the worker does. */
export function loadGenerated(machine: string): Promise<Generated> | null {
  const json = sourceOfForeign(machine);
  return json === null ? null : generated(json);
}

const generatedViews = loadOnce(
  new WeakMap<Promise<Generated>, Promise<readonly WalkView[]>>(),
  async (walks: Promise<Generated>) => {
    const made = await walks;
    return 'whyNot' in made ? [] : walkViews(parseWalkFile(made.text));
  },
);

/** No browser walks a machine from a file, and nobody has written walks of what is no machine of this build. */
const NO_WALKS: Promise<readonly WalkView[]> = Promise.resolve([]);

function walksOf(kind: WalkedOn, machine: string): Promise<readonly WalkView[]> {
  const made = loadGenerated(machine);
  if (made === null && !registered.has(machine)) return NO_WALKS;
  if (made === null) return walksAt(`/atlas/walks/${encodeURIComponent(machine)}.${kind}.walks`);
  return kind === 'actor' ? generatedViews(made) : NO_WALKS;
}

/**
 * The walks of a machine, loaded once, or made for one from a file; none where the machine has no walk file, or none are
 * made. The promise fails where the network does.
 */
export function loadWalks(kind: WalkedOn, machine: string): Promise<readonly WalkView[]> {
  const walks = walksOf(kind, machine);
  // Both are there at the same time: the chart stays on the page while a walk is opened on it.
  void orNone(walks);
  return walks;
}

/** The same, and none where they could not be loaded: for what goes on without them. */
export function loadWalksOrNone(kind: WalkedOn, machine: string): Promise<readonly WalkView[]> {
  return orNone(loadWalks(kind, machine));
}
