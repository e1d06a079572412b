import { Link } from '@tanstack/react-router';
import { categoryLink } from '../../../catalogue/links.ts';
import type { Product } from '../../../catalogue/products.ts';
import classes from './Breadcrumb.module.css';
import { useTexts } from '../../../ui/text/texts.ts';

export interface BreadcrumbProps {
  readonly product: Product;
}

/** The way up from a product: home and its category. The product itself is the heading below. */
export function Breadcrumb({ product }: BreadcrumbProps) {
  const { t } = useTexts();
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
