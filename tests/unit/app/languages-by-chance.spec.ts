import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createTranslator } from '../../../src/app/texts/i18n.ts';
import { createTranslationLoader } from '../../../src/app/texts/translation.ts';
import { CODES, type Code, LANGUAGES } from '../../facts/languages.ts';

const SEED = 20_261_126;
const SCHEDULES = 200;

/** A language that comes or not, or the English that the build brings along, which comes in parts. */
interface Choice {
  readonly code: Code;
  readonly comes: boolean;
  readonly fallsBack: boolean;
}
const choice: fc.Arbitrary<Choice> = fc.record({
  code: fc.constantFrom(...CODES),
  comes: fc.boolean(),
  fallsBack: fc.boolean(),
});
const FALLBACK = 'en';

/** The language that a choice shows, where it comes. */
function codeOf({ code, fallsBack }: Choice): Code {
  return fallsBack ? FALLBACK : code;
}

it(`Of languages that are chosen one after the other the last one that came is shown, and none that was overtaken, in ${SCHEDULES} schedules`, async () => {
  let overtaken = 0;
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(choice, { minLength: 1, maxLength: 6 }), async (scheduler, choices) => {
      const i18n = createTranslator();
      const shown: string[] = [];
      const late: string[] = [];
      let [chosen, wanted] = [new AbortController(), ''];
      // Not asked where a load has ended: the next one may be chosen between the two, as Node orders its promises.
      i18n.on('languageChanged', (tag) => {
        shown.push(tag);
        if (tag !== wanted) late.push(tag);
      });
      const came: { readonly code: Code; readonly isBuilt: boolean }[] = [];
      const loads: Promise<void>[] = [];
      const answers = new Map<Code, boolean>();
      /** The languages whose file has come, and those that were asked for after that. */
      const [there, again] = [new Set<Code>(), new Set<Code>()];
      /** Whether the file that was asked for last comes. */
      let comesNow = false;
      const parts = { bring: (code: Code) => scheduler.schedule(Promise.resolve(), `parts of ${code}`) };
      const { load, loadFallback } = createTranslationLoader(
        i18n,
        async (address) => {
          const code = CODES.find((one) => address.includes(`/${one}/`));
          const isThere = code !== undefined && answers.get(code) === true;
          if (code !== undefined && there.has(code)) again.add(code);
          comesNow = isThere;
          await scheduler.schedule(Promise.resolve(), `answer ${address}`);
          return new Response(JSON.stringify({ a: code }), { status: isThere ? 200 : 503 });
        },
        parts,
      );
      const come = async (one: Choice, signal: AbortSignal): Promise<void> => {
        const { code, fallsBack: isBuilt } = one;
        comesNow = false;
        const loading = isBuilt ? loadFallback(signal) : load(code, signal);
        const isComing = comesNow;
        try {
          await loading.finally(() => {
            if (isComing) there.add(code);
          });
        } catch {
          overtaken += Number(signal.aborted);
          return;
        }
        came.push({ code: codeOf(one), isBuilt });
      };
      const presses = scheduler.scheduleSequence(
        choices.map((one) => async () => {
          chosen.abort();
          chosen = new AbortController();
          wanted = LANGUAGES[codeOf(one)].tag;
          answers.set(one.code, one.comes);
          loads.push(come(one, chosen.signal));
        }),
      );
      await scheduler.waitAll();
      await presses.task;
      await Promise.all(loads);
      expect(late, 'who comes late shows nothing').toEqual([]);
      expect(shown).toEqual(came.map(({ code }) => LANGUAGES[code].tag));
      expect(again, 'what has come is not fetched again').toEqual(new Set());
      const last = came.at(-1);
      if (last?.isBuilt === true) expect(i18n.t('common.brand')).toBe('Loadout');
      else if (last !== undefined) expect(i18n.t('a' as never)).toBe(last.code);
    }),
    { numRuns: SCHEDULES, seed: SEED },
  );
  expect(overtaken).toBeGreaterThan(SCHEDULES / 4);
});
