import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stimulusOf } from './stimulus.ts';
import { plainOf, parseEvent, textOf, wordsOf } from './words.ts';

describe('Values in words', () => {
  it('gives equal values equal text, whatever the order of their keys', () => {
    expect(textOf({ b: 1, a: { d: 2, c: 3 } })).toBe(textOf({ a: { c: 3, d: 2 }, b: 1 }));
  });

  it('tells Maps and Sets of different content apart', () => {
    const texts = [new Map([[1, 'a']]), new Map([[2, 'a']]), new Set([1]), new Set([2])].map((value) =>
      textOf({ value }),
    );
    expect(new Set(texts).size).toBe(4);
  });

  it('writes down what JSON does not know', () => {
    expect(
      plainOf({ error: new TypeError('no'), big: 3n, none: Number.NaN, at: new Date(0), left: undefined }),
    ).toEqual({
      error: { name: 'TypeError', message: 'no' },
      big: '3n',
      none: 'NaN',
      at: '1970-01-01T00:00:00.000Z',
    });
  });

  it('keeps the fields of an error of its own kind', () => {
    expect(plainOf(Object.assign(new Error('gone'), { request: '/a.js' }))).toMatchObject({
      message: 'gone',
      request: '/a.js',
    });
  });

  it('refuses a value that contains itself', () => {
    const endless: { self?: unknown } = {};
    endless.self = endless;
    expect(() => textOf(endless)).toThrow('contains itself');
  });

  it('reads every event back from its words, line breaks and separators included', () => {
    const payload = fc.dictionary(
      fc.string().filter((key) => key !== 'type' && key !== '__proto__'),
      fc.jsonValue({ maxDepth: 2 }),
    );
    fc.assert(
      fc.property(payload, (fields) => {
        const words = wordsOf({ ...fields, type: 'item.added' });
        expect(words).not.toMatch(/[\n→·]/);
        expect(textOf(parseEvent(words))).toBe(textOf({ ...fields, type: 'item.added' }));
      }),
    );
  });

  it.each([
    ['start', 'start'],
    ['start {"calm":true}', 'start'],
    ['item.added {"id":1}', 'event'],
    ['xstate.after.5000.carousel.playing', 'timer'],
    ['timer session.expired', 'timer'],
    ['xstate.done.actor.load {"output":1}', 'done'],
    ['xstate.error.actor.load {"error":"gone"}', 'error'],
  ])('reads «%s» as a stimulus of kind %s', (words, kind) => {
    expect(stimulusOf(words)).toMatchObject({ words, kind });
  });
});
