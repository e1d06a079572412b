import { committedText, committedWalks } from '../../walks/committed.ts';
import { transitionsOf } from '../../engine/machine/transitions.ts';
import { diffWalkFiles } from '../../engine/walk-files/walk-file-diff.ts';
import { makePageWalkFile } from '../../page/page-walk-file.ts';
import { drivers } from '../../machines/drivers.ts';
import { expect, test } from './walk-test.ts';

const all = Object.values(drivers);

/** The most that may be out of the browser's reach, of all transitions of all machines. */
const MOST_EXCUSED = 0.03;

/** The transitions that the committed walks of a machine take. */
function walkedBy(id: string): Set<string> {
  return new Set(committedWalks(id, 'page').walks.flatMap(({ steps }) => steps.flatMap(({ took }) => took)));
}

test.describe('The walk files of the browser', () => {
  for (const driver of all) {
    test(`hold what a page can do with the ${driver.id} machine, as it is now`, () => {
      const { walkFile, text } = makePageWalkFile(driver);
      const difference = diffWalkFiles(committedWalks(driver.id, 'page'), walkFile);
      expect(difference, `npm run walks:pages -- ${driver.id} writes it anew`).toBe('');
      expect(committedText(driver.id, 'page')).toBe(text);
    });
  }

  test('take every transition of every machine but those that no page can take, by name and with a reason', () => {
    const rows = all.map((driver) => {
      const walked = walkedBy(driver.id);
      const declared = transitionsOf(driver.model.machine).map(({ name }) => name);
      const unreachable = declared.filter((name) => Object.hasOwn(driver.unreachable ?? {}, name));
      const lost = declared.filter((name) => !walked.has(name) && !unreachable.includes(name));
      const vain = unreachable.filter((name) => walked.has(name));
      return {
        id: driver.id,
        declared: declared.length,
        walked: declared.filter((name) => walked.has(name)).length,
        unreachable,
        lost,
        vain,
      };
    });
    for (const { id, declared, walked, unreachable } of rows) {
      console.log(`${id}: ${walked} of ${declared} transitions are walked in the browser`);
      for (const name of unreachable) console.log(`  excused: ${name}: ${drivers[idOf(id)].unreachable?.[name] ?? ''}`);
    }
    const [declared, unreachable] = [
      rows.reduce((sum, row) => sum + row.declared, 0),
      rows.flatMap((row) => row.unreachable).length,
    ];
    console.log(
      `all: ${declared - unreachable} of ${declared}; ${unreachable} excused, ${((100 * unreachable) / declared).toFixed(1)} %`,
    );
    expect(
      rows.flatMap(({ lost }) => lost),
      'walked by nobody, and no reason given',
    ).toEqual([]);
    expect(
      rows.flatMap(({ vain }) => vain),
      'excused, and walked all the same',
    ).toEqual([]);
    expect(unreachable / declared).toBeLessThanOrEqual(MOST_EXCUSED);
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
