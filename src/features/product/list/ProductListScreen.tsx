import { useCallback } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { cartMachine } from '../../../../machines/cart/cart.machine.ts';
import { noticeMachine } from '../../../../machines/notice/notice.machine.ts';
import type { wishlistMachine } from '../../../../machines/wishlist/wishlist.machine.ts';
import { useScreenActor } from '../../../actors/use-screen-actor.ts';
import { useSelector } from '../../../actors/use-selector.ts';
import type { Category } from '../../../catalogue/categories.ts';
import { alsoOnDesk } from '../../../catalogue/goes-with.ts';
import { type Product, productsOfType } from '../../../catalogue/products.ts';
import { LongList } from '../../../ui/long-list/LongList.tsx';
import { onDemand } from '../../../ui/on-demand/on-demand.tsx';
import { BelowFold } from '../../../ui/page/BelowFold.tsx';
import { useTexts } from '../../../ui/text/texts.ts';
import visuallyHidden from '../../../ui/visually-hidden.module.css';
import { AddButton } from './AddButton.tsx';
import { CategoryBar } from './CategoryBar.tsx';
import { EmptyCategory } from './EmptyCategory.tsx';
import { ProductCard } from '../card/ProductCard.tsx';
import { Shelf } from '../shelf/Shelf.tsx';
import classes from './ProductListScreen.module.css';

const AddedDialog = onDemand(
  async () => (await import('./AddedDialog.tsx')).AddedDialog,
  function useIsAdded({ notice }) {
    return useSelector(notice, (snapshot) => snapshot.matches('open'));
  },
);

/** Below this number of products others fill the row, so that a short list does not look like a leftover. */
const FEW = 4;

/** The first cards stand on the first screen of a phone, two in a row. */
const LOADING = ['first', 'eager'] as const;

export interface ProductListScreenProps {
  readonly category: Category;
  /** The place in the browser's history. */
  readonly place: string;
  readonly cart: ActorRefFrom<typeof cartMachine>;
  readonly wishlist: ActorRefFrom<typeof wishlistMachine>;
}

function CategoryProducts({ category, place, cart, wishlist }: ProductListScreenProps) {
  const { t } = useTexts();
  const notice = useScreenActor(noticeMachine);
  const products = productsOfType(category.id);
  const nameOf = useCallback(({ id }: Product) => t(`product.${id}.name`), [t]);
  const isFew = products.length < FEW;
  const add = (id: number) => {
    cart.send({ type: 'item.added', id });
    notice.send({ type: 'item.added', id });
  };
  return (
    <div className={classes.screen}>
      <CategoryBar category={category} count={products.length} />
      {products.length === 0 ? (
        <EmptyCategory category={category} />
      ) : (
        <div className={classes.shelves} data-count={isFew ? products.length : undefined}>
          <section aria-labelledby="products">
            <h2 id="products" className={isFew ? classes.heading : visuallyHidden.hidden}>
              {t('list.products')}
            </h2>
            <LongList className={classes.grid} items={products} place={place} wordsOf={nameOf}>
              {(product, index) => (
                <li key={product.id}>
                  <ProductCard product={product} wishlist={wishlist} loading={LOADING[index] ?? 'lazy'}>
                    <AddButton product={product} onAdd={() => add(product.id)} />
                  </ProductCard>
                </li>
              )}
            </LongList>
          </section>
          {isFew && (
            <BelowFold>
              <Shelf title={t('list.alsoForYourDesk')} products={alsoOnDesk(category.id)} wishlist={wishlist} />
            </BelowFold>
          )}
        </div>
      )}
      <AddedDialog notice={notice} cart={cart} />
    </div>
  );
}

/**
 * The products of one category (§2 /ProductList). The cart icon of a card adds one unit and opens the notice. Each
 * category starts anew, so that a notice never outlives the page that it belongs to.
 */
export function ProductListScreen(props: ProductListScreenProps) {
  return <CategoryProducts key={props.category.id} {...props} />;
}
