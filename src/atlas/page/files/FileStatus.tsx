import { useSelector } from '@xstate/react';
import type { Atlas } from '../open-atlas.ts';
import classes from '../controls.module.css';
import { focusThen } from '../keep-focus.ts';
import { faultWords, texts } from '../texts.ts';
import { fileButtonId } from './FileButton.tsx';

interface FileStatusProps {
  readonly fileLoader: Atlas['coverage'];
  readonly asking: string;
  readonly empty: string;
  readonly opened: (from: string) => string;
}

/** The state of a file loader in a sentence, and a refusal with its reason. */
export function FileStatus({ fileLoader, asking, empty, opened }: FileStatusProps) {
  const { value, context } = useSelector(fileLoader, (snapshot) => snapshot);
  const standing = context.opened === null ? empty : opened(context.opened.from);
  const words = value === 'asking' ? asking : value === 'reading' ? texts.coverage.reading(context.file) : standing;
  return (
    <div className={classes.status}>
      <p role="status">{words}</p>
      {context.fault !== null && (
        <div role="alert" className={classes.refusal}>
          <span>{faultWords(context.fault, context.file)}</span>
          <button
            type="button"
            {...focusThen(fileButtonId(fileLoader))}
            onClick={() => fileLoader.send({ type: 'refusal.dismissed' })}
          >
            {texts.dismiss}
          </button>
        </div>
      )}
    </div>
  );
}
