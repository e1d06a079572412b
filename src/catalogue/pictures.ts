import { pictureHashes } from './picture-hashes.ts';

/** Every picture that a page can show, by name. Its files lie in `pictures/`, one for each width and format. */
export const pictureNames = [
  'wireless-mouse',
  'keyboard-full',
  'keyboard-compact',
  'fan',
  'coins-emberfall-1000',
  'coins-emberfall-3500',
  'coins-skyward-1000',
  'coins-skyward-3500',
  'coins-tidebound-1000',
  'coins-tidebound-3500',
  'coins-ironroot-1000',
  'coins-ironroot-3500',
  'coins-starlane-1000',
  'coins-starlane-3500',
  'coins-moonveil-1000',
  'coins-moonveil-3500',
  'view-wireless-mouse-2',
  'view-wireless-mouse-3',
  'view-keyboard-full-2',
  'view-keyboard-full-3',
  'view-keyboard-compact-2',
  'view-keyboard-compact-3',
  'view-fan-2',
  'view-fan-3',
  'above-emberfall-1000',
  'above-emberfall-3500',
  'above-skyward-1000',
  'above-skyward-3500',
  'above-tidebound-1000',
  'above-tidebound-3500',
  'above-ironroot-1000',
  'above-ironroot-3500',
  'above-starlane-1000',
  'above-starlane-3500',
  'above-moonveil-1000',
  'above-moonveil-3500',
  'news-1',
  'news-2',
  'news-3',
  'news-4',
  'news-5',
  'news-6',
  'panel-keycaps',
  'advert-1',
  'advert-2',
  'advert-3',
  'advert-4',
  'category-mouse',
  'category-keyboard',
  'category-headset',
  'category-fan',
  'category-keycaps',
  'category-others',
  'empty-cart',
  'empty-category',
  'not-found',
] as const;

/** A name from {@link pictureNames}. */
export type PictureName = (typeof pictureNames)[number];

/** Pixel size of the largest file, and every width that is shipped, rising; the last one equals `width`. */
interface Shape {
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
}

/** What a page needs to show one picture without a jump in its layout. */
export interface CataloguePicture extends Shape {
  readonly name: PictureName;
  /** See {@link pictureHashes}. */
  readonly hash?: string | undefined;
  /** The width of one more file for dense screens, in AVIF alone; undefined where there is none, or none is wanted. */
  readonly dense?: number | undefined;
}

const product: Shape = { width: 800, height: 800, widths: [320, 800] };
const view: Shape = { width: 1000, height: 1000, widths: [320, 1000] };
const slide: Shape = { width: 1600, height: 700, widths: [768, 1600] };
const scene: Shape = { width: 960, height: 720, widths: [480, 960] };

/** Families of pictures share a shape; the first word of the name tells the family, anything else is a product. */
const shapes: Readonly<Record<string, Shape>> = {
  view,
  news: slide,
  panel: slide,
  advert: { width: 800, height: 600, widths: [400, 800] },
  category: { width: 320, height: 320, widths: [160, 320] },
  empty: scene,
  not: scene,
};

function familyOf(name: PictureName): string {
  const [family = ''] = name.split('-');
  return family;
}

/**
 * Size, widths and hash of a picture. Addresses follow by convention, `/pictures/<name>-<width>.<hash>.avif` and `.webp`,
 * so this index stays small however many files there are.
 */
export function pictureOf(name: PictureName): CataloguePicture {
  return { name, hash: pictureHashes[name], ...(shapes[familyOf(name)] ?? product) };
}

/** The width of the file for dense screens, by the first word of the name; coin packs and all that is shown small have none. */
const denseWidths: Readonly<Record<string, number>> = {
  news: 2560,
  wireless: 1600,
  keyboard: 1600,
  fan: 1600,
  view: 1600,
};

/** A picture with its file for dense screens, if it has one: for the place where it is the largest on the screen. */
export function largePictureOf(name: PictureName): CataloguePicture {
  return { ...pictureOf(name), dense: denseWidths[familyOf(name)] };
}

/** The preview that social networks show for a shared link: one JPEG, because their readers know no AVIF. */
export const socialPicture = { file: 'social-1200.jpg', width: 1200, height: 630 } as const;
