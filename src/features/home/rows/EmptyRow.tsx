import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { categories } from '../../../catalogue/categories.ts';
import { pictureOf } from '../../../catalogue/pictures.ts';
import { productsOfType } from '../../../catalogue/products.ts';
import { Picture } from '../../../ui/picture/Picture.tsx';
import classes from './EmptyRow.module.css';

/** The categories that have something to show instead. */
const stocked = categories.filter(({ id }) => productsOfType(id).length > 0);

export interface EmptyRowProps {
  /** The name of the category without products, in the shopper's language. */
  readonly name: string;
}

/** Stands in the place of a row without products: a picture, a line that says so, links to other categories (R20). */
export function EmptyRow({ name }: EmptyRowProps) {
  const { t } = useTranslation();
  return (
    <div className={classes.empty}>
      <div className={classes.picture}>
        <Picture
          picture={pictureOf('empty-category')}
          alt={t('list.empty.alt')}
          sizes="12rem"
          className={classes.image}
        />
      </div>
      <div className={classes.words}>
        <p className={classes.text}>{t('home.row.empty', { category: name })}</p>
        <ul className={classes.links} aria-label={t('list.empty.categories')}>
          {stocked.map((category) => (
            <li key={category.id}>
              <Link
                className={classes.way}
                to="/ProductList/$id"
                params={{ id: category.name }}
                search={{ category: category.id }}
              >
                {t(`category.${category.id}.name`)}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
