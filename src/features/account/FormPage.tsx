import { Button } from '@mantine/core';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Button.layer.css';
import type { ReactNode } from 'react';
import { Answer } from '../../ui/fields/Answer.tsx';
import { PageTitle } from '../../ui/page/PageTitle.tsx';
import classes from './FormPage.module.css';

export interface FormPageProps {
  readonly heading: string;
  /** A line under the heading. */
  readonly lead?: ReactNode;
  /** The fields. */
  readonly children: ReactNode;
  readonly submitLabel: string;
  readonly onSubmit: () => void;
  /** What the form answers to a right submit, empty before it. Spoken when it comes (R9). */
  readonly answer?: string;
  /** Where else to go from here. */
  readonly links: ReactNode;
}

/** A page with one form on a card. The browser's own validation is off: the machine decides what is wrong, and when. */
export function FormPage(props: FormPageProps) {
  return (
    <div className={classes.page}>
      <form
        className={classes.card}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          props.onSubmit();
        }}
      >
        <header className={classes.header}>
          <PageTitle>{props.heading}</PageTitle>
          {props.lead !== undefined && <p className={classes.lead}>{props.lead}</p>}
        </header>
        {props.children}
        <Button type="submit" size="lg" fullWidth>
          {props.submitLabel}
        </Button>
        {props.answer !== undefined && <Answer text={props.answer} />}
        <div className={classes.links}>{props.links}</div>
      </form>
    </div>
  );
}
