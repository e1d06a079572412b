import type { ActorRefFrom } from 'xstate';
import type { wishlistMachine } from '../../../../machines/wishlist/wishlist.machine.ts';
import { useSelector } from '../../../actors/use-selector.ts';
import type { Product } from '../../../catalogue/products.ts';
import { HeartIcon } from '../../../ui/icons/icons.tsx';
import { ignoreRepeats } from '../../../ui/ignore-repeats.ts';
import classes from './HeartButton.module.css';
import { useTexts } from '../../../ui/text/texts.ts';

export interface HeartButtonProps {
  readonly product: Product;
  readonly wishlist: ActorRefFrom<typeof wishlistMachine>;
}

/**
 * Puts a product on the shopper's list, or takes it off (R17). It is one switch with one name: whether the product is
 * on the list is `aria-pressed`, which assistive technology says after the name.
 */
export function HeartButton({ product, wishlist }: HeartButtonProps) {
  const { t } = useTexts();
  const listed = useSelector(wishlist, ({ context }) => context.ids.includes(product.id));
  return (
    <button
      type="button"
      className={classes.heart}
      aria-pressed={listed}
      aria-label={t('hearts.add', { product: t(`product.${product.id}.name`) })}
      onKeyDown={ignoreRepeats}
      onClick={() => wishlist.send({ type: 'heart.pressed', id: product.id })}
    >
      <HeartIcon />
    </button>
  );
}
