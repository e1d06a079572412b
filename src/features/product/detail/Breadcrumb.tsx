import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { categoryLink } from '../../../catalogue/links.ts';
import type { Product } from '../../../catalogue/products.ts';
import classes from './Breadcrumb.module.css';

export interface BreadcrumbProps {
  readonly product: Product;
}

/** The way up from a product: home and its category. The product itself is the heading below. */
export function Breadcrumb({ product }: BreadcrumbProps) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('detail.breadcrumb')}>
      <ol className={classes.trail}>
        <li>
          <Link className={classes.link} to="/">
            {t('detail.home')}
          </Link>
        </li>
        <li>
          <Link className={classes.link} {...categoryLink(product.productType)}>
            {t(`category.${product.productType}.name`)}
          </Link>
        </li>
      </ol>
    </nav>
  );
}
