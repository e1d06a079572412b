import { useId } from 'react';
import { MinusIcon, PlusIcon } from '../../ui/icons/icons.tsx';
import classes from './QuantityStepper.module.css';
import { useTexts } from '../../ui/text/texts.ts';

export interface QuantityStepperProps {
  /** The name of the product, for the names of the buttons. */
  readonly product: string;
  readonly quantity: number;
  /** The id of the note about the stock, when there is one. */
  readonly note?: string | undefined;
  readonly onDecrease: () => void;
  readonly onIncrease: () => void;
}

/**
 * Minus, the quantity, plus (§4 Cart). Each button is described by the quantity that it changes, and by the stock note.
 */
export function QuantityStepper({ product, quantity, note, onDecrease, onIncrease }: QuantityStepperProps) {
  const { t } = useTexts();
  const number = useId();
  const description = note === undefined ? number : `${number} ${note}`;
  return (
    <div
      className={classes.stepper}
      role="group"
      aria-label={t('cart.quantityOf', { product })}
      aria-describedby={note}
    >
      <button
        type="button"
        className={classes.step}
        aria-label={t('cart.decrease', { product })}
        aria-describedby={description}
        onClick={onDecrease}
      >
        <MinusIcon />
      </button>
      <span id={number} className={classes.quantity}>
        {quantity}
      </span>
      <button
        type="button"
        className={classes.step}
        aria-label={t('cart.increase', { product })}
        aria-describedby={description}
        onClick={onIncrease}
      >
        <PlusIcon />
      </button>
    </div>
  );
}
