import type { ReactNode } from 'react';
import { passFocusOn } from '../pass-focus-on.ts';
import { Picture, type PictureProps } from './Picture.tsx';
import type { PictureSource } from './picture-source.ts';
import classes from './PictureMessage.module.css';

export interface PictureMessageProps {
  readonly picture: PictureSource;
  readonly alt: string;
  /** `first` unless it may not be what is shown. */
  readonly loading?: PictureProps['loading'];
  /** The heading, or the sentence that stands for one. */
  readonly title: ReactNode;
  readonly text: string;
  /** Links to other pages. */
  readonly children: ReactNode;
}

/** A page, or a part of one, that has nothing to show: a picture, what is missing, and links to other pages. */
export function PictureMessage({ picture, alt, loading = 'first', title, text, children }: PictureMessageProps) {
  return (
    <div ref={passFocusOn} className={classes.message}>
      <div className={classes.frame}>
        <Picture picture={picture} alt={alt} sizes="(min-width: 36em) 32rem, 100vw" loading={loading} />
      </div>
      <div className={classes.title}>{title}</div>
      <p className={classes.text}>{text}</p>
      <div className={classes.links}>{children}</div>
    </div>
  );
}
