import type { ReactNode } from 'react';
import { homeRows } from '../../catalogue/categories.ts';
import type { Product } from '../../catalogue/products.ts';
import type { Motion } from '../../ui/motion.ts';
import { BelowFold } from '../../ui/page/BelowFold.tsx';
import { PageTitle } from '../../ui/page/PageTitle.tsx';
import { Adverts } from './Adverts.tsx';
import { CategoryList } from './CategoryList.tsx';
import classes from './HomeScreen.module.css';
import { News } from './news/News.tsx';
import { ProductRow } from './rows/ProductRow.tsx';
import { useTexts } from '../../ui/text/texts.ts';

export interface HomeScreenProps {
  readonly motion: Motion;
  readonly renderProduct: (product: Product) => ReactNode;
}

/** The home page (§2 /): news, categories, adverts, and a row of products for each category that has one. */
export function HomeScreen({ motion, renderProduct }: HomeScreenProps) {
  const { t } = useTexts();
  return (
    <div className={classes.home}>
      <PageTitle isHidden>{t('home.heading')}</PageTitle>
      <News motion={motion} />
      <CategoryList />
      <BelowFold>
        <Adverts />
        {homeRows.map((category) => (
          <ProductRow key={category.id} category={category} renderProduct={renderProduct} />
        ))}
      </BelowFold>
    </div>
  );
}
