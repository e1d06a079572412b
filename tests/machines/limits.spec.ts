import { describe, expect, it } from 'vitest';
import { NEWS_INTERVAL } from '../../machines/carousel/carousel.machine.ts';
import { CHUNK_RETRIES, CHUNK_RETRY_DELAY, CHUNK_TIMEOUT } from '../../machines/chunk/limits.ts';
import {
  FALLBACK_LANGUAGE,
  LANGUAGES,
  LATE_RETRY_DELAY,
  MAX_RETRIES,
  RETRY_DELAY,
} from '../../machines/language/languages.ts';
import { MAX_QUANTITY } from '../../machines/purchase/quantity.ts';
import { CODES } from '../facts/languages.ts';

describe('the limits of §9', () => {
  it('stand as the specification gives them', () => {
    expect(NEWS_INTERVAL).toBe(5000);
    expect(MAX_QUANTITY).toBe(20);
    expect(CHUNK_TIMEOUT).toBe(120_000);
    expect(LANGUAGES).toEqual(CODES);
    expect(FALLBACK_LANGUAGE).toBe('en');
  });

  it('leave the waits between tries to the shop', () => {
    expect([MAX_RETRIES, RETRY_DELAY, LATE_RETRY_DELAY]).toEqual([3, 500, 30_000]);
    expect([CHUNK_RETRIES, CHUNK_RETRY_DELAY]).toEqual([2, 400]);
  });
});
