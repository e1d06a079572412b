import type { Expected } from './model.ts';

/**
 * What is seen of a machine that runs and puts nothing out: the part of a prediction that most steps share. An oracle
 * spreads it and overrides what differs, so that every key is compared at every step.
 */
export const predictionDefaults = {
  status: 'active',
  tags: [],
  emitted: [],
  executed: [],
  invoked: [],
  scheduled: [],
  output: null,
} as const satisfies Omit<Required<Expected>, 'state' | 'context'>;
