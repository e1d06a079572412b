import { useId } from 'react';
import type { Product } from '../../../../catalogue/products.ts';
import { unbroken } from '../../../../ui/text/unbroken.tsx';
import { rowsOf } from './rows-of.ts';
import classes from './Specification.module.css';
import { useTexts } from '../../../../ui/text/texts.ts';

/** The facts of a product (R21): what a shopper decides by, and what its pictures bear out. */
export function Specification({ product }: { readonly product: Product }) {
  const { t } = useTexts();
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={classes.heading}>
        {t('specification.title')}
      </h2>
      <dl className={classes.rows}>
        {rowsOf(product, t).map(({ name, label, value }) => (
          <div key={name} className={classes.row}>
            <dt className={classes.label}>{label}</dt>
            <dd className={classes.value}>{unbroken(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
