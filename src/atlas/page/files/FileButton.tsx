import type { Atlas } from '../open-atlas.ts';
import classes from '../controls.module.css';

interface FileButtonProps {
  readonly label: string;
  readonly fileLoader: Atlas['coverage'];
  /** The kinds of files, as a browser knows them; JSON where left out. */
  readonly accept?: string;
}

/** The id of the label of the field that chooses a file for what reads it. */
export function fileButtonId({ id }: Atlas['coverage']): string {
  return `file-${id}`;
}

/** A file input. The same file can be chosen again, as after it was corrected. */
export function FileButton({ label, fileLoader, accept = '.json,application/json' }: FileButtonProps) {
  return (
    <label id={fileButtonId(fileLoader)} className={classes.file}>
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
