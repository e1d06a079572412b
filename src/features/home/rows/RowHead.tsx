import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Category, CategoryId } from '../../../catalogue/categories.ts';
import { type PictureName, pictureOf } from '../../../catalogue/pictures.ts';
import { Picture } from '../../../ui/picture/Picture.tsx';
import classes from './RowHead.module.css';

/**
 * The wide pictures behind the panels that few cards leave room for, most of them of the news: their left third is kept
 * for words.
 */
const panelPictures: Readonly<Partial<Record<CategoryId, PictureName>>> = {
  1: 'news-2',
  2: 'news-1',
  4: 'news-5',
  5: 'panel-keycaps',
};

export interface RowHeadProps {
  readonly category: Category;
  /** The id of the heading, which names the region of the row. */
  readonly headingId: string;
  /** Whether the row has nothing to show, and so no way to all of it. */
  readonly isEmpty?: boolean;
  /** The arrows of the row. */
  readonly children?: ReactNode;
}

/**
 * What a row is of, and the way to all of it. On a phone it is a line; where there is room it is a panel that fills
 * what the cards leave, with a line about the category and a picture.
 */
export function RowHead({ category: { id, name }, headingId, isEmpty = false, children }: RowHeadProps) {
  const { t } = useTranslation();
  const category = t(`category.${id}.name`);
  const picture = panelPictures[id];
  return (
    <div className={classes.head}>
      {picture && (
        <div className={classes.picture}>
          <Picture picture={pictureOf(picture)} alt="" sizes="min(100vw, 63rem)" className={classes.image} />
        </div>
      )}
      <div className={classes.words}>
        <h2 id={headingId} className={classes.heading}>
          {category}
        </h2>
        <p className={classes.text}>{t(`category.${id}.description`)}</p>
        {!isEmpty && (
          <Link className={classes.all} to="/ProductList/$id" params={{ id: name }} search={{ category: id }}>
            {t('home.row.seeAll', { category })}
          </Link>
        )}
      </div>
      {children}
    </div>
  );
}
