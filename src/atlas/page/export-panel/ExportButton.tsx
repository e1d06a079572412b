import { useState, useTransition } from 'react';
import classes from './Exports.module.css';
import { texts } from '../texts.ts';

interface ExportButtonProps {
  readonly label: string;
  /** Makes the file and hands it to the browser. */
  readonly save: () => Promise<void>;
}

/** Makes a file, says so while it lasts, and says where it could not be made. */
export function ExportButton({ label, save }: ExportButtonProps) {
  const [isBusy, start] = useTransition();
  const [hasFailed, setFailed] = useState(false);
  const press = () =>
    start(async () => {
      const isMade = await save().then(
        () => true,
        () => false,
      );
      setFailed(!isMade);
    });
  return (
    <>
      {/* `aria-disabled` instead of `disabled`: the focus stays on the button that was pressed. */}
      <button type="button" className={classes.format} aria-disabled={isBusy} onClick={isBusy ? undefined : press}>
        {label}
      </button>
      {isBusy && <span role="status">{texts.exports.busy}</span>}
      {hasFailed && <span role="alert">{texts.exports.failed}</span>}
    </>
  );
}
