import type { Words } from '../../../../machines/words-of-machine.ts';
import { inBoth } from '../../chart/in-words.ts';
import type { WhyNot } from '../../trial/why-not.ts';
import { texts } from '../texts.ts';

/** Why an event is not accepted, in a sentence. */
export function whyNotWords(why: WhyNot, words: Words): string {
  if (why.kind === 'ended') return texts.trial.ended;
  if (why.kind === 'elsewhere') return texts.trial.elsewhere(why.states);
  const guards = [...new Set(why.guards.map(({ guard }) => inBoth(words.guards, guard)))].filter((name) => name !== '');
  return guards.length === 0 ? texts.trial.nothingToDo : texts.trial.guards(guards);
}
