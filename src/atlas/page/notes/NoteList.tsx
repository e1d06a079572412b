import { useAtlas } from '../atlas-context.ts';
import { PartButton } from '../details/PartButton.tsx';
import { texts } from '../texts.ts';
import classes from './Notes.module.css';

/** The notes on the parts of a machine; nothing where there are none. */
export function NoteList({ machine }: { readonly machine: string }) {
  const notes = useAtlas().notes.of(machine);
  return notes.length === 0 ? null : (
    <>
      <h4 id="notes">{texts.notes.all}</h4>
      <ul className={classes.list} aria-labelledby="notes">
        {notes.map(({ part, text }) => (
          <li key={part}>
            <PartButton part={part} /> <span>{text}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
