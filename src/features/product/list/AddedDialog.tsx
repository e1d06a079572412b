import { Button } from '@mantine/core';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Button.layer.css';
import { Link } from '@tanstack/react-router';
import type { ActorRefFrom } from 'xstate';
import type { cartMachine } from '../../../../machines/cart/cart.machine.ts';
import { quantityOf } from '../../../../machines/cart/lines.ts';
import type { noticeMachine } from '../../../../machines/notice/notice.machine.ts';
import { useSelector } from '../../../actors/use-selector.ts';
import { formatPrice, totalOf } from '../../../catalogue/money.ts';
import { pictureOf } from '../../../catalogue/pictures.ts';
import { productById } from '../../../catalogue/products.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { ignoreRepeats } from '../../../ui/ignore-repeats.ts';
import { useTexts } from '../../../ui/text/texts.ts';
import { Themed } from '../../../ui/theme/Themed.tsx';
import { Picture } from '../../../ui/picture/Picture.tsx';
import noteClasses from '../../../ui/text/Note.module.css';
import { unbroken } from '../../../ui/text/unbroken.tsx';
import classes from './AddedDialog.module.css';

export interface AddedDialogProps {
  readonly notice: ActorRefFrom<typeof noticeMachine>;
  /** Says how many of the product are in the cart now. */
  readonly cart: ActorRefFrom<typeof cartMachine>;
}

/**
 * The dialog «Added to cart» with its OK, the way to the cart and the total (§2 /ProductList, §8 Add to cart, R25). OK has the focus, Escape closes.
 */
export function AddedDialog({ notice, cart }: AddedDialogProps) {
  const { t } = useTexts();
  const opened = useSelector(notice, (snapshot) => snapshot.matches('open'));
  const id = useSelector(notice, ({ context }) => context.productId);
  const quantity = useSelector(cart, ({ context }) => (id === null ? 0 : quantityOf(context.lines, id)));
  const total = useSelector(cart, ({ context }) => totalOf(context.lines));
  const product = id === null ? undefined : productById(id);
  const dismiss = () => notice.send({ type: 'notice.dismissed' });
  return (
    <Themed>
      <Dialog
        opened={opened}
        title={t('list.added.title')}
        onClose={dismiss}
        actions={
          <>
            <Link className={classes.viewCart} to="/ShoppingCart">
              {t('detail.viewCart')}
            </Link>
            <Button size="md" data-autofocus onKeyDown={ignoreRepeats} onClick={dismiss}>
              {t('common.ok')}
            </Button>
          </>
        }
      >
        {product && (
          <div className={classes.added}>
            <div className={classes.tile}>
              <Picture picture={pictureOf(product.productImg)} alt="" sizes="5rem" />
            </div>
            <div className={classes.words}>
              <p className={classes.text}>
                {unbroken(t('list.added.text', { product: t(`product.${product.id}.name`), quantity }))}
              </p>
              <p className={classes.text}>{t('list.added.total', { total: formatPrice(total) })}</p>
              {quantity > product.inventory && (
                <p className={noteClasses.note}>{t('stock.only', { count: product.inventory })}</p>
              )}
            </div>
          </div>
        )}
      </Dialog>
    </Themed>
  );
}
