import { describe, expect, it } from 'vitest';
import { noOutputs } from '../machine/situation.ts';
import { type Run, always, eventuallyWithin, given, next, now, until } from './formula.ts';
import { failureRun, judgeProperty } from './property.ts';

/** A run of events, one sign each; the state is what has happened so far. */
function runOf(signs: string): Run {
  const seen = (length: number) => ({
    state: signs.slice(0, length),
    status: 'active' as const,
    tags: [],
    context: {},
    ...noOutputs,
    output: null,
  });
  return Array.from(signs, (type, place) => ({
    kind: place === 0 ? 'start' : 'event',
    event: { type },
    before: place === 0 ? null : seen(place),
    after: seen(place + 1),
  }));
}

function is(sign: string) {
  return now(({ event }) => event.type === sign);
}

describe('A temporal formula', () => {
  it.each([
    ['aab', 'open', always(now(({ event }) => event.type !== 'x'))],
    ['aaxb', 'fails', always(now(({ event }) => event.type !== 'x'))],
    ['ab', 'holds', next(is('b'))],
    ['aa', 'fails', next(is('b'))],
    ['a', 'open', next(is('b'))],
    ['acb', 'holds', eventuallyWithin(2, is('b'))],
    ['accb', 'fails', eventuallyWithin(2, is('b'))],
    ['ac', 'open', eventuallyWithin(2, is('b'))],
    ['a--c-b', 'holds', eventuallyWithin(2, is('b'), ({ event }) => event.type !== '-')],
    ['a--c-cb', 'fails', eventuallyWithin(2, is('b'), ({ event }) => event.type !== '-')],
    ['aab', 'holds', until(is('a'), is('b'))],
    ['axb', 'fails', until(is('a'), is('b'))],
    ['aa', 'open', until(is('a'), is('b'))],
    ['aba', 'holds', given(({ after }) => next(next(now(({ event }) => event.type === after.state))))],
  ] as const)('on «%s» %s', (signs, verdict, formula) => {
    expect(formula(runOf(signs), 0)).toBe(verdict);
  });
});

describe('A property', () => {
  const property = {
    says: 'After a comes b',
    clause: '',
    when: ({ event }: Run[number]) => event.type === 'a',
    holds: next(is('b')),
    brokenBy: '',
  };

  it('is judged at each of its moments, and told by the shortest beginning on which it fails', () => {
    expect(judgeProperty(property, runOf('xabxab'))).toEqual({ failsAt: null, moments: 2 });
    expect(judgeProperty(property, runOf('abacab'))).toEqual({ failsAt: 2, moments: 3 });
    expect(failureRun(property, runOf('abacab'))).toEqual(['a {}', 'b {}', 'a {}', 'c {}']);
  });
});
