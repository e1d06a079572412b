import { memo, useCallback } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { cartMachine } from '../../../machines/cart/cart.machine.ts';
import type { CartLine } from '../../../machines/cart/lines.ts';
import { useSelector } from '../../actors/use-selector.ts';
import { type ProductId, productById } from '../../catalogue/products.ts';
import { LongList } from '../../ui/long-list/LongList.tsx';
import { PageTitle } from '../../ui/page/PageTitle.tsx';
import { CartLineItem } from './CartLineItem.tsx';
import classes from './CartScreen.module.css';
import { CartSummary } from './CartSummary.tsx';
import { EmptyCart } from './EmptyCart.tsx';
import { UndoNotice } from './UndoNotice.tsx';
import { useLineRemoval } from './use-line-removal.ts';
import { useTexts } from '../../ui/text/texts.ts';

/** A press changes one line: the others are not drawn again. */
const Line = memo(CartLineItem);

export interface CartScreenProps {
  readonly cart: ActorRefFrom<typeof cartMachine>;
  /** The place in the browser's history. */
  readonly place: string;
}

/** The cart (§2 /ShoppingCart, §4 Cart, R6, R22, R26): its lines and total, or the message that it is empty. */
export function CartScreen({ cart, place }: CartScreenProps) {
  const { t } = useTexts();
  const filled = useSelector(cart, (snapshot) => snapshot.matches({ lines: 'filled' }));
  const undoable = useSelector(cart, (snapshot) => snapshot.matches({ undo: 'available' }));
  const lines = useSelector(cart, ({ context }) => context.lines);
  const removed = useSelector(cart, ({ context }) => context.removed);
  const { screen, undo, decrease, remove, takeBack, dismiss } = useLineRemoval(cart);
  const nameOf = useCallback(({ id }: CartLine) => t(`product.${id as ProductId}.name`), [t]);
  const increase = useCallback((id: number) => cart.send({ type: 'item.increased', id }), [cart]);
  const removedProduct = removed === null ? undefined : productById(removed.line.id);
  return (
    <div ref={screen} className={classes.screen} data-filled={filled}>
      <PageTitle>{t('cart.heading')}</PageTitle>
      <p className={classes.showcase}>{t('common.showcase')}</p>
      {filled ? (
        <LongList className={classes.lines} label={t('cart.items')} items={lines} place={place} wordsOf={nameOf}>
          {({ id, quantity }) => {
            const product = productById(id);
            return (
              product && (
                <Line
                  key={id}
                  product={product}
                  quantity={quantity}
                  onDecrease={decrease}
                  onRemove={remove}
                  onIncrease={increase}
                />
              )
            );
          }}
        </LongList>
      ) : (
        <EmptyCart />
      )}
      <div className={classes.dock}>
        {undoable && removedProduct && (
          <UndoNotice product={removedProduct} undoRef={undo} onUndo={takeBack} onDismiss={dismiss} />
        )}
        {filled && <CartSummary cart={cart} />}
      </div>
    </div>
  );
}
