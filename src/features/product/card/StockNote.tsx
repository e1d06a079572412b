import { stockLevel } from './stock.ts';
import classes from './StockNote.module.css';
import { useTexts } from '../../../ui/text/texts.ts';

export interface StockNoteProps {
  /** Units that are left, 0 or more. */
  readonly inventory: number;
}

/** The stock in words: «In stock», «Only 2 in stock», «Out of stock» (R7). The dot's colour only repeats them. */
export function StockNote({ inventory }: StockNoteProps) {
  const { t } = useTexts();
  const level = stockLevel(inventory);
  const words = {
    out: t('stock.outOfStock'),
    low: t('stock.only', { count: inventory }),
    plenty: t('stock.inStock'),
  };
  return (
    <p className={classes.note} data-level={level}>
      {words[level]}
    </p>
  );
}
