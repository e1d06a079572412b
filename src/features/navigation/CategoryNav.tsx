import { Link } from '@tanstack/react-router';
import type { ActorRefFrom } from 'xstate';
import type { navigationMachine } from '../../../machines/navigation/navigation.machine.ts';
import { useSelector } from '../../actors/use-selector.ts';
import { categories } from '../../catalogue/categories.ts';
import { categoryLink } from '../../catalogue/links.ts';
import classes from './CategoryNav.module.css';
import { useTexts } from '../../ui/text/texts.ts';

export interface CategoryNavProps {
  readonly navigation: ActorRefFrom<typeof navigationMachine>;
}

/**
 * The category list of the header: each leads to its page (§2 Header, R16). Which one is open is the machine's to say: the
 * address of its page may lack the name (R3).
 */
export function CategoryNav({ navigation }: CategoryNavProps) {
  const { t } = useTexts();
  const open = useSelector(navigation, (snapshot) =>
    snapshot.matches({ screen: 'list' }) ? snapshot.context.categoryId : null,
  );
  return (
    <nav className={classes.nav} aria-label={t('header.categories')}>
      <ul className={classes.list}>
        {categories.map(({ id }) => (
          <li key={id}>
            <Link className={classes.link} {...categoryLink(id)} aria-current={id === open ? 'page' : undefined}>
              {t(`category.${id}.name`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
