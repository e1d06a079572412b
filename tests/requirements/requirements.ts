import type { Requirement } from '../engine/model.ts';
import { atlasRequirements } from './atlas.ts';
import { limitRequirements } from './limits.ts';
import { rulingRequirements } from './rulings.ts';
import { ruleRequirements } from './rules.ts';
import { screenRequirements } from './screens.ts';

/**
 * Every sentence of the specification that states a behaviour (sections 2, 4, 5, 6, 8 and 9, the calls of 7, and the
 * rulings), by an id of our own. Sentences that only say «not shown» are left out.
 */
export const requirements = {
  ...screenRequirements,
  ...ruleRequirements,
  ...limitRequirements,
  ...rulingRequirements,
  ...atlasRequirements,
} as const;

/** The id of a requirement: its section, the part of the shop, and a word for the sentence. */
export type RequirementId = keyof typeof requirements;

/** All ids, in the order of the specification. */
export const requirementIds = Object.keys(requirements) as RequirementId[];

/** Ties a requirement to what covers it in a machine: states by their node ids, transitions by their names. */
export function covers(id: RequirementId, by: Pick<Requirement, 'states' | 'transitions'>): Requirement {
  return {
    id,
    text: requirements[id],
    ...by,
  };
}
