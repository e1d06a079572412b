import { machines } from '../../../../machines/index.ts';
import { versionOf } from '../../traffic/version.ts';

const hashes = new Map<string, string>();

/** The hash of the version of a machine in this build; empty where it has none of that name. */
export function buildVersion(id: string): string {
  const known = hashes.get(id);
  if (known !== undefined) return known;
  const [, machine] = Object.entries(machines).find(([name]) => name === id) ?? [];
  const hash = machine === undefined ? '' : versionOf(machine.config);
  hashes.set(id, hash);
  return hash;
}
