import { pictureSrcSet, pictureUrl, type PictureSource } from './picture-source.ts';
import classes from './Picture.module.css';

export interface PictureProps {
  readonly picture: PictureSource;
  /** What the picture says, in the shopper's language; empty when the text beside it says it already. */
  readonly alt: string;
  /** The width it takes on the page, as in the `sizes` attribute: `(min-width: 62em) 25vw, 50vw`. */
  readonly sizes: string;
  /**
   * `lazy`: once it is near the screen. `eager`: at once, for what stands on the first screen. `first`: ahead of all others,
   * for the one picture that is the largest there.
   */
  readonly loading?: 'lazy' | 'eager' | 'first';
  /** Set on the image itself, for a frame that crops or rounds it. */
  readonly className?: string | undefined;
}

/**
 * A picture in AVIF with WebP for older browsers, in the width that the screen needs. Its place is kept from the first
 * paint on, so nothing moves when it arrives.
 */
export function Picture({ picture, alt, sizes, loading = 'lazy', className }: PictureProps) {
  return (
    <picture className={classes.picture}>
      <source type="image/avif" srcSet={pictureSrcSet(picture, 'avif')} sizes={sizes} />
      <img
        className={className === undefined ? classes.image : `${classes.image} ${className}`}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={loading === 'lazy' ? 'lazy' : 'eager'}
        fetchPriority={loading === 'first' ? 'high' : 'auto'}
        decoding="async"
        sizes={sizes}
        srcSet={pictureSrcSet(picture, 'webp')}
        src={pictureUrl(picture, picture.width, 'webp')}
      />
    </picture>
  );
}
