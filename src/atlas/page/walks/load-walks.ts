import { parseWalkFile } from '../../../../tests/engine/walk-files/walk-file.ts';
import { type WalkView, walkViews } from './walk-view.ts';

/** Which walk file: the walks of the bare actor, or those of the browser. */
export type WalkedOn = 'actor' | 'page';

const NOT_FOUND = 404;

const walkFiles = new Map<string, Promise<readonly WalkView[]>>();
const failed = new Set<string>();
const orNone = new WeakMap<Promise<readonly WalkView[]>, Promise<readonly WalkView[]>>();

async function load(address: string): Promise<readonly WalkView[]> {
  const response = await fetch(address);
  if (response.status === NOT_FOUND) return [];
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return walkViews(parseWalkFile(await response.text()));
}

/**
 * The walks of a machine, loaded once; none where the machine has no walk file. A file that could not be loaded stays
 * so until `forgetFailures`. The promise fails where the network does.
 */
export function loadWalks(kind: WalkedOn, machine: string): Promise<readonly WalkView[]> {
  const address = `/atlas/walks/${encodeURIComponent(machine)}.${kind}.walks`;
  const known = walkFiles.get(address);
  if (known !== undefined) return known;
  const walkFile = load(address);
  walkFile.catch(() => failed.add(address));
  walkFiles.set(address, walkFile);
  const settled = walkFile.catch(() => []);
  // React reads a promise with these fields at once: the chart stays on the page while a walk is opened on it.
  void settled.then((value) => Object.assign(settled, { status: 'fulfilled', value }));
  orNone.set(walkFile, settled);
  return walkFile;
}

/** The same, and none where they could not be loaded: for what goes on without them. */
export function loadWalksOrNone(kind: WalkedOn, machine: string): Promise<readonly WalkView[]> {
  const walkFile = loadWalks(kind, machine);
  return orNone.get(walkFile) ?? walkFile;
}

/** Asks again for the walk files that could not be loaded, when they are next wanted. */
export function forgetFailures(): void {
  for (const address of failed) walkFiles.delete(address);
  failed.clear();
}
