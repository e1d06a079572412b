import { type FormEvent, useId, useState } from 'react';
import type { Words } from '../../../../machines/words-of-machine.ts';
import { parseEvent, wordsOf } from '../../../../tests/engine/machine/words.ts';
import { stimulusOf } from '../../../../tests/engine/machine/stimulus.ts';
import { inBoth } from '../../chart/in-words.ts';
import { type Offer, type OfferGroup, offerOf } from '../../trial/offers.ts';
import type { TrialStep } from '../../trial/steps.ts';
import type { Subject } from '../../trial/subject.ts';
import { focusThen } from '../keep-focus.ts';
import { texts } from '../texts.ts';
import classes from './Trial.module.css';
import { whyNotWords } from './why-not-words.ts';

const OTHER = 'other';

/** The id of the heading above all that can happen now. */
export const NOW = 'trial-now';

interface OfferRowProps {
  readonly group: OfferGroup;
  readonly subject: Subject;
  readonly before: TrialStep;
  readonly words: Words;
  readonly onTake: (step: string) => void;
}

/** The offer of a payload that was typed; null where it is no JSON object. */
function typedOffer({ group, subject, before }: OfferRowProps, text: string): Offer | null {
  const [type = ''] = group.offers[0]?.words.split(' ') ?? [];
  try {
    const stimulus = stimulusOf(text.trim() === '' ? type : wordsOf(parseEvent(`${type} ${text}`)));
    return offerOf(subject, before, stimulus);
  } catch {
    return null;
  }
}

/** One thing that can happen: its button, its payload where it has one, and why it is not accepted where it is not. */
export function OfferRow(props: OfferRowProps) {
  const { group, before, words, onTake } = props;
  const { trigger, kind, due, offers } = group;
  const [chosen, choose] = useState<string | null>(null);
  const [typed, type] = useState(offers[0]?.payload ?? '');
  const [chosenAfter, chooseAfter] = useState(before);
  // With each step what can be chosen is another. The row itself stays, and with it the focus.
  if (chosenAfter !== before) {
    chooseAfter(before);
    choose(null);
    type(offers[0]?.payload ?? '');
  }
  const note = useId();
  const name = inBoth(words.events, trigger);
  const isTyped = chosen === OTHER;
  const first = offers.find(({ whyNot }) => whyNot === null) ?? offers[0];
  const picked = offers.find((offer) => offer.words === chosen) ?? first;
  const offer = isTyped ? typedOffer(props, typed) : (picked ?? null);
  const reason = offer === null ? texts.trial.noPayload : offer.whyNot === null ? '' : whyNotWords(offer.whyNot, words);
  const press = (event: FormEvent) => {
    event.preventDefault();
    if (offer !== null && offer.whyNot === null) onTake(offer.words);
  };
  const hasPayload = offers.some(({ payload }) => payload !== '');
  return (
    <li>
      <form className={classes.offer} onSubmit={press} {...focusThen(NOW)}>
        {/* `aria-disabled` instead of `disabled`: the focus stays, and the reason is read. */}
        <button type="submit" aria-disabled={reason !== ''} aria-describedby={reason === '' ? undefined : note}>
          {kind === 'timer' ? texts.trial.wait(due ?? 0, name) : name}
        </button>
        {hasPayload && (
          <select
            aria-label={texts.trial.payload(name)}
            value={isTyped ? OTHER : (picked?.words ?? '')}
            onChange={({ target }) => choose(target.value)}
          >
            {offers.map(({ words: step, payload, whyNot }) => (
              <option key={step} value={step}>
                {texts.trial.option(payload, whyNot === null)}
              </option>
            ))}
            <option value={OTHER}>{texts.trial.other}</option>
          </select>
        )}
        {isTyped && (
          <input
            aria-label={texts.trial.typed(name)}
            className={classes.typed}
            value={typed}
            onChange={({ target }) => type(target.value)}
          />
        )}
        {reason !== '' && (
          <p id={note} className={classes.reason}>
            {reason}
          </p>
        )}
      </form>
    </li>
  );
}
