import { Link } from '@tanstack/react-router';
import { categoryLink } from '../../../catalogue/links.ts';
import { pictureOf } from '../../../catalogue/pictures.ts';
import { stockedCategories } from '../../../catalogue/products.ts';
import { Picture } from '../../../ui/picture/Picture.tsx';
import classes from './EmptyRow.module.css';
import { useTexts } from '../../../ui/text/texts.ts';

export interface EmptyRowProps {
  /** The name of the category without products, in the shopper's language. */
  readonly name: string;
}

/** Stands in the place of a row without products: a picture, a line that says so, links to other categories (R20). */
export function EmptyRow({ name }: EmptyRowProps) {
  const { t } = useTexts();
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
          {stockedCategories.map(({ id }) => (
            <li key={id}>
              <Link className={classes.way} {...categoryLink(id)}>
                {t(`category.${id}.name`)}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
