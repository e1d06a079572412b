import { Link } from '@tanstack/react-router';
import { categories } from '../../catalogue/categories.ts';
import { categoryLink } from '../../catalogue/links.ts';
import { pictureOf } from '../../catalogue/pictures.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import classes from './CategoryList.module.css';
import { useTexts } from '../../ui/text/texts.ts';

/** The category list of the home page: a click goes to the category, carrying its id (§2 Home). */
export function CategoryList() {
  const { t } = useTexts();
  return (
    <nav aria-labelledby="shop-by-category">
      <h2 id="shop-by-category" className={classes.heading}>
        {t('home.shopByCategory')}
      </h2>
      <ul className={classes.list}>
        {categories.map(({ id, picture }) => (
          <li key={id}>
            <Link className={classes.link} {...categoryLink(id)}>
              <span className={classes.tile}>
                <Picture
                  picture={pictureOf(picture)}
                  alt=""
                  sizes="(min-width: 36em) min(16vw, 12rem), 30vw"
                  className={classes.image}
                />
              </span>
              <span>{t(`category.${id}.name`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
