import { now } from '../../engine/temporal/formula.ts';
import type { Property } from '../../engine/temporal/property.ts';
import { isEvent, isIn } from '../../engine/temporal/seen.ts';

export const fileLoaderProperties: readonly Property[] = [
  {
    says: 'A refusal stands with its reason, and goes with it',
    clause: 'Atlas: bad input',
    when: (moment) => !isEvent(moment, 'xstate.init'),
    holds: now(({ after }) => isIn(after, 'refused') === (after.context['fault'] !== null)),
    brokenBy: 'fileLoader: drop action refuse[0] of reading: error of readFile[0]',
  },
];
