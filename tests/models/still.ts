import type { Expected } from '../walker/model.ts';

/**
 * What is seen of a machine that runs and says nothing: the part of a prediction that most steps share. An oracle lays
 * its own words over it, so that every key is compared at every step.
 */
export const still = {
  status: 'active',
  tags: [],
  emitted: [],
  effects: [],
  asked: [],
  armed: [],
  output: null,
} as const satisfies Omit<Required<Expected>, 'state' | 'context'>;
