import { readFileSync, writeFileSync } from 'node:fs';
import type { Call } from '../commands/call.ts';
import { copyCheckout } from './copy.ts';
import type { Promised } from './promised.ts';
import { promiseLine, PROMISES } from './promises.ts';
import { outcomeOf, outcomesUnbroken } from './run-tests.ts';

/** The promises that the arguments name by their numbers; all where there are none. */
function chosen(args: readonly string[]): [number, Promised][] {
  const numbered = PROMISES.map((promised, place): [number, Promised] => [place + 1, promised]);
  return args.length === 0 ? numbered : numbered.filter(([number]) => args.includes(String(number)));
}

const README = new URL('README.md', import.meta.url);

/** Writes the list of the README anew. */
function writeList(): void {
  const [before = ''] = readFileSync(README, 'utf8').split('\n1. ', 1);
  const lines = PROMISES.map((promised, place) => promiseLine(promised, place + 1));
  writeFileSync(README, `${before}\n${lines.join('\n')}\n`);
}

/**
 * `npm run promises [-- 3 7]`: breaks each promise in a copy of the checkout and runs the one test that keeps it. Kept is
 * what passes before and fails then. `--write` writes the list of the README instead.
 */
export async function run({ args, say, isStopped }: Call): Promise<boolean> {
  if (args.includes('--write')) {
    writeList();
    return true;
  }
  const all = chosen(args);
  const copy = copyCheckout();
  const before = await outcomesUnbroken(
    copy.folder,
    all.map(([, promised]) => promised),
  );
  let kept = 0;
  for (const [place, [number, promised]] of all.entries()) {
    if (await isStopped()) break;
    const { passed = 0, failed = 0 } = before[place] ?? {};
    if (passed === 0 || failed > 0) {
      say(`${number}. NOT JUDGED: ${passed} tests of its title pass and ${failed} fail as it is: ${promised.says}`);
      continue;
    }
    copy.break(promised);
    const outcome = await outcomeOf(copy.folder, promised);
    copy.mend(promised);
    const isKept = outcome.failed > 0;
    kept += Number(isKept);
    const words = outcome.passed + outcome.failed === 0 ? 'NOT JUDGED: its test did not run' : 'BROKEN AND UNNOTICED';
    say(`${number}. ${isKept ? 'kept' : words}: ${promised.says}`);
  }
  say(`${kept} of ${all.length} promises kept`);
  return kept === all.length;
}
