import { describe, expect, it } from 'vitest';
import { originOf } from '../../../src/build/origin.ts';

describe('The origin that a build is told', () => {
  it.each([
    ['https://shop.example', 'https://shop.example'],
    ['https://shop.example/', 'https://shop.example'],
    ['https://shop.example/a/path', 'https://shop.example'],
    ['http://localhost:3000', 'http://localhost:3000'],
    ['', ''],
  ])('%s is %s', (told, origin) => {
    expect(originOf(told)).toBe(origin);
  });

  it('may be none', () => {
    expect(originOf(undefined)).toBe('');
  });

  it.each(['shop.example', 'mailto:a@b.example', 'https://'])('is not %s: the build says so at once', (told) => {
    expect(() => originOf(told)).toThrow(`LOADOUT_ORIGIN is «${told}»`);
  });
});
