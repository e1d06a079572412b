import type { ReactNode } from 'react';
import classes from './ErrorView.module.css';
import { PageTitle } from './PageTitle.tsx';

export interface ErrorViewProps {
  readonly heading: string;
  /** What the shopper may rely on now. */
  readonly text: string;
  /** Names the message. */
  readonly label: string;
  /** What went wrong, as it was thrown. */
  readonly message: string;
  /** The language of the message, where it is another than the page's. */
  readonly messageLanguage?: string | undefined;
  /** The link out of the error. */
  readonly children: ReactNode;
}

/** What stands where a page failed (§2 Error view, §8). The message is shown as text, whatever it holds. */
export function ErrorView({ heading, text, label, message, messageLanguage, children }: ErrorViewProps) {
  return (
    <div className={classes.view}>
      <PageTitle>{heading}</PageTitle>
      <p className={classes.text}>{text}</p>
      <dl className={classes.message}>
        <dt>{label}</dt>
        <dd lang={messageLanguage}>{message}</dd>
      </dl>
      <div className={classes.link}>{children}</div>
    </div>
  );
}
