import type { Requirement } from '../walker/model.ts';
import { atlasClauses } from './clauses/atlas.ts';
import { limitClauses } from './clauses/limits.ts';
import { rulingClauses } from './clauses/rulings.ts';
import { ruleClauses } from './clauses/rules.ts';
import { screenClauses } from './clauses/screens.ts';

/**
 * Every sentence of the specification that states a behaviour (sections 2, 4, 5, 6, 8 and 9, the calls of 7, and the
 * rulings), by an id of our own. Sentences that only say «not shown» are left out.
 */
export const clauses = {
  ...screenClauses,
  ...ruleClauses,
  ...limitClauses,
  ...rulingClauses,
  ...atlasClauses,
} as const;

/** The id of a clause: its section, the part of the shop, and a word for the sentence. */
export type ClauseId = keyof typeof clauses;

/** All ids, in the order of the specification. */
export const clauseIds = Object.keys(clauses) as ClauseId[];

/** Ties a clause to what carries it in a machine: states by their node ids, transitions by their candidate names. */
export function carries(clause: ClauseId, by: Pick<Requirement, 'states' | 'transitions'>): Requirement {
  return {
    clause,
    says: clauses[clause],
    ...by,
  };
}
