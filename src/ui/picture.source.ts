/** What {@link Picture} must know of a picture: its file name without width and ending, its size, its widths. */
export interface PictureSource {
  readonly name: string;
  /** Pixels of the largest file. */
  readonly width: number;
  /** Pixels of the largest file. */
  readonly height: number;
  /** Widths of all files, rising. */
  readonly widths: readonly number[];
}

/** `avif` for browsers that know it, `webp` for the rest. */
type PictureFormat = 'avif' | 'webp';

/** The folder that serves the pictures, unless a page names another. */
export const pictureBase = '/pictures';

/** The address of one file: `<base>/<name>-<width>.<format>`. */
export function pictureUrl(picture: PictureSource, width: number, format: PictureFormat, base = pictureBase) {
  return `${base}/${picture.name}-${width}.${format}`;
}

/** All files of one format as a `srcset` with width descriptors; also the `imagesrcset` of a preload link. */
export function pictureSrcSet(picture: PictureSource, format: PictureFormat, base = pictureBase) {
  return picture.widths.map((width) => `${pictureUrl(picture, width, format, base)} ${width}w`).join(', ');
}
