import { parseWalkFile } from '../../../../tests/engine/walk-files/walk-file.ts';
import { type WalkView, walkViews } from './walk-view.ts';

/** Which walk file: the walks of the bare actor, or those of the browser. */
export type WalkedOn = 'actor' | 'page';

const walkFiles = new Map<string, Promise<readonly WalkView[]>>();

async function load(address: string): Promise<readonly WalkView[]> {
  const response = await fetch(address);
  return response.ok ? walkViews(parseWalkFile(await response.text())) : [];
}

/** The walks of a machine, loaded once; none where the machine has no walk file. */
export function loadWalks(kind: WalkedOn, machine: string): Promise<readonly WalkView[]> {
  const address = `/atlas/walks/${encodeURIComponent(machine)}.${kind}.walks`;
  const walkFile = walkFiles.get(address) ?? load(address).catch(() => []);
  walkFiles.set(address, walkFile);
  return walkFile;
}
