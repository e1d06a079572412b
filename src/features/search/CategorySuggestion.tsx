import type { Category } from '../../catalogue/categories.ts';
import { pictureOf } from '../../catalogue/pictures.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import classes from './SearchBox.module.css';
import { useTexts } from '../../ui/text/texts.ts';

/** What the suggestion of a category shows: its picture, and the way to all that is in it (R24). */
export function CategorySuggestion({ category: { id, picture } }: { readonly category: Category }) {
  const { t } = useTexts();
  return (
    <>
      <span className={classes.thumb}>
        <Picture picture={pictureOf(picture)} alt="" sizes="3rem" />
      </span>
      <span className={classes.name}>{t('home.row.seeAll', { category: t(`category.${id}.name`) })}</span>
    </>
  );
}
