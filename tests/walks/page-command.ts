import { committedText, writeWalks } from './committed.ts';
import type { Call } from '../commands/call.ts';
import { tableOf } from '../commands/table.ts';
import { parseWalkFile } from '../engine/walk-files/walk-file.ts';
import { diffWalkFiles } from '../engine/walk-files/walk-file-diff.ts';
import { makePageWalkFile } from '../page/walks/page-walk-file.ts';
import { drivers } from '../machines/drivers.ts';

/** Runs `npm run walks:pages`: writes the walk files of the browser anew, of all machines or of those named. */
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
    const { walkFile, text, coverage, cells } = makePageWalkFile(driver);
    const before = committedText(driver.id, 'page');
    const isNews = before !== text;
    if (isNews) writeWalks(driver.id, 'page', text);
    say(
      `[${place + 1}/${picked.length}] ${driver.id}: ${walkFile.walks.length} walks${isNews ? ', written' : ', as before'}`,
    );
    if (isNews && before !== '') say(diffWalkFiles(parseWalkFile(before), walkFile));
    const steps = walkFile.walks.reduce((sum, walk) => sum + walk.steps.length, 0);
    rows.push([
      driver.id,
      `${coverage.walked}/${coverage.declared}`,
      coverage.left.length,
      walkFile.walks.length,
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
