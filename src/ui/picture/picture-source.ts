/** What {@link Picture} must know of a picture: its file name without width and ending, its size, its widths. */
export interface PictureSource {
  readonly name: string;
  /** What stands for the content in the names of its files; undefined where no build has put it there. */
  readonly hash?: string | undefined;
  /** Pixels of the largest file that every browser may ask for. */
  readonly width: number;
  /** Pixels of that file. */
  readonly height: number;
  /** Widths of all these files, rising. */
  readonly widths: readonly number[];
  /** The width of one more file for dense screens, in AVIF alone; larger than all others, of the same shape. */
  readonly dense?: number | undefined;
}

/** `avif` for browsers that know it, `webp` for the rest. */
type PictureFormat = 'avif' | 'webp';

/** The folder that serves the pictures. */
const FOLDER = '/pictures';

/** The address of one file: `/pictures/<name>-<width>.<hash>.<format>`, the width in pixels. */
export function pictureUrl({ name, hash }: PictureSource, width: number, format: PictureFormat) {
  return [`${FOLDER}/${name}-${width}`, ...(hash === undefined ? [] : [hash]), format].join('.');
}

/** All files of one format as a `srcset` with width descriptors; also the `imagesrcset` of a preload link. */
export function pictureSrcSet(picture: PictureSource, format: PictureFormat) {
  const widths = format === 'avif' && picture.dense ? [...picture.widths, picture.dense] : picture.widths;
  return widths.map((width) => `${pictureUrl(picture, width, format)} ${width}w`).join(', ');
}
