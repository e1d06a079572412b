import type { TFunction } from 'i18next';
import { type CoinPack, coinPackOf, otherPacksOf, pricePerThousand } from '../../../../catalogue/coin-packs.ts';
import { formatNumber, formatPrice } from '../../../../catalogue/money.ts';
import type { Product } from '../../../../catalogue/products.ts';
import { goodsRowKey, goodsRows, isGoods } from '../../../../catalogue/specification-rows.ts';

/** One fact of a product in the shopper's language. */
export interface SpecificationRow {
  /** Names the row: the same for the same fact of another product. */
  readonly name: string;
  readonly label: string;
  readonly value: string;
}

function coinRows(product: Product, { world, coins }: CoinPack, t: TFunction): SpecificationRow[] {
  const { amount, isExact } = pricePerThousand(product.productPrice, coins);
  const price = formatPrice(amount);
  const others = otherPacksOf(product).map((other) =>
    t('specification.coins.otherPack', {
      coins: formatNumber(coinPackOf(other)?.coins ?? 0),
      price: formatPrice(other.productPrice),
    }),
  );
  return [
    { name: 'world', label: t('specification.label.world'), value: t(`specification.${world}.world`) },
    { name: 'coins', label: t('specification.label.coins'), value: formatNumber(coins) },
    {
      name: 'perThousand',
      label: t('specification.label.perThousand'),
      value: isExact ? price : t('specification.coins.about', { price }),
    },
    ...others.map((value) => ({ name: 'otherPack', label: t('specification.label.otherPack'), value })),
    { name: 'metal', label: t('specification.label.metal'), value: t(`specification.${world}.metal`) },
    { name: 'emblem', label: t('specification.label.emblem'), value: t(`specification.${world}.emblem`) },
  ];
}

/** The specification of a product (R21), row by row, in the language of `t`. */
export function rowsOf(product: Product, t: TFunction): readonly SpecificationRow[] {
  const { id } = product;
  if (isGoods(id)) {
    return goodsRows[id].map((name) => ({
      name,
      label: t(`specification.label.${name}`),
      value: t(goodsRowKey(id, name)),
    }));
  }
  const pack = coinPackOf(product);
  return pack === null ? [] : coinRows(product, pack, t);
}
