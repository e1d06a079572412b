import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { galleryMachine } from '../../../../../machines/gallery/gallery.machine.ts';
import { useScreenActor } from '../../../../actors/use-screen-actor.ts';
import { useSelector } from '../../../../actors/use-selector.ts';
import type { Product } from '../../../../catalogue/products.ts';
import { viewsOf } from '../../../../catalogue/views.ts';
import { ignoreRepeats } from '../../../../ui/ignore-repeats.ts';
import { ZoomInIcon, ZoomOutIcon } from '../../../../ui/icons/icons.tsx';
import classes from './Gallery.module.css';
import { GalleryPicture } from './GalleryPicture.tsx';
import { ViewButtons } from './ViewButtons.tsx';
import { useTexts } from '../../../../ui/text/texts.ts';

export interface GalleryProps {
  readonly product: Product;
  /** Stands over the picture, at its upper end. */
  readonly children: ReactNode;
}

/**
 * The pictures of a product (R21): one shows, the others are chosen by buttons, by the arrow keys on them or by a swipe.
 * Its machine belongs to one product: the route mounts it anew for another one.
 */
export function Gallery({ product, children }: GalleryProps) {
  const { t } = useTexts();
  const views = viewsOf(product);
  const gallery = useScreenActor(galleryMachine, { input: { views: views.length } });
  const shown = useSelector(gallery, ({ context }) => context.view);
  const isEnlarged = useSelector(gallery, (snapshot) => snapshot.matches('enlarged'));
  const view = views[shown] ?? views[0];
  const zoom = useRef<HTMLButtonElement>(null);
  const onEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    gallery.send({ type: 'escape.pressed' });
    // A picture that is whole takes no focus: it would be lost.
    zoom.current?.focus();
  };
  return (
    <section className={classes.gallery} aria-label={t('gallery.region', { product: t(`product.${product.id}.name`) })}>
      <div className={classes.stage}>
        {view && (
          <GalleryPicture
            gallery={gallery}
            picture={view.picture}
            alt={t(view.alt)}
            isEnlarged={isEnlarged}
            onEscape={onEscape}
          />
        )}
        <div className={classes.corner}>{children}</div>
        <button
          ref={zoom}
          type="button"
          className={classes.zoom}
          aria-label={isEnlarged ? t('gallery.zoomOut') : t('gallery.zoomIn')}
          onKeyDown={(event) => {
            ignoreRepeats(event);
            onEscape(event);
          }}
          onClick={() => gallery.send({ type: 'zoom.pressed' })}
        >
          {isEnlarged ? <ZoomOutIcon /> : <ZoomInIcon />}
        </button>
      </div>
      {views.length > 1 && <ViewButtons gallery={gallery} views={views} shown={shown} />}
    </section>
  );
}
