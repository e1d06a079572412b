import type { Change } from './changes.ts';
import { texts } from '../texts.ts';
import classes from './Walks.module.css';

/** The values of a context that have changed, before and after. */
export function ChangeTable({ changes }: { readonly changes: readonly Change[] }) {
  return (
    <table className={classes.changes}>
      <caption>{texts.walks.context}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.walks.key}</th>
          <th scope="col">{texts.walks.before}</th>
          <th scope="col">{texts.walks.after}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ key, before, after }) => (
          <tr key={key}>
            <th scope="row">{key}</th>
            <td>{before || texts.walks.absent}</td>
            <td>{after || texts.walks.absent}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
