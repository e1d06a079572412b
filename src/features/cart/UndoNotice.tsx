import { Button, CloseButton } from '@mantine/core';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import { type Ref, useId } from 'react';
import type { Product } from '../../catalogue/products.ts';
import classes from './UndoNotice.module.css';
import { ignoreRepeats } from '../../ui/ignore-repeats.ts';
import { passFocusOn } from '../../ui/pass-focus-on.ts';
import { useTexts } from '../../ui/text/texts.ts';

export interface UndoNoticeProps {
  /** The product whose line was removed. */
  readonly product: Product;
  /** Gets the button «Undo», which takes the focus when a line goes. */
  readonly undoRef: Ref<HTMLButtonElement>;
  readonly onUndo: () => void;
  readonly onDismiss: () => void;
}

/** Says what was removed and offers to put it back (R6). It has no time limit: it stays until it is used or closed (WCAG 2.2, 2.2.1). */
export function UndoNotice({ product, undoRef, onUndo, onDismiss }: UndoNoticeProps) {
  const { t } = useTexts();
  const words = useId();
  return (
    <div ref={passFocusOn} className={classes.notice}>
      <p id={words} className={classes.words}>
        {t('cart.removed', { product: t(`product.${product.id}.name`) })}
      </p>
      <Button
        ref={undoRef}
        className={classes.undo ?? ''}
        size="sm"
        variant="white"
        aria-describedby={words}
        onKeyDown={ignoreRepeats}
        onClick={onUndo}
      >
        {t('common.undo')}
      </Button>
      <CloseButton
        className={classes.close ?? ''}
        size="xl"
        variant="transparent"
        aria-label={t('common.close')}
        aria-describedby={words}
        onKeyDown={ignoreRepeats}
        onClick={onDismiss}
      />
    </div>
  );
}
