import type { LearnOptions } from '../engine/learn/learn.ts';

/**
 * How a machine on the page is tested before it is believed: every pair of inputs from every state, in walks of forty
 * inputs, and random walks; at most 1,600 inputs for each hypothesis.
 */
export const TESTS: Omit<LearnOptions, 'seed'> = {
  extra: 1,
  joined: 40,
  random: { words: 4, length: 25 },
  most: 1600,
};
