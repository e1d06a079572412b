import fc from 'fast-check';
import type { StateValue } from 'xstate';
import { describe, expect, it } from 'vitest';
import { activePaths, leafPaths, stateWords } from './state-words.ts';

describe('State values in words', () => {
  it.each([
    ['idle', 'idle'],
    [{ editing: 'valid' }, 'editing.valid'],
    [{ lines: 'filled', badge: 'shown' }, 'badge.shown + lines.filled'],
    [{ open: { lines: 'filled', badge: { shown: 'wide' } } }, 'open(badge.shown.wide + lines.filled)'],
    [{ lines: {}, badge: 'shown' }, 'badge.shown + lines'],
    [{}, ''],
  ])('writes %j as «%s»', (value, words) => {
    expect(stateWords(value)).toBe(words);
  });

  it('are written under other names, and sorted by those', () => {
    expect(stateWords({ 'b~': 'c~', bb: 'd' }, (key) => key.replace('~', ''))).toBe('b.c + bb.d');
  });
});

describe('The paths in state words', () => {
  it.each([
    ['', []],
    ['idle', ['idle']],
    ['a.b + c.d', ['a.b', 'c.d']],
    ['open(answer.none + payment.card)', ['open.answer.none', 'open.payment.card']],
    ['a(b(c + d) + e) + f', ['a.b.c', 'a.b.d', 'a.e', 'f']],
  ])('of «%s» are %j', (words, leaves) => {
    expect(leafPaths(words)).toEqual(leaves);
  });

  it('hold the states around the innermost ones where all active states are wanted', () => {
    expect([...activePaths('a(b.c + d) + e')]).toEqual(['a', 'a.b', 'a.b.c', 'a.d', 'e']);
  });

  it('are the leaves of whatever state value was written', () => {
    const key = fc.stringMatching(/^[a-z]{1,4}$/u);
    const { value } = fc.letrec<{ value: StateValue }>((tie) => ({
      value: fc.oneof({ maxDepth: 3 }, key, fc.dictionary(key, tie('value'), { minKeys: 1, maxKeys: 3 })),
    }));
    const leavesOf = (state: StateValue, above: string): string[] =>
      typeof state === 'string'
        ? [above + state]
        : Object.entries(state).flatMap(([name, child = {}]) => leavesOf(child, `${above}${name}.`));
    fc.assert(
      fc.property(value, (state) => {
        expect(leafPaths(stateWords(state)).toSorted()).toEqual(leavesOf(state, '').toSorted());
      }),
    );
  });
});
