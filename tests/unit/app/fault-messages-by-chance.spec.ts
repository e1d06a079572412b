import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chunkFailureOf, messageOf } from '../../../src/routes/-fault-message.ts';

const SEED = 20_261_127;

const anything = fc.oneof(fc.string(), fc.integer(), fc.constant(null), fc.constant(undefined));
/** An error with what a bundler may say of it, each part a text, something else, or not there. */
const errors = fc
  .record({ message: fc.string(), parts: fc.record({ type: anything, request: anything }, { requiredKeys: [] }) })
  .map(({ message, parts }) => Object.assign(new Error(message), parts));

it('What is thrown is a script that did not come where it says both how and which, and else its message, if it has one', () => {
  let failures = 0;
  fc.assert(
    fc.property(errors, (error) => {
      const { type, request }: { type?: unknown; request?: unknown } = error;
      const isChunk = typeof type === 'string' && typeof request === 'string';
      failures += Number(isChunk);
      expect(chunkFailureOf(error)).toEqual(isChunk ? { type, address: request } : undefined);
      expect(messageOf(error)).toBe(error.message);
    }),
    { seed: SEED, numRuns: 300 },
  );
  expect(failures).toBeGreaterThan(0);
  fc.assert(
    fc.property(anything, (thrown) => {
      expect(chunkFailureOf(thrown)).toBeUndefined();
      expect(chunkFailureOf({ type: 'error', request: '/a.js', message: thrown })).toBeUndefined();
      expect(messageOf(thrown)).toBe(String(thrown));
    }),
    { seed: SEED },
  );
});
