import type { Category } from '../../../catalogue/categories.ts';
import { pictureOf } from '../../../catalogue/pictures.ts';
import { PageTitle } from '../../../ui/page/PageTitle.tsx';
import { Picture } from '../../../ui/picture/Picture.tsx';
import { unbroken } from '../../../ui/text/unbroken.tsx';
import classes from './CategoryBar.module.css';
import { useTexts } from '../../../ui/text/texts.ts';

export interface CategoryBarProps {
  readonly category: Category;
  /** How many products the category has; 0 says nothing here, the page below does. */
  readonly count: number;
}

/** The title bar of a category page: its name, what it holds, its picture (§2 /ProductList). */
export function CategoryBar({ category, count }: CategoryBarProps) {
  const { t } = useTexts();
  const name = t(`category.${category.id}.name`);
  const description = t(`category.${category.id}.description`);
  return (
    <header className={classes.bar}>
      <div className={classes.words}>
        <PageTitle>{name}</PageTitle>
        <p className={classes.description}>{unbroken(description)}</p>
        {count > 0 && <p className={classes.count}>{t('list.count', { count })}</p>}
      </div>
      <div className={classes.picture}>
        <Picture
          picture={pictureOf(category.picture)}
          alt={t(`category.${category.id}.alt`)}
          sizes="(min-width: 48em) 15rem, 8rem"
          className={classes.image}
          loading="eager"
        />
      </div>
    </header>
  );
}
