import { Button } from '@mantine/core';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Button.layer.css';
import { Link } from '@tanstack/react-router';
import { pictureOf } from '../../../catalogue/pictures.ts';
import { PageTitle } from '../../../ui/page/PageTitle.tsx';
import { PictureMessage } from '../../../ui/picture/PictureMessage.tsx';
import { useTexts } from '../../../ui/text/texts.ts';

/** What the detail page says where no product has the id, in place and without a redirect (R4). */
export function ProductMissing() {
  const { t } = useTexts();
  return (
    <PictureMessage
      picture={pictureOf('not-found')}
      alt={t('detail.notFound.alt')}
      title={<PageTitle>{t('detail.notFound.title')}</PageTitle>}
      text={t('detail.notFound.text')}
    >
      <Button size="md" renderRoot={(props) => <Link to="/" {...props} />}>
        {t('common.backToHome')}
      </Button>
    </PictureMessage>
  );
}
