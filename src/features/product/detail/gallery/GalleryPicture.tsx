import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { galleryMachine } from '../../../../../machines/gallery/gallery.machine.ts';
import { type PictureName, pictureOf } from '../../../../catalogue/pictures.ts';
import { Picture } from '../../../../ui/picture/Picture.tsx';
import classes from './Gallery.module.css';

export interface GalleryPictureProps {
  readonly gallery: ActorRefFrom<typeof galleryMachine>;
  readonly picture: PictureName;
  readonly alt: string;
  readonly isEnlarged: boolean;
  readonly onEscape: (event: KeyboardEvent) => void;
}

/**
 * The picture that shows. Whole, it is swiped; enlarged, it is a scroll area, moved by finger, wheel, arrow keys or a
 * drag of the mouse. What it shows is said when it changes.
 */
export function GalleryPicture({ gallery, picture, alt, isEnlarged, onEscape }: GalleryPictureProps) {
  const { t } = useTranslation();
  const frame = useRef<HTMLDivElement>(null);
  const start = useRef(0);

  useEffect(() => {
    const { current: box } = frame;
    if (isEnlarged) box?.scrollTo((box.scrollWidth - box.clientWidth) / 2, (box.scrollHeight - box.clientHeight) / 2);
    else box?.scrollTo(0, 0);
  }, [isEnlarged]);

  return (
    <div
      ref={frame}
      className={classes.frame}
      data-enlarged={isEnlarged}
      aria-live="polite"
      {...(isEnlarged && { role: 'group', tabIndex: 0, 'aria-label': t('gallery.enlarged'), onKeyDown: onEscape })}
      onDragStart={(event) => event.preventDefault()}
      onPointerDown={(event) => {
        start.current = event.clientX;
        if (event.button === 0) event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={({ buttons, pointerType, movementX, movementY, currentTarget }) => {
        if (isEnlarged && buttons === 1 && pointerType === 'mouse') currentTarget.scrollBy(-movementX, -movementY);
      }}
      onPointerUp={({ clientX }) => gallery.send({ type: 'picture.swiped', distance: clientX - start.current })}
    >
      <Picture
        key={picture}
        picture={pictureOf(picture)}
        alt={alt}
        sizes={isEnlarged ? '(min-width: 62em) 84rem, 200vw' : '(min-width: 62em) 42rem, 100vw'}
        className={classes.image}
        loading="first"
      />
    </div>
  );
}
