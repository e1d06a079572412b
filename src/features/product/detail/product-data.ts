import { CURRENCY } from '../../../catalogue/money.ts';
import { pictureOf } from '../../../catalogue/pictures.ts';
import type { Product } from '../../../catalogue/products.ts';
import { pictureUrl } from '../../../ui/picture/picture-source.ts';

/** The words of a product in the shopper's language. */
export interface ProductWords {
  readonly name: string;
  readonly description: string;
  readonly category: string;
}

/** A product as schema.org describes one, with its offer: price in US dollars, and whether there is stock. */
export function productData(product: Product, words: ProductWords) {
  const picture = pictureOf(product.productImg);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    ...words,
    sku: String(product.id),
    image: pictureUrl(picture, picture.width, 'webp'),
    offers: {
      '@type': 'Offer',
      price: product.productPrice,
      priceCurrency: CURRENCY,
      availability: `https://schema.org/${product.inventory > 0 ? 'InStock' : 'OutOfStock'}`,
    },
  };
}
