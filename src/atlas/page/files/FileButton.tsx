import type { Atlas } from '../open-atlas.ts';
import classes from '../controls.module.css';

interface FileButtonProps {
  readonly label: string;
  readonly fileLoader: Atlas['coverage'];
  /** The kinds of files, as a browser knows them; JSON where left out. */
  readonly accept?: string;
}

/** A file input. The same file can be chosen again, as after it was corrected. */
export function FileButton({ label, fileLoader, accept = '.json,application/json' }: FileButtonProps) {
  return (
    <label className={classes.file}>
      <span>{label}</span>
      <input
        type="file"
        accept={accept}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file !== undefined) fileLoader.send({ type: 'file.chosen', file });
          target.value = '';
        }}
      />
    </label>
  );
}
