import { useId } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { wishlistMachine } from '../../../../machines/wishlist/wishlist.machine.ts';
import type { Product } from '../../../catalogue/products.ts';
import { ProductCard } from '../card/ProductCard.tsx';
import classes from './Shelf.module.css';

export interface ShelfProps {
  readonly title: string;
  /** One product or more. */
  readonly products: readonly Product[];
  readonly wishlist: ActorRefFrom<typeof wishlistMachine>;
}

/** A few products beside those that a page is about (R21). Where they do not fit they scroll sideways. */
export function Shelf({ title, products, wishlist }: ShelfProps) {
  const headingId = useId();
  return (
    <section className={classes.shelf} aria-labelledby={headingId}>
      <h2 id={headingId} className={classes.heading}>
        {title}
      </h2>
      <ul className={classes.list}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} wishlist={wishlist} />
          </li>
        ))}
      </ul>
    </section>
  );
}
