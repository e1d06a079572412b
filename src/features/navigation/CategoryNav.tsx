import { Link } from '@tanstack/react-router';
import { categories } from '../../catalogue/categories.ts';
import { categoryLink } from '../../catalogue/links.ts';
import classes from './CategoryNav.module.css';
import { useTexts } from '../../ui/text/texts.ts';

/** The category list of the header: each leads to its page (§2 Header, R16). */
export function CategoryNav() {
  const { t } = useTexts();
  return (
    <nav className={classes.nav} aria-label={t('header.categories')}>
      <ul className={classes.list}>
        {categories.map(({ id }) => (
          <li key={id}>
            <Link className={classes.link} {...categoryLink(id)} activeProps={{ 'aria-current': 'page' }}>
              {t(`category.${id}.name`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
