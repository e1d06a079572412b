import { type ReactNode, useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { wishlistMachine } from '../../../machines/wishlist/wishlist.machine.ts';
import { useSelector } from '../../actors/use-selector.ts';
import { type Product, productById } from '../../catalogue/products.ts';
import { passFocusOn } from '../../ui/pass-focus-on.ts';
import classes from './AccountPanel.module.css';
import { useTexts } from '../../ui/text/texts.ts';

export interface ListsPanelProps {
  readonly wishlist: ActorRefFrom<typeof wishlistMachine>;
  readonly renderProduct: (product: Product) => ReactNode;
}

/** The products with a heart, newest first (R17). */
export function ListsPanel({ wishlist, renderProduct }: ListsPanelProps) {
  const { t } = useTexts();
  const ids = useSelector(wishlist, (snapshot) => snapshot.context.ids);
  const summary = useRef<HTMLParagraphElement>(null);

  // The card whose heart was taken away goes, and the focus that was on it would go with it.
  useEffect(() => {
    const removal = wishlist.on('heart.removed', () => summary.current?.focus());
    return () => removal.unsubscribe();
  }, [wishlist]);

  const products = ids.map(productById).filter((product) => product !== undefined);
  return (
    <>
      <p ref={summary} tabIndex={-1}>
        {products.length === 0 ? t('account.lists.empty') : t('account.lists.count', { count: products.length })}
      </p>
      {products.length > 0 && (
        <ul className={classes.products}>
          {products.map((product) => (
            <li key={product.id} ref={passFocusOn}>
              {renderProduct(product)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
