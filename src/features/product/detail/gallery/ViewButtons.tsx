import { type KeyboardEvent, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { GalleryEvent, galleryMachine } from '../../../../../machines/gallery/gallery.machine.ts';
import { pictureOf } from '../../../../catalogue/pictures.ts';
import type { View } from '../../../../catalogue/views.ts';
import { Picture } from '../../../../ui/picture/Picture.tsx';
import classes from './Gallery.module.css';
import { hasModifier } from '../../../../ui/has-modifier.ts';
import { useTexts } from '../../../../ui/text/texts.ts';

export interface ViewButtonsProps {
  readonly gallery: ActorRefFrom<typeof galleryMachine>;
  readonly views: readonly View[];
  /** The number of the view that shows, from 0. */
  readonly shown: number;
}

/** A button for each view. The arrow keys, Home and End show another one and take the focus along. */
export function ViewButtons({ gallery, views, shown }: ViewButtonsProps) {
  const { t } = useTexts();
  const list = useRef<HTMLUListElement>(null);
  const keys: Readonly<Record<string, GalleryEvent>> = {
    ArrowRight: { type: 'next.pressed' },
    ArrowLeft: { type: 'previous.pressed' },
    Home: { type: 'view.chosen', view: 0 },
    End: { type: 'view.chosen', view: views.length - 1 },
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { [event.key]: order } = keys;
    if (order === undefined || hasModifier(event)) return;
    event.preventDefault();
    gallery.send(order);
    list.current?.querySelectorAll('button')[gallery.getSnapshot().context.view]?.focus();
  };
  return (
    <ul ref={list} className={classes.views}>
      {views.map(({ picture }, view) => (
        <li key={picture}>
          <button
            type="button"
            className={classes.view}
            aria-label={t('gallery.view', { number: view + 1, total: views.length })}
            aria-current={view === shown ? 'true' : undefined}
            onKeyDown={onKeyDown}
            onClick={() => gallery.send({ type: 'view.chosen', view })}
          >
            <Picture picture={pictureOf(picture)} alt="" sizes="4rem" />
          </button>
        </li>
      ))}
    </ul>
  );
}
