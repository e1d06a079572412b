import { useEventListener } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import type { ActorRefFrom } from 'xstate';
import type { navigationMachine } from '../../../machines/navigation/navigation.machine.ts';
import { useSelector } from '../../actors/use-selector.ts';
import { categories } from '../../catalogue/categories.ts';
import { categoryLink } from '../../catalogue/links.ts';
import classes from './CategoryNav.module.css';
import { showFocused } from '../../ui/show-focused.ts';
import { useTexts } from '../../ui/text/texts.ts';

export interface CategoryNavProps {
  readonly navigation: ActorRefFrom<typeof navigationMachine>;
}

/** Before the open category a piece of the one before it shows, in pixels: the row goes on there, too. */
const BEFORE_OPEN = 48;

/**
 * On a phone the row is wider than its window, and is scrolled to the open category. `scrollIntoView` would scroll the page
 * as well, away from where Back returns to.
 */
function show(item: HTMLLIElement | null): void {
  const row = item?.parentElement;
  if (row && row.scrollWidth > row.clientWidth) row.scrollTo({ left: item.offsetLeft - BEFORE_OPEN });
}

/**
 * The category list of the header: each leads to its page (§2 Header, R16). Which one is open is the machine's to say: the
 * address of its page may lack the name (R3).
 */
export function CategoryNav({ navigation }: CategoryNavProps) {
  const { t } = useTexts();
  const listRef = useEventListener('focusin', showFocused);
  const open = useSelector(navigation, (snapshot) =>
    snapshot.matches({ screen: 'list' }) ? snapshot.context.categoryId : null,
  );
  return (
    <nav className={classes.nav} aria-label={t('header.categories')}>
      {/* By this name the router keeps where the row was scrolled to: not on to the page of another category. */}
      <ul ref={listRef} className={classes.list} data-scroll-restoration-id={open ?? 0}>
        {categories.map(({ id }) => (
          <li key={id} ref={id === open ? show : undefined}>
            <Link className={classes.link} {...categoryLink(id)} aria-current={id === open ? 'page' : undefined}>
              {t(`category.${id}.name`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
