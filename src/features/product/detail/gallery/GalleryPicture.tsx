import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { galleryMachine } from '../../../../../machines/gallery/gallery.machine.ts';
import { largePictureOf, type PictureName } from '../../../../catalogue/pictures.ts';
import { Picture } from '../../../../ui/picture/Picture.tsx';
import classes from './Gallery.module.css';
import { useTexts } from '../../../../ui/text/texts.ts';

/** The width of the picture's column. On the widest pages it is 20 px more, for which the file of 800 px is good enough. */
const COLUMN = 'min(54vw - 2rem, clamp(41rem, 40vw - 2rem, 50rem))';

/**
 * On a phone the picture takes all between the margins. Where a phone has more than two pixels to one of the page, no eye
 * tells them apart: it is asked for half of the width, and so for the file that a phone with two needs.
 */
const WHOLE = `(min-width: 48em) ${COLUMN}, (min-resolution: 2.1dppx) 55vw, calc(100vw - 2rem)`;
const ENLARGED = `(min-width: 48em) calc(2 * ${COLUMN}), calc(200vw - 4rem)`;

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
  const { t } = useTexts();
  const frame = useRef<HTMLDivElement>(null);
  /** Where a pointer went down that has not come up since. */
  const start = useRef<{ readonly pointerId: number; readonly clientX: number } | null>(null);

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
      onPointerDown={({ button, pointerId, clientX, currentTarget }) => {
        if (button !== 0) return;
        start.current = { pointerId, clientX };
        currentTarget.setPointerCapture(pointerId);
      }}
      onPointerMove={({ buttons, pointerType, movementX, movementY, currentTarget }) => {
        if (isEnlarged && buttons === 1 && pointerType === 'mouse') currentTarget.scrollBy(-movementX, -movementY);
      }}
      onPointerUp={({ pointerId, clientX }) => {
        // What is dragged from elsewhere, as a selection of text is, may be let go here.
        if (start.current?.pointerId !== pointerId) return;
        gallery.send({ type: 'picture.swiped', distance: clientX - start.current.clientX });
        start.current = null;
      }}
      onPointerCancel={() => {
        start.current = null;
      }}
    >
      <Picture
        key={picture}
        picture={largePictureOf(picture)}
        alt={alt}
        sizes={isEnlarged ? ENLARGED : WHOLE}
        className={classes.image}
        loading="first"
      />
    </div>
  );
}
