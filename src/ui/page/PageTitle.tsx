import { type ReactNode, useContext, useEffect } from 'react';
import { PageShownContext } from './page-shown.ts';
import classes from './PageTitle.module.css';

export interface PageTitleProps {
  readonly children: ReactNode;
  /** Shows the heading to screen readers only. */
  readonly isHidden?: boolean;
}

/** The one heading of a page. It takes the focus after a navigation, so that a screen reader hears where it is. */
export function PageTitle({ children, isHidden = false }: PageTitleProps) {
  const onShown = useContext(PageShownContext);
  useEffect(onShown, [onShown]);
  return (
    <h1 tabIndex={-1} className={isHidden ? classes.hidden : classes.title}>
      {children}
    </h1>
  );
}
