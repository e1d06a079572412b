import { beforeEach } from 'vitest';
import { installSeamInNode } from '../build/seam-in-node.ts';
import { isGenerated } from './generated-specs.ts';
import { toldMutant } from './told-mutant.ts';

installSeamInNode({ active: [toldMutant().id] });

beforeEach(({ task, skip }) => {
  skip(!isGenerated(task.file.filepath, task.fullTestName.replaceAll(' > ', ' ')));
});
