import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { productLink } from '../../../../catalogue/links.ts';
import { formatPrice } from '../../../../catalogue/money.ts';
import { type Product, productsOfType } from '../../../../catalogue/products.ts';
import { isGoods } from '../../../../catalogue/specification-rows.ts';
import { unbroken } from '../../../../ui/text/unbroken.tsx';
import { useTexts } from '../../../../ui/text/texts.ts';
import { rowsOf } from '../specification/rows-of.ts';
import classes from './Comparison.module.css';

/** The products that have the same rows as this one, itself among them, in the order of the catalogue. */
function comparable({ id, productType }: Product): readonly Product[] {
  return isGoods(id) ? productsOfType(productType).filter((one) => isGoods(one.id)) : [];
}

/** The facts of products of one kind side by side (R21): the two keyboards. Nothing where there is one alone. */
export function Comparison({ product }: { readonly product: Product }) {
  const { t } = useTexts();
  const headingId = useId();
  const products = comparable(product);
  if (products.length < 2) return null;
  const columns = products.map((one) => rowsOf(one, t));
  const rows = rowsOf(product, t).map(({ name, label }) => ({
    name,
    label,
    values: columns.map((column) => column.find((row) => row.name === name)?.value ?? ''),
  }));
  const price = {
    name: 'price',
    label: t('comparison.price'),
    values: products.map(({ productPrice }) => formatPrice(productPrice)),
  };
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={classes.heading}>
        {t('comparison.title')}
      </h2>
      <table className={classes.table} aria-labelledby={headingId}>
        <thead>
          <tr>
            <th scope="col">{t('comparison.fact')}</th>
            {products.map(({ id }) => (
              <th key={id} scope="col">
                {id === product.id ? (
                  unbroken(t(`product.${id}.name`))
                ) : (
                  <Link className={classes.link} {...productLink(id)}>
                    {unbroken(t(`product.${id}.name`))}
                  </Link>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[price, ...rows].map(({ name, label, values }) => (
            <tr key={name}>
              <th scope="row">{label}</th>
              {values.map((value, column) => (
                <td key={products[column]?.id}>{unbroken(value)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
