import { describe, expect, it } from 'vitest';
import { GUEST_NAME, SAMPLE_EMAIL, isSomebody } from '../../../machines/session/name.ts';

describe('a name', () => {
  it.each([
    '',
    ' ',
    '　',
    '\u200B',
    ' \u2060\u200D ',
    '\u3164\u2800',
    'guest',
    'Guest',
    'GUEST',
    ' gUeSt ',
    'gu\u200Best',
  ])('«%s» stands for nobody (R2)', (name) => {
    expect(isSomebody(name)).toBe(false);
  });

  it.each(['Ann', 'guests', 'the guest', '訪客', '0', '<b>', '👩‍👩‍👧‍👦'])('«%s» stands for somebody', (name) => {
    expect(isSomebody(name)).toBe(true);
  });

  it('is Guest in the seed, with the sample email', () => {
    expect([GUEST_NAME, SAMPLE_EMAIL]).toEqual(['Guest', 'shopper@example.com']);
  });
});
