import { Link } from '@tanstack/react-router';
import type { Category } from '../../../catalogue/categories.ts';
import { categoryLink } from '../../../catalogue/links.ts';
import { pictureOf } from '../../../catalogue/pictures.ts';
import { stockedCategories } from '../../../catalogue/products.ts';
import { Picture } from '../../../ui/picture/Picture.tsx';
import { PictureMessage } from '../../../ui/picture/PictureMessage.tsx';
import classes from './EmptyCategory.module.css';
import { useTexts } from '../../../ui/text/texts.ts';

export interface EmptyCategoryProps {
  readonly category: Category;
}

/** A category without products says so and leads on to those that have some (R20). */
export function EmptyCategory({ category }: EmptyCategoryProps) {
  const { t } = useTexts();
  return (
    <PictureMessage
      picture={pictureOf('empty-category')}
      alt={t('list.empty.alt')}
      title={<h2 className={classes.title}>{t('list.empty.title')}</h2>}
      text={t('list.empty.text', { category: t(`category.${category.id}.name`) })}
    >
      <ul className={classes.categories} aria-label={t('list.empty.categories')}>
        {stockedCategories.map(({ id, picture }) => (
          <li key={id}>
            <Link className={classes.category} {...categoryLink(id)}>
              <span className={classes.tile}>
                <Picture picture={pictureOf(picture)} alt="" sizes="4rem" />
              </span>
              <span>{t(`category.${id}.name`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </PictureMessage>
  );
}
