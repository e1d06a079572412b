import { NativeSelect } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { useId } from 'react';
import { CODE_DIGITS, FIRST_DAY, FIRST_YEAR, LAST_DAY, LAST_YEAR, digitsOf } from '../../../machines/checkout/card.ts';
import { DigitsField } from '../../ui/fields/DigitsField.tsx';
import fieldClasses from '../../ui/fields/Field.module.css';
import { LockIcon } from '../../ui/icons/LockIcon.tsx';
import classes from './CardFields.module.css';
import { CardNumber } from './CardNumber.tsx';
import type { CardForm } from './use-card-form.ts';
import { useTexts } from '../../ui/text/texts.ts';

function numbersFrom(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => `${first + index}`);
}

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
          label={t('checkout.expiryDay')}
          data={days}
          size="md"
          classNames={fieldClasses}
        />
        <NativeSelect
          {...year}
          onChange={(event) => year.onChange(event.currentTarget.value)}
          label={t('checkout.expiryYear')}
          data={years}
          autoComplete="cc-exp-year"
          size="md"
          classNames={fieldClasses}
        />
      </div>
      <DigitsField
        label={t('checkout.securityCode')}
        field={bind('code')}
        kept={(text) => digitsOf(text, CODE_DIGITS)}
        description={t('checkout.securityCodeHint')}
        autoComplete="cc-csc"
        required
      />
      <p className={classes.privacy}>
        <LockIcon />
        {t('checkout.privacy')}
      </p>
    </section>
  );
}
