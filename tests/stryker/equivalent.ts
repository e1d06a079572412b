import type { Fate } from './fate.ts';

/** Mutants that no test can kill, by what they do, and why. They still count as survivors. */
interface Equal {
  readonly reason: string;
  readonly is: (fate: Fate) => boolean;
}

const MORE_THAN_TYPES = / (?:actions|actors|delays|guards): \{/;

const equals: readonly Equal[] = [
  {
    reason: '`types` is there for the compiler alone; XState never reads it.',
    is: ({ line, code, replacement }) =>
      replacement === '{}' && (line === 'types: {' || (code.startsWith('{ types: {') && !MORE_THAN_TYPES.test(code))),
  },
  {
    reason: 'A form is rejected only with an error, so there is always a first one; the compiler cannot know.',
    is: ({ line, mutator }) => line.startsWith('firstError: ') && mutator === 'StringLiteral',
  },
  {
    reason: 'What asks for the removed line runs only while there is one; the compiler cannot know.',
    is: ({ machine, mutator, code, replacement }) =>
      machine === 'cart' &&
      ((mutator === 'OptionalChaining' && code === 'context.removed?.line') ||
        (code === 'context.removed === null' && replacement === 'false')),
  },
  {
    reason: 'There are four groups, and four are asked for; the compiler cannot know.',
    is: ({ line, mutator }) => line.startsWith('position === index ?') && mutator === 'StringLiteral',
  },
  {
    reason:
      'A state that says how deep its history goes is a history state; the type says it once more for the reader.',
    is: ({ line, code }) => code === "'history'" && line.includes("history: 'deep'"),
  },
  {
    reason: 'Steps are taken only while a walk is open; the compiler cannot know.',
    is: ({ machine, code, replacement }) =>
      machine === 'viewer' && code === 'context.walk?.steps' && replacement === 'context.walk.steps',
  },
  {
    reason: 'No list holds null; only the compiler has to be told.',
    is: ({ code, replacement }) => /^params\.(?:category|product) !== null$/.test(code) && replacement === 'true',
  },
];

/** Why a mutant is the same machine; nothing where it is not known to be. */
export function reasonFor(fate: Fate): string | undefined {
  return equals.find(({ is }) => is(fate))?.reason;
}
