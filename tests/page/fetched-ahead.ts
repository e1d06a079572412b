import { SCREEN_SCRIPTS } from './answers.ts';
import { inTurn } from './driver.ts';
import { HeldRequests, holds } from './held-requests.ts';
import type { PageFixture } from './page-fixture.ts';

/** How often a script is asked for before it has failed. */
const TRIES = 3;
const FAILED = /ERR_FAILED.*static\/js\/async/u;

/**
 * The script of what a press opens: a page fetches it ahead, once it has been painted. By turns it comes then, or it
 * fails, which nobody sees, and the press has it fetched anew.
 *
 * @param texts stand together in this script alone, also where a woven build has each with others in its place
 */
export function fetchedAhead(fixture: PageFixture, turn: number, ...texts: readonly string[]) {
  const { page } = fixture;
  const script = new HeldRequests(page, SCREEN_SCRIPTS, holds(...texts));
  const end = inTurn(
    turn,
    async () => (await script.next()).fallback(),
    async () => {
      for (let tries = 0; tries < TRIES; tries += 1) await (await script.next()).abort();
      // What the console says of it comes on a way of its own.
      const said = async () => fixture.consoleErrors.filter((line) => FAILED.test(line)).length;
      await fixture.read('how often it is said that a script has failed', said, TRIES);
      fixture.forgetErrors(FAILED);
    },
  );
  return {
    /** Holds it from now on: before the page is opened. */
    prepare: () => script.start(),
    /** Waits until the page asks for it, and lets it come or fail. @throws where the page does not ask */
    end: async () => {
      await end();
      await page.unroute(SCREEN_SCRIPTS);
    },
  };
}
