import { Button } from '@mantine/core';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Button.layer.css';
import { Link } from '@tanstack/react-router';
import { pictureOf } from '../../catalogue/pictures.ts';
import { PictureMessage } from '../../ui/picture/PictureMessage.tsx';
import { useTexts } from '../../ui/text/texts.ts';

/** The cart without lines: the message, the picture, and a way back into the shop (§2 /ShoppingCart). */
export function EmptyCart() {
  const { t } = useTexts();
  return (
    <PictureMessage
      picture={pictureOf('empty-cart')}
      alt={t('cart.emptyAlt')}
      // Who has a cart with lines must not wait for it.
      loading="lazy"
      title={t('cart.empty')}
      text={t('cart.emptyText')}
    >
      <Button size="lg" renderRoot={(props) => <Link to="/" {...props} />}>
        {t('cart.goShopping')}
      </Button>
    </PictureMessage>
  );
}
