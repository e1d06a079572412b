import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { categories, type Category, categoryPicture } from '../../../catalogue/categories.ts';
import { pictureOf } from '../../../catalogue/pictures.ts';
import { productsOfType } from '../../../catalogue/products.ts';
import { Picture } from '../../../ui/picture/Picture.tsx';
import { PictureMessage } from '../../../ui/picture/PictureMessage.tsx';
import classes from './EmptyCategory.module.css';

const stocked = categories.filter(({ id }) => productsOfType(id).length > 0);

export interface EmptyCategoryProps {
  readonly category: Category;
}

/** A category without products says so and leads on to those that have some (R20). */
export function EmptyCategory({ category }: EmptyCategoryProps) {
  const { t } = useTranslation();
  return (
    <PictureMessage
      picture={pictureOf('empty-category')}
      alt={t('list.empty.alt')}
      title={<h2 className={classes.title}>{t('list.empty.title')}</h2>}
      text={t('list.empty.text', { category: t(`category.${category.id}.name`) })}
    >
      <ul className={classes.categories} aria-label={t('list.empty.categories')}>
        {stocked.map((other) => (
          <li key={other.id}>
            <Link
              className={classes.category}
              to="/ProductList/$id"
              params={{ id: other.name }}
              search={{ category: other.id }}
            >
              <span className={classes.tile}>
                <Picture picture={pictureOf(categoryPicture(other.id))} alt="" sizes="4rem" />
              </span>
              {t(`category.${other.id}.name`)}
            </Link>
          </li>
        ))}
      </ul>
    </PictureMessage>
  );
}
