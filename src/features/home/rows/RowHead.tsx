import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Category } from '../../../catalogue/categories.ts';
import { categoryLink } from '../../../catalogue/links.ts';
import { pictureOf } from '../../../catalogue/pictures.ts';
import { Picture } from '../../../ui/picture/Picture.tsx';
import { unbroken } from '../../../ui/text/unbroken.tsx';
import classes from './RowHead.module.css';
import { useTexts } from '../../../ui/text/texts.ts';

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
export function RowHead({ category: { id, rowPicture }, headingId, isEmpty = false, children }: RowHeadProps) {
  const { t } = useTexts();
  const category = t(`category.${id}.name`);
  return (
    <div className={classes.head}>
      {rowPicture && (
        <div className={classes.picture}>
          <Picture picture={pictureOf(rowPicture)} alt="" sizes="min(100vw, 44rem)" className={classes.image} />
        </div>
      )}
      <div className={classes.words}>
        <h2 id={headingId} className={classes.heading}>
          {category}
        </h2>
        <p className={classes.text}>{unbroken(t(`category.${id}.description`))}</p>
        {!isEmpty && (
          <Link className={classes.all} {...categoryLink(id)}>
            {t('home.row.seeAll', { category })}
          </Link>
        )}
      </div>
      {children}
    </div>
  );
}
