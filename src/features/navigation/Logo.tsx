import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import logo from '../../ui/icons/logo.svg';
import classes from './navigation.module.css';

/** Logo and title: a click goes home (§2 Header). */
export function Logo() {
  const { t } = useTranslation();
  return (
    <Link to="/" className={classes.logo}>
      <img src={logo} alt="" width={32} height={32} />
      {t('common.brand')}
    </Link>
  );
}
