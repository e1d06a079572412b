import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { categoryById } from '../../../catalogue/categories.ts';
import type { Product } from '../../../catalogue/products.ts';
import classes from './Breadcrumb.module.css';

export interface BreadcrumbProps {
  readonly product: Product;
}

/** The way up from a product: home and its category. The product itself is the heading below. */
export function Breadcrumb({ product }: BreadcrumbProps) {
  const { t } = useTranslation();
  const category = categoryById(product.productType);
  return (
    <nav aria-label={t('detail.breadcrumb')}>
      <ol className={classes.trail}>
        <li>
          <Link className={classes.link} to="/">
            {t('detail.home')}
          </Link>
        </li>
        {category && (
          <li>
            <Link
              className={classes.link}
              to="/ProductList/$id"
              params={{ id: category.name }}
              search={{ category: category.id }}
            >
              {t(`category.${category.id}.name`)}
            </Link>
          </li>
        )}
      </ol>
    </nav>
  );
}
