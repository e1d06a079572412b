import type { Campaign } from '../campaign.ts';
import type { PlayLog } from '../log.ts';
import { nameOf } from '../mutant.ts';
import type { Numbered } from '../build/weave.ts';
import { assureGreenUnits, unitFailureOn } from './run-units.ts';

/** As the log names them. */
const UNITS = 'generated: without a browser';

/**
 * Tries the generated tests without a browser on mutants that no walk went red on, one after the other.
 *
 * @throws where one of these tests is red without a mutant
 */
export async function judgeUnits({ call }: Campaign, log: PlayLog, left: readonly Numbered[]): Promise<void> {
  const open = left.filter(({ mutant }) => mutant.kind === 'script' && !log.hasPassed(nameOf(mutant), UNITS));
  if (open.length === 0) return;
  const longestMs = await assureGreenUnits();
  for (const [at, one] of open.entries()) {
    if (await call.isStopped()) return;
    const subject = nameOf(one.mutant);
    const words = await unitFailureOn(one, longestMs);
    log.add({ subject, walk: UNITS, verdict: words === null ? null : { by: 'other', step: 0, words } });
    call.say(`${UNITS} ${at + 1}/${open.length} ${subject}\n  ${words ?? 'nothing failed'}`);
  }
}
