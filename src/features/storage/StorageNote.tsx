import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { storageMachine } from '../../../machines/storage/storage.machine.ts';
import { useSelector } from '../../actors/use-selector.ts';
import { CloseIcon } from '../../ui/icons/icons.tsx';
import classes from './StorageNote.module.css';

/** Says once that the browser keeps nothing, until it is closed (R14). The region is there before its words are. */
export function StorageNote({ storage }: { readonly storage: ActorRefFrom<typeof storageMachine> }) {
  const { t } = useTranslation();
  const isLost = useSelector(storage, (snapshot) => snapshot.matches('lost'));
  return (
    <div role="status">
      {isLost && (
        <div className={classes.note}>
          <p className={classes.words}>{t('errors.storageUnavailable')}</p>
          <button
            type="button"
            className={classes.close}
            aria-label={t('common.close')}
            onClick={() => storage.send({ type: 'notice.dismissed' })}
          >
            <CloseIcon />
          </button>
        </div>
      )}
    </div>
  );
}
