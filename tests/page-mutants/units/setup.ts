import { beforeEach, vi } from 'vitest';
import { installSeamInNode } from '../build/seam-in-node.ts';
import { isGenerated } from './generated-specs.ts';
import { toldMutant } from './told-mutant.ts';

const told = toldMutant();
installSeamInNode({ active: [told.id] });

// Layouts that the checkout has kept would hide a fault of what makes them.
if (told.file.startsWith('src/atlas/layout/'))
  vi.doMock('../../flows/built-layout.ts', async () => {
    const { layoutOf } = await import('../../../src/atlas/layout/layout.ts');
    const made = new Map<string, ReturnType<typeof layoutOf>>();
    const builtLayout: typeof layoutOf = (chart) => {
      const name = JSON.stringify(chart);
      const layout = made.get(name) ?? layoutOf(chart);
      made.set(name, layout);
      return layout;
    };
    return { builtLayout };
  });

beforeEach(({ task, skip }) => {
  skip(!isGenerated(task.file.filepath, task.fullTestName.replaceAll(' > ', ' ')));
});
