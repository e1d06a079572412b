import type { ReactNode } from 'react';
import classes from './PageTitle.module.css';

export interface PageTitleProps {
  readonly children: ReactNode;
  /** Shows the heading to screen readers only. */
  readonly isHidden?: boolean;
}

/** The one heading of a page. It takes the focus after a navigation, so that a screen reader hears where it is. */
export function PageTitle({ children, isHidden = false }: PageTitleProps) {
  return (
    <h1 tabIndex={-1} className={isHidden ? classes.hidden : classes.title}>
      {children}
    </h1>
  );
}
