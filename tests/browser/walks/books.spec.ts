import { candidatesOf } from '../../walker/candidates.ts';
import { diffBooks } from '../../walker/book-diff.ts';
import { committedPageBook, committedPageText, makePageBook } from '../../drivers/page-book.ts';
import { drivers } from '../../drivers/register.ts';
import { expect, test } from './walk-test.ts';

const all = Object.values(drivers);

/** The most that may be out of the browser's reach, of all transitions of all machines. */
const MOST_EXCUSED = 0.03;

/** The transitions that the committed walks of a machine take. */
function walkedBy(id: string): Set<string> {
  return new Set(committedPageBook(id).walks.flatMap(({ steps }) => steps.flatMap(({ took }) => took)));
}

test.describe('The books of the browser', () => {
  for (const driver of all) {
    test(`hold what a page can do with the ${driver.id} machine, as it is now`, () => {
      const { book, text } = makePageBook(driver);
      const difference = diffBooks(committedPageBook(driver.id), book);
      expect(difference, `npm run books:pages -- ${driver.id} writes it anew`).toBe('');
      expect(committedPageText(driver.id)).toBe(text);
    });
  }

  test('take every transition of every machine but those that no page can take, by name and with a reason', () => {
    const rows = all.map((driver) => {
      const walked = walkedBy(driver.id);
      const declared = candidatesOf(driver.model.machine).map(({ name }) => name);
      const excused = declared.filter((name) => Object.hasOwn(driver.excused ?? {}, name));
      const lost = declared.filter((name) => !walked.has(name) && !excused.includes(name));
      const vain = excused.filter((name) => walked.has(name));
      return {
        id: driver.id,
        declared: declared.length,
        walked: declared.filter((name) => walked.has(name)).length,
        excused,
        lost,
        vain,
      };
    });
    for (const { id, declared, walked, excused } of rows) {
      console.log(`${id}: ${walked} of ${declared} transitions are walked in the browser`);
      for (const name of excused) console.log(`  excused: ${name}: ${drivers[idOf(id)].excused?.[name] ?? ''}`);
    }
    const [declared, excused] = [
      rows.reduce((sum, row) => sum + row.declared, 0),
      rows.flatMap((row) => row.excused).length,
    ];
    console.log(
      `all: ${declared - excused} of ${declared}; ${excused} excused, ${((100 * excused) / declared).toFixed(1)} %`,
    );
    expect(
      rows.flatMap(({ lost }) => lost),
      'walked by nobody, and no reason given',
    ).toEqual([]);
    expect(
      rows.flatMap(({ vain }) => vain),
      'excused, and walked all the same',
    ).toEqual([]);
    expect(excused / declared).toBeLessThanOrEqual(MOST_EXCUSED);
  });
});

type Id = keyof typeof drivers;
function isId(id: string): id is Id {
  return id in drivers;
}

function idOf(id: string): Id {
  if (!isId(id)) throw new Error(`No driver «${id}».`);
  return id;
}
