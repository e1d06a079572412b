import { Link } from '@tanstack/react-router';
import classes from './Footer.module.css';
import { useTexts } from '../../ui/text/texts.ts';

/** The links of the footer, all to / (§2 Home), by their keys. */
const links = ['footer.about', 'footer.contact', 'footer.membershipTerms', 'footer.privacyPolicy'] as const;

/**
 * The footer: four links, the customer service hours, the copyright line (§2 Home). By its id the HTML of the build names it
 * as the place up to which a page must have been read before it is painted.
 */
export function Footer() {
  const { t } = useTexts();
  return (
    <footer id="footer" className={classes.footer}>
      <div className={classes.inner}>
        <nav aria-label={t('footer.links')}>
          <ul className={classes.links}>
            {links.map((key) => (
              <li key={key}>
                <Link to="/" className={classes.link}>
                  {t(key)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <p className={classes.line}>{t('footer.hours')}</p>
        <p className={classes.line}>{t('common.currency')}</p>
        <p className={classes.line}>{t('footer.copyright')}</p>
      </div>
    </footer>
  );
}
