import { committedText, committedWalks, walksOfTransitions } from '../../walks/committed.ts';
import { transitionsOf } from '../../engine/machine/transitions.ts';
import { diffWalkFiles } from '../../engine/walk-files/walk-file-diff.ts';
import { makePageWalkFile } from '../../page/walks/page-walk-file.ts';
import { drivers } from '../../machines/drivers.ts';
import { expect, test } from './walk-test.ts';

const all = Object.values(drivers);

/** The largest share of all transitions of all machines that may be left out in the browser. */
const MOST_LEFT_OUT = 0.03;

/** The transitions that the walks of a machine take which `npm test` plays. */
function walkedBy(id: string): Set<string> {
  return new Set(
    walksOfTransitions(committedWalks(id, 'page').walks).flatMap(({ steps }) => steps.flatMap(({ took }) => took)),
  );
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
    const rows = all.map(({ id, model, unreachable = {} }) => {
      const inFile = walkedBy(id);
      const declared = transitionsOf(model.machine).map(({ name }) => name);
      const reasons = declared.flatMap((name) => {
        const reason = unreachable[name];
        return reason === undefined ? [] : [{ name, reason }];
      });
      const leftOut = new Set(reasons.map(({ name }) => name));
      return {
        id,
        reasons,
        declared,
        walked: declared.filter((name) => inFile.has(name) && !leftOut.has(name)),
        lost: declared.filter((name) => !inFile.has(name) && !leftOut.has(name)),
        reachable: declared.filter((name) => inFile.has(name) && Object.hasOwn(unreachable, name)),
      };
    });
    for (const { id, declared, walked, reasons } of rows) {
      console.log(`${id}: ${walked.length} of ${declared.length} transitions are walked in the browser`);
      for (const { name, reason } of reasons) console.log(`  left out: ${name}: ${reason}`);
    }
    const declared = rows.flatMap((row) => row.declared);
    const walked = rows.flatMap((row) => row.walked);
    const leftOut = rows.flatMap(({ reasons }) => reasons);
    const share = leftOut.length / declared.length;
    console.log(
      `all: ${walked.length} of ${declared.length}; ${leftOut.length} left out, ${(100 * share).toFixed(1)} %`,
    );
    expect(
      rows.flatMap(({ lost }) => lost),
      'walked by nobody, and no reason given',
    ).toEqual([]);
    expect(
      rows.flatMap(({ reachable }) => reachable),
      'said to be out of reach, and walked all the same',
    ).toEqual([]);
    expect(share).toBeLessThanOrEqual(MOST_LEFT_OUT);
  });
});
