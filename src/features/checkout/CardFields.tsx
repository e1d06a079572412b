import { NativeSelect } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { type ReactElement, useId } from 'react';
import { CODE_DIGITS, FIRST_DAY, FIRST_YEAR, LAST_DAY, LAST_YEAR, digitsOf } from '../../../machines/checkout/card.ts';
import { DigitsField } from '../../ui/fields/DigitsField.tsx';
import fieldClasses from '../../ui/fields/Field.module.css';
import { LockIcon } from '../../ui/icons/LockIcon.tsx';
import { ignoreRepeats } from '../../ui/ignore-repeats.ts';
import classes from './CardFields.module.css';
import { CardNumber } from './CardNumber.tsx';
import type { CardForm } from './use-card-form.ts';
import { useTexts } from '../../ui/text/texts.ts';

function numbersFrom(first: number, last: number): ReactElement[] {
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => `${first + index}`);
  return numbers.map((number) => (
    <option key={number} value={number}>
      {number}
    </option>
  ));
}

/** The same elements each time: React does not look at them again with each key that is typed beside them. */
const days = numbersFrom(FIRST_DAY, LAST_DAY);
const years = numbersFrom(FIRST_YEAR, LAST_YEAR);

/** The card entry, the same for every payment method (§4 Payment method, §9 Card number, R13). */
export function CardFields({ bind }: { readonly bind: CardForm['bind'] }) {
  const { t } = useTexts();
  const headingId = useId();
  const day = bind('day');
  const year = bind('year');
  return (
    <section className={classes.card} aria-labelledby={headingId}>
      <h2 id={headingId} className={classes.heading}>
        {t('checkout.card')}
      </h2>
      <CardNumber bind={bind} />
      <div className={classes.row}>
        <NativeSelect
          {...day}
          onChange={(event) => day.onChange(event.currentTarget.value)}
          label={<span>{t('checkout.expiryDay')}</span>}
          size="md"
          classNames={fieldClasses}
        >
          {days}
        </NativeSelect>
        <NativeSelect
          {...year}
          onChange={(event) => year.onChange(event.currentTarget.value)}
          label={<span>{t('checkout.expiryYear')}</span>}
          autoComplete="cc-exp-year"
          size="md"
          classNames={fieldClasses}
        >
          {years}
        </NativeSelect>
      </div>
      <DigitsField
        label={t('checkout.securityCode')}
        field={bind('code')}
        kept={(text) => digitsOf(text, CODE_DIGITS)}
        description={t('checkout.securityCodeHint')}
        autoComplete="cc-csc"
        required
        onKeyDown={ignoreRepeats}
      />
      <p className={classes.privacy}>
        <LockIcon />
        <span>{t('checkout.privacy')}</span>
      </p>
    </section>
  );
}
