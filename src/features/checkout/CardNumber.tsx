import { type KeyboardEvent, useId, useRef } from 'react';
import { GROUP_DIGITS, digitsOf, isWholeNumber } from '../../../machines/checkout/card.ts';
import { DigitsField } from '../../ui/fields/DigitsField.tsx';
import { hasModifier } from '../../ui/has-modifier.ts';
import { ignoreRepeats } from '../../ui/ignore-repeats.ts';
import classes from './CardNumber.module.css';
import { type CardForm, groupFields } from './use-card-form.ts';
import { useTexts } from '../../ui/text/texts.ts';

function kept(text: string) {
  return digitsOf(text, GROUP_DIGITS);
}

/**
 * The card number in four groups that behave as one (§5 Checkout, §9 Card number): the fourth digit moves on, Backspace
 * in an empty group moves back, and sixteen digits pasted or filled in anywhere fill all four.
 */
export function CardNumber({ bind }: { readonly bind: CardForm['bind'] }) {
  const { t } = useTexts();
  const hintId = useId();
  const inputs = useRef<(HTMLInputElement | null)[]>([]);

  const moveOn = (input: HTMLInputElement, index: number) => {
    const isAtEnd = input.selectionStart === GROUP_DIGITS;
    if (input.value.length === GROUP_DIGITS && isAtEnd) inputs.current[index + 1]?.select();
  };
  const moveBack = (event: KeyboardEvent<HTMLInputElement>, index: number) => {
    const previous = inputs.current[index - 1];
    if (event.key !== 'Backspace' || hasModifier(event) || event.currentTarget.value !== '' || !previous) return;
    // Its default would take a digit from the group that the focus moves to.
    event.preventDefault();
    previous.focus();
    previous.setSelectionRange(GROUP_DIGITS, GROUP_DIGITS);
  };

  return (
    <fieldset className={classes.number} aria-describedby={hintId}>
      <legend className={classes.legend}>{t('checkout.cardNumber')}</legend>
      <p id={hintId} className={classes.hint}>
        {t('checkout.cardNumberHint')}
      </p>
      {groupFields.map((name, index) => {
        const field = bind(name);
        return (
          <DigitsField
            key={name}
            ref={(input) => {
              inputs.current[index] = input;
            }}
            label={t('checkout.cardGroup', { group: index + 1 })}
            labelHidden
            field={field}
            kept={kept}
            autoComplete="cc-number"
            required
            onTyped={(input) => moveOn(input, index)}
            onKeyDown={(event) => {
              ignoreRepeats(event);
              moveBack(event, index);
            }}
            onPaste={(event) => {
              const text = event.clipboardData.getData('text');
              if (!isWholeNumber(text)) return;
              // A whole number takes the place of what the groups hold; pasted into it, it would be mixed with it.
              event.preventDefault();
              field.onChange(text);
              inputs.current.at(-1)?.focus();
            }}
          />
        );
      })}
    </fieldset>
  );
}
