import { type ReactNode, useEffect } from 'react';
import { stopStrayPresses } from '../stray-presses.ts';
import classes from './PageFrame.module.css';

export interface PageFrameProps {
  /** The words of the link that skips the header. */
  readonly skipLabel: string;
  /** The line above the header; where the header stays in view, it scrolls away. */
  readonly banner: ReactNode;
  readonly logo: ReactNode;
  readonly search: ReactNode;
  /** The controls at the end of the header's first row. */
  readonly actions: ReactNode;
  readonly categories: ReactNode;
  /** Lines that the shop has to say on any page: a language that did not load, a storage that keeps nothing. */
  readonly notes: ReactNode;
  readonly footer: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every page (§2 Header): skip link, header, the page itself, footer. */
export function PageFrame({
  skipLabel,
  banner,
  logo,
  search,
  actions,
  categories,
  notes,
  footer,
  children,
}: PageFrameProps) {
  useEffect(stopStrayPresses, []);
  return (
    <div className={classes.frame}>
      <a className={classes.skip} href="#main">
        {skipLabel}
      </a>
      <header className={classes.header}>
        <div className={classes.banner}>{banner}</div>
        <div className={classes.bar}>
          <div className={classes.logo}>{logo}</div>
          <div className={classes.search}>{search}</div>
          <div className={classes.actions}>{actions}</div>
        </div>
        {categories}
      </header>
      {notes}
      <main id="main" tabIndex={-1} className={classes.main}>
        {children}
      </main>
      {footer}
    </div>
  );
}
