import { use } from 'react';
import controls from '../controls.module.css';
import { ExportButton } from '../export-panel/ExportButton.tsx';
import { saveFile } from '../files/save-file.ts';
import { texts } from '../texts.ts';
import { loadGenerated } from './load-walks.ts';

/**
 * What the walks cover that the engine has made for a machine from a file, and a button to take them away, or why it makes none;
 * nothing for another machine.
 */
export function GeneratedCoverage({ machine }: { readonly machine: string }) {
  const generated = loadGenerated(machine);
  // `use` may be left out: a machine of the build is not waited for.
  if (generated === null) return null;
  const made = use(generated);
  if ('whyNot' in made) return <p role="status">{texts.walks.noneMade[made.whyNot]}</p>;
  const { id, text, declared, missing, openGuards } = made;
  return (
    <>
      <p role="status">{texts.walks.generated(declared - missing.length, declared)}</p>
      {missing.length > 0 && <p>{texts.walks.missing(missing)}</p>}
      {openGuards.length > 0 && <p>{texts.walks.answered}</p>}
      <div className={controls.row}>
        <ExportButton label={texts.walks.save} save={async () => saveFile(`${id}.walks`, 'text/plain', text)} />
      </div>
    </>
  );
}
