import { useAtlas } from '../atlas-context.ts';
import { NoteField } from './NoteField.tsx';

interface PartNoteFieldProps {
  readonly machine: string;
  readonly part: string;
}

/** The note on a state or a transition. */
export function PartNoteField({ machine, part }: PartNoteFieldProps) {
  const { notes } = useAtlas();
  return (
    <NoteField
      key={`${machine}/${part}`}
      text={notes.textOn(machine, part)}
      onChange={(text) => notes.put({ machine, part, text })}
    />
  );
}
