import { installSeamInNode } from '../build/seam-in-node.ts';
import { toldMutant } from './told-mutant.ts';

/** Says to what is rendered outside of the specs which mutant is active. */
export function setup(): void {
  installSeamInNode({ active: [toldMutant().id] });
}
