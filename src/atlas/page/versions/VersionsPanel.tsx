import { useSelector } from '@xstate/react';
import { type DifferenceRow, rowsOf } from '../../versions/in-words.ts';
import { differencesMarkdown, whereOf } from '../../versions/markdown.ts';
import { useAtlas } from '../atlas-context.ts';
import { permanent } from '../charts.ts';
import controls from '../controls.module.css';
import { PartButton } from '../details/PartButton.tsx';
import { FileButton } from '../files/FileButton.tsx';
import { FileStatus } from '../files/FileStatus.tsx';
import { saveFile } from '../files/save-file.ts';
import { texts } from '../texts.ts';
import classes from '../walks/Walks.module.css';
import { type Compared, useCompared, useOpenVersion } from './use-versions.ts';

function plain(name: string): string {
  return name;
}

function count(rows: readonly DifferenceRow[], mark: DifferenceRow['mark']): number {
  return rows.filter((row) => row.mark === mark).length;
}

/** The differences as a table, each with a way to its place on the chart. */
function DifferenceTable({ machine, compared }: { readonly machine: string; readonly compared: Compared }) {
  const rows = rowsOf(compared.differences);
  if (rows.length === 0) return <p>{texts.versions.same}</p>;
  const save = () =>
    saveFile(`${machine}.differences.md`, 'text/markdown', differencesMarkdown(machine, compared.differences));
  return (
    <>
      <div className={controls.row}>
        <p>{texts.versions.counts(count(rows, 'added'), count(rows, 'removed'), count(rows, 'changed'))}</p>
        <button type="button" onClick={save}>
          {texts.versions.save}
        </button>
      </div>
      <table className={classes.changes}>
        <caption>{texts.versions.table}</caption>
        <thead>
          <tr>
            {[texts.versions.what, texts.versions.where, texts.versions.before, texts.versions.after].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.what} ${row.part} ${row.name} ${row.isOld}`}>
              <th scope="row">{row.what}</th>
              <td>
                {row.isOld || row.part === '' ? (
                  whereOf(row, plain)
                ) : (
                  <PartButton part={row.part} words={whereOf(row, plain)} />
                )}
              </td>
              <td>{row.before || texts.walks.absent}</td>
              <td>{row.after || texts.walks.absent}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** How the machine that is open differs from another version of it. */
export function VersionsPanel() {
  const { viewer, versions } = useAtlas();
  const machine = useSelector(viewer, ({ context }) => context.machine);
  const version = useOpenVersion();
  const compared = useCompared(machine);
  return (
    <>
      <div className={controls.bar}>
        <FileStatus
          fileLoader={versions}
          asking={texts.versions.none}
          empty={texts.versions.none}
          opened={(file) => texts.versions.opened(file, machine, permanent.has(machine))}
        />
        <FileButton label={texts.versions.choose} fileLoader={versions} />
      </div>
      {version !== null && compared === null && (
        <p>{texts.versions.other(machine, String(Reflect.get(version, 'id')))}</p>
      )}
      {compared !== null && <DifferenceTable machine={machine} compared={compared} />}
    </>
  );
}
