import { type ReadWalk, readWalkFile } from './walk-file.ts';

/** Which walk file: the walks of the bare actor, or those of the browser. */
export type WalkedOn = 'actor' | 'page';

const walkFiles = new Map<string, Promise<readonly ReadWalk[]>>();

async function load(address: string): Promise<readonly ReadWalk[]> {
  const response = await fetch(address);
  return response.ok ? readWalkFile(await response.text()) : [];
}

/** The walks of a machine, loaded once; none where the machine has no walk file. */
export function loadWalks(kind: WalkedOn, machine: string): Promise<readonly ReadWalk[]> {
  const address = `/atlas/walks/${encodeURIComponent(machine)}.${kind}.walks`;
  const walkFile = walkFiles.get(address) ?? load(address).catch(() => []);
  walkFiles.set(address, walkFile);
  return walkFile;
}
