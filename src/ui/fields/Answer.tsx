import classes from './Answer.module.css';

export interface AnswerProps {
  /** What a submit brought, in words; empty before. */
  readonly text: string;
}

/** The line in which a form answers a submit (role status). */
export function Answer({ text }: AnswerProps) {
  return (
    <p role="status" className={classes.answer}>
      {text}
    </p>
  );
}
