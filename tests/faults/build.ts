import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Call } from '../commands/call.ts';
import { sourceHash } from '../deploys/source-hash.ts';
import { buildWoven, SHOP_SOURCES, WITHOUT_ATLAS } from '../deploys/woven-build.ts';
import { wovenComponents } from './components.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** All that the build is made from, its own code included. */
const MADE_FROM = [...SHOP_SOURCES, 'tests/faults/build.ts', 'tests/faults/components.ts'];

/** The folder of the build in which each component can throw. It is there once `run` has run. */
export function faultyBuild(): string {
  return join(root, 'reports/faults', sourceHash(MADE_FROM));
}

/** Makes that build, unless it is there: in a process of its own, since the bundler works in the process's folder. */
export async function run(_: Call): Promise<boolean> {
  await buildWoven({
    tree: faultyBuild(),
    files: new Map([...wovenComponents(), WITHOUT_ATLAS]),
    without: /^loadout:(?:atlas-\w+|script-\w+|offline)$/u,
    isPlain: true,
  });
  return true;
}
