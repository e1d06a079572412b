import type { ActorRefFrom } from 'xstate';
import type { contentsMachine } from '../../../machines/contents/contents.machine.ts';
import type { storageMachine } from '../../../machines/storage/storage.machine.ts';
import { useSelector } from '../../actors/use-selector.ts';
import { CloseIcon } from '../../ui/icons/icons.tsx';
import { passFocusOn } from '../../ui/pass-focus-on.ts';
import classes from './StorageNote.module.css';
import { useTexts } from '../../ui/text/texts.ts';

/** The actors that know what is to be said. */
export interface StorageNoteProps {
  readonly storage: ActorRefFrom<typeof storageMachine>;
  readonly contents: ActorRefFrom<typeof contentsMachine>;
}

interface NoteProps {
  readonly words: string;
  readonly onClose: () => void;
}

function Note({ words, onClose }: NoteProps) {
  const { t } = useTexts();
  return (
    <div className={classes.note}>
      <p className={classes.words}>{words}</p>
      <button
        ref={passFocusOn}
        type="button"
        className={classes.close}
        aria-label={t('common.close')}
        onClick={onClose}
      >
        <CloseIcon />
      </button>
    </div>
  );
}

/**
 * Says once each: that the browser keeps nothing, that a part of what was stored was left out, and that a newer shop is
 * open (R14, R30). The region is there before its words are.
 */
export function StorageNote({ storage, contents }: StorageNoteProps) {
  const { t } = useTexts();
  const isLost = useSelector(storage, (snapshot) => snapshot.matches('lost'));
  const isDamaged = useSelector(contents, (snapshot) => snapshot.matches({ reading: 'damaged' }));
  const isOutdated = useSelector(contents, (snapshot) => snapshot.matches({ edition: 'outdated' }));
  return (
    <div role="status">
      {isLost && (
        <Note words={t('errors.storageUnavailable')} onClose={() => storage.send({ type: 'notice.dismissed' })} />
      )}
      {isDamaged && (
        <Note words={t('errors.storageDamaged')} onClose={() => contents.send({ type: 'damage.dismissed' })} />
      )}
      {isOutdated && (
        <div className={classes.note}>
          <p className={classes.words}>{t('errors.shopOutdated')}</p>
          <button type="button" className={classes.reload} onClick={() => contents.send({ type: 'reload.requested' })}>
            {t('common.reload')}
          </button>
        </div>
      )}
    </div>
  );
}
