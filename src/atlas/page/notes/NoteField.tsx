import { texts } from '../texts.ts';
import classes from './Notes.module.css';

interface NoteFieldProps {
  readonly text: string;
  /** Is given the whole text at each change: what is typed is kept. */
  readonly onChange: (text: string) => void;
  readonly onLeave?: () => void;
}

/** A note on what is shown. It begins with its text: give it the key of what it is on. */
export function NoteField({ text, onChange, onLeave }: NoteFieldProps) {
  return (
    <label className={classes.note}>
      <span>{texts.notes.label}</span>
      <textarea rows={2} defaultValue={text} onChange={({ target }) => onChange(target.value)} onBlur={onLeave} />
    </label>
  );
}
