import type { Product } from '../../../catalogue/products.ts';
import { CartAddIcon } from '../../../ui/icons/icons.tsx';
import { ignoreRepeats } from '../../../ui/ignore-repeats.ts';
import { useTexts } from '../../../ui/text/texts.ts';
import classes from './AddButton.module.css';

export interface AddButtonProps {
  readonly product: Product;
  readonly onAdd: () => void;
}

/** The cart icon of a card in a list: it adds one unit (§2 /ProductList). */
export function AddButton({ product, onAdd }: AddButtonProps) {
  const { t } = useTexts();
  return (
    <button
      type="button"
      className={classes.add}
      aria-label={t('list.addToCart', { product: t(`product.${product.id}.name`) })}
      disabled={product.inventory === 0}
      onKeyDown={ignoreRepeats}
      onClick={(event) => {
        // Safari gives a pressed button no focus, and the dialog gives the focus back to what had it.
        event.currentTarget.focus();
        onAdd();
      }}
    >
      <CartAddIcon />
    </button>
  );
}
