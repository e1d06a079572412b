import { useSelector } from '@xstate/react';
import { useAtlas } from '../atlas-context.ts';
import { NoteField } from './NoteField.tsx';

/** The note on the moment that shows; none while moments come and go by themselves. */
export function MomentNoteField({ moment }: { readonly moment: number }) {
  const { recorder, recording, moments } = useAtlas();
  const isStill = useSelector(recorder, (snapshot) => snapshot.hasTag('still'));
  return isStill ? (
    <NoteField
      key={moment}
      text={recording.noteAt(moment)}
      onChange={(text) => recording.note(moment, text)}
      onLeave={() => moments.renew()}
    />
  ) : null;
}
