import { coinPackOf } from './coin-packs.ts';
import type { PictureName } from './pictures.ts';
import type { Product } from './products.ts';

/** One picture of a product, and the locale key of what it shows. */
export interface View {
  readonly picture: PictureName;
  readonly alt: `product.${Product['id']}.alt` | `gallery.alt.${1 | 2 | 3 | 4}.3` | `gallery.alt.${Product['id']}.2`;
}

/** The pictures after the first of what is no coin pack, each rendered from another side. */
const furtherViews: Readonly<Partial<Record<Product['id'], readonly View[]>>> = {
  1: [
    { picture: 'view-wireless-mouse-2', alt: 'gallery.alt.1.2' },
    { picture: 'view-wireless-mouse-3', alt: 'gallery.alt.1.3' },
  ],
  2: [
    { picture: 'view-keyboard-full-2', alt: 'gallery.alt.2.2' },
    { picture: 'view-keyboard-full-3', alt: 'gallery.alt.2.3' },
  ],
  3: [
    { picture: 'view-keyboard-compact-2', alt: 'gallery.alt.3.2' },
    { picture: 'view-keyboard-compact-3', alt: 'gallery.alt.3.3' },
  ],
  4: [
    { picture: 'view-fan-2', alt: 'gallery.alt.4.2' },
    { picture: 'view-fan-3', alt: 'gallery.alt.4.3' },
  ],
};

/** The pictures of a product (R21): the one of its cards first. A coin pack has another one from above. */
export function viewsOf(product: Product): readonly View[] {
  const { id, productImg } = product;
  const pack = coinPackOf(product);
  const further: readonly View[] = pack
    ? [{ picture: `above-${pack.world}-${pack.coins}`, alt: `gallery.alt.${id}.2` }]
    : (furtherViews[id] ?? []);
  return [{ picture: productImg, alt: `product.${id}.alt` }, ...further];
}
