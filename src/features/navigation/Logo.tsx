import { Link } from '@tanstack/react-router';
import logo from '../../ui/icons/logo.svg';
import classes from './navigation.module.css';
import { useTexts } from '../../ui/text/texts.ts';

/** Logo and title: a click goes home (§2 Header). */
export function Logo() {
  const { t } = useTexts();
  return (
    <Link to="/" className={classes.logo}>
      <img src={logo} alt="" width={32} height={32} />
      <span>{t('common.brand')}</span>
    </Link>
  );
}
