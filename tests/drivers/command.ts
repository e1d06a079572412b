import type { Call } from '../books/call.ts';
import { tableOf } from '../books/table.ts';
import { parseBook } from '../walker/book.ts';
import { diffBooks } from '../walker/book-diff.ts';
import { committedPageText, makePageBook, putPageBook } from './page-book.ts';
import { drivers } from './register.ts';

/** Runs `npm run books:pages`: writes the books of the browser anew, of all machines or of those named. */
export async function run({ args, say, isStopped }: Call): Promise<boolean> {
  const all = Object.values(drivers);
  const unknown = args.find((id) => !all.some((driver) => driver.id === id));
  if (unknown !== undefined)
    throw new Error(`There is no machine «${unknown}». There are ${all.map(({ id }) => id).join(', ')}.`);
  const picked = args.length === 0 ? all : all.filter(({ id }) => args.includes(id));
  const rows: (string | number)[][] = [['machine', 'transitions', 'not on a page', 'walks', 'steps', 'sneak cells']];
  let isWell = true;
  for (const [place, driver] of picked.entries()) {
    if (await isStopped()) break;
    const { book, text, coverage, cells } = makePageBook(driver);
    const before = committedPageText(driver.id);
    const isNews = before !== text;
    if (isNews) putPageBook(driver.id, text);
    say(
      `[${place + 1}/${picked.length}] ${driver.id}: ${book.walks.length} walks${isNews ? ', written' : ', as before'}`,
    );
    if (isNews && before !== '') say(diffBooks(parseBook(before), book));
    const steps = book.walks.reduce((sum, walk) => sum + walk.steps.length, 0);
    rows.push([
      driver.id,
      `${coverage.walked}/${coverage.declared}`,
      coverage.left.length,
      book.walks.length,
      steps,
      cells,
    ]);
    for (const { name, because } of coverage.left) {
      say(`  not on a page: ${name}: ${because === '' ? 'NO REASON' : because}`);
      isWell &&= because !== '';
    }
  }
  say(tableOf(rows));
  return isWell;
}
