import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { coinPackOf } from '../../../src/catalogue/coin-packs.ts';
import { news } from '../../../src/catalogue/news.ts';
import { largePictureOf, pictureNames, pictureOf, socialPicture } from '../../../src/catalogue/pictures.ts';
import { products } from '../../../src/catalogue/products.ts';
import { viewsOf } from '../../../src/catalogue/views.ts';
import { pictureSrcSet, pictureUrl } from '../../../src/ui/picture/picture-source.ts';
import { productViews } from '../../facts/pictures.ts';
import { pixelSize } from '../support/pixel-size.ts';

const folder = fileURLToPath(new URL('../../../src/catalogue/pictures/', import.meta.url));
function read(file: string) {
  return readFileSync(`${folder}${file}`);
}
const formats = ['avif', 'webp'] as const;

/**
 * «At most 60 KB for a product, 120 KB for a slide at its largest», on dense screens too; what is as wide as a slide has
 * its limit, the rest the product's.
 */
function mostBytes(name: string) {
  return /^(?:news|panel)-/.test(name) ? 120_000 : 60_000;
}

const files = pictureNames.flatMap((name) => {
  const { width: whole, height, widths, dense } = largePictureOf(name);
  const shipped = widths.flatMap((width) => formats.map((format) => ({ width, format })));
  if (dense !== undefined) shipped.push({ width: dense, format: 'avif' });
  return shipped.map(({ width, format }) => ({
    file: `${name}-${width}.${format}`,
    name,
    format,
    size: { width, height: (height * width) / whole },
  }));
});

describe('The shipped pictures', () => {
  it.each(files)('$file is there, in the format and pixel size that the index claims', ({ file, format, size }) => {
    expect(pixelSize(read(file))).toEqual({ format, ...size });
  });

  it.each(files)('$file keeps the limit of bytes', ({ file, name }) => {
    expect(read(file).byteLength).toBeLessThanOrEqual(mostBytes(name));
  });

  it('keep the height of the largest file in whole pixels at every width', () => {
    for (const name of pictureNames) {
      const { width, height, widths, dense = Infinity } = largePictureOf(name);
      expect(widths.map((each) => (height * each) % width)).toEqual(widths.map(() => 0));
      expect(widths.toSorted((a, b) => a - b)).toEqual(widths);
      expect(widths.at(-1)).toBe(width);
      expect(dense).toBeGreaterThan(width);
    }
  });

  it.each(products)('show product $id from each side, each in another file that is there', (product) => {
    const seen = viewsOf(product).map(({ picture }) => picture);
    expect(seen.filter((picture) => !pictureNames.includes(picture))).toEqual([]);
    expect(new Set(seen).size).toBe(seen.length);
  });

  it.each(products)(
    'of product $id from each side are those of the specification, each with a text of its own',
    (product) => {
      const { id } = product;
      expect(viewsOf(product)).toEqual(
        productViews(id).map((picture, at) => ({
          picture,
          alt: at === 0 ? `product.${id}.alt` : `gallery.alt.${id}.${at + 1}`,
        })),
      );
    },
  );

  it('have a file for dense screens where one is the largest on a screen: the news, and the views of all but coin packs', () => {
    const views = products.filter((product) => coinPackOf(product) === null).flatMap((product) => viewsOf(product));
    const large = [...news, ...views].map(({ picture }) => picture);
    expect(pictureNames.filter((name) => largePictureOf(name).dense !== undefined).toSorted()).toEqual(
      large.toSorted(),
    );
  });

  it('include the preview for shared links, a JPEG of the size that its tags announce', () => {
    const { file, width, height } = socialPicture;
    expect(pixelSize(read(file))).toEqual({ format: 'jpeg', width, height });
    expect(read(file).byteLength).toBeLessThanOrEqual(200_000);
  });

  it('are all: no stray file lies in the folder', () => {
    expect(readdirSync(folder).toSorted()).toEqual([...files.map(({ file }) => file), socialPicture.file].toSorted());
  });

  it('take at most six megabytes of the repository', () => {
    expect(readdirSync(folder).reduce((sum, file) => sum + read(file).byteLength, 0)).toBeLessThanOrEqual(6_000_000);
  });

  it('differ: no two files hold the same picture', () => {
    const prints = files.map(({ file }) => read(file).toString('base64'));
    expect(new Set(prints).size).toBe(files.length);
  });
});

describe('The address of a picture', () => {
  const mouse = pictureOf('wireless-mouse');

  it('names the picture, its width and its format, and where the build has put one its hash', () => {
    expect(pictureUrl(mouse, 320, 'avif')).toBe('/pictures/wireless-mouse-320.avif');
    expect(pictureUrl({ ...mouse, hash: '01234567' }, 800, 'webp')).toBe('/pictures/wireless-mouse-800.01234567.webp');
  });

  it('lists every width in the source set, that for dense screens in AVIF alone', () => {
    const both = (format: string) =>
      `/pictures/wireless-mouse-320.${format} 320w, /pictures/wireless-mouse-800.${format} 800w`;
    const large = largePictureOf('wireless-mouse');
    expect(pictureSrcSet(large, 'webp')).toBe(both('webp'));
    expect(pictureSrcSet(large, 'avif')).toBe(`${both('avif')}, /pictures/wireless-mouse-1600.avif 1600w`);
    expect(pictureSrcSet(mouse, 'avif')).toBe(both('avif'));
  });
});
