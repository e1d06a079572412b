import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { type MachineId, machines } from '../../machines/index.ts';
import { parseWalkFile } from '../../tests/engine/walk-files/walk-file.ts';
import { ATLAS_FILES } from './atlas-files.ts';

/** What happens on the walks of a walk file, each once, in the order of the words. Timers are left out: a machine sets its own. */
export function stimuliIn(walkFile: string): string[] {
  const steps = parseWalkFile(walkFile).walks.flatMap((walk) => walk.steps);
  const words = steps.filter(({ stimulus }) => stimulus.kind !== 'timer').map(({ stimulus }) => stimulus.words);
  return [...new Set(words)].sort();
}

/**
 * Writes what can happen to each machine of the register, for whoever tries it in the atlas: every event with every payload of
 * its model, every answer of its actors. The walk files hold all of them.
 */
export function pluginAtlasStimuli(): RsbuildPlugin {
  return {
    name: 'loadout:atlas-stimuli',
    setup(api) {
      api.processAssets(ATLAS_FILES, ({ compilation, sources }) => {
        for (const id of Object.keys(machines) as MachineId[]) {
          const file = join(api.context.rootPath, 'tests', 'machines', id, `${id}.actor.walks`);
          const words = stimuliIn(readFileSync(file, 'utf8'));
          compilation.emitAsset(`atlas/stimuli/${id}.json`, new sources.RawSource(JSON.stringify(words)));
        }
      });
    },
  };
}
