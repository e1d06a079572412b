import { useEffect } from 'react';
import { useAtlas } from '../atlas-context.ts';
import { FileButton } from '../files/FileButton.tsx';
import { FileStatus } from '../files/FileStatus.tsx';
import { texts } from '../texts.ts';
import classes from './OpenMachine.module.css';

/** Opens a machine that is not of this build: chosen, or dropped anywhere on the page. */
export function OpenMachine() {
  const { machines } = useAtlas();
  useEffect(() => {
    const over = (event: DragEvent) => event.preventDefault();
    const drop = (event: DragEvent) => {
      const [file] = event.dataTransfer?.files ?? [];
      if (file === undefined) return;
      event.preventDefault();
      machines.send({ type: 'file.chosen', file });
    };
    window.addEventListener('dragover', over);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('drop', drop);
    };
  }, [machines]);
  return (
    <div className={classes.open}>
      <FileButton
        label={texts.foreign.choose}
        fileLoader={machines}
        accept=".json,.scxml,.xml,.ts,.tsx,.mts,.js,.jsx,.mjs,application/json,application/xml"
      />
      <FileStatus
        fileLoader={machines}
        asking={texts.foreign.none}
        empty={texts.foreign.none}
        opened={texts.foreign.opened}
      />
    </div>
  );
}
