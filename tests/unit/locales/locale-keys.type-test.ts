import type { TFunction } from 'i18next';
import type { CategoryId } from '../../../src/catalogue/categories.ts';
import type { NewsId } from '../../../src/catalogue/news.ts';
import type { LabelId, ProductId } from '../../../src/catalogue/products.ts';

/** Never called: the compiler alone reads it. Each `@ts-expect-error` fails the build if the line below compiles. */
export function localeKeysAreTyped(
  t: TFunction,
  product: ProductId,
  category: CategoryId,
  news: NewsId,
  label: LabelId,
  word: string,
): readonly string[] {
  return [
    t('cart.empty'),
    t('header.greeting', { name: 'Guest' }),
    t('header.cartWithItems', { count: 3 }),
    t(`product.${product}.name`),
    t(`category.${category}.name`),
    t(`news.${news}.title`),
    t(`label.${label}`),

    // @ts-expect-error a missing key
    t('cart.nothing'),
    // @ts-expect-error a misspelt key
    t('cart.emtpy'),
    // @ts-expect-error a misspelt group
    t('basket.empty'),
    // @ts-expect-error a group is not a text
    t('cart'),
    // @ts-expect-error a missing key, default text or not
    t('cart.nothing', { defaultValue: 'Nothing' }),
    // @ts-expect-error a plural key that does not exist
    t('cart.empties', { count: 3 }),
    // @ts-expect-error the shop has no seventeenth product
    t('product.17.name'),
    // @ts-expect-error products have no such text
    t(`product.${product}.title`),
    // @ts-expect-error any string at all
    t(word),
    // @ts-expect-error any string at all, inside a key
    t(`product.${word}.name`),
  ];
}
