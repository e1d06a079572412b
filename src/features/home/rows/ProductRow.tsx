import type { ReactNode } from 'react';
import type { Category } from '../../../catalogue/categories.ts';
import { type Product, productsOfType } from '../../../catalogue/products.ts';
import { EmptyRow } from './EmptyRow.tsx';
import { AT_HAND } from '../../../catalogue/text-blocks.ts';
import { RowHead } from './RowHead.tsx';
import { RowScroller } from './RowScroller.tsx';
import classes from './ProductRow.module.css';
import { useTexts } from '../../../ui/text/texts.ts';

/** A row of more products than `whole` shows the `first` of them: the link in its head leads to all. */
const SHOWN = { whole: AT_HAND, first: 6 };

export interface ProductRowProps {
  readonly category: Category;
  readonly renderProduct: (product: Product) => ReactNode;
}

/** One horizontal row of products (§2 Home), the first ones of a large category. A category without any says so and leads on (R20). */
export function ProductRow({ category, renderProduct }: ProductRowProps) {
  const { t } = useTexts();
  const name = t(`category.${category.id}.name`);
  const all = productsOfType(category.id);
  const products = all.length > SHOWN.whole ? all.slice(0, SHOWN.first) : all;
  const headingId = `row-${category.id}`;
  return (
    <section className={classes.row} aria-labelledby={headingId}>
      {products.length > 0 ? (
        <RowScroller
          renderHead={(arrows) => (
            <RowHead category={category} headingId={headingId}>
              {arrows}
            </RowHead>
          )}
          leftLabel={t('home.row.scrollLeft', { category: name })}
          rightLabel={t('home.row.scrollRight', { category: name })}
        >
          {products.map((product) => (
            <li key={product.id} className={classes.item}>
              {renderProduct(product)}
            </li>
          ))}
        </RowScroller>
      ) : (
        <>
          <RowHead category={category} headingId={headingId} isEmpty />
          <EmptyRow name={name} />
        </>
      )}
    </section>
  );
}
