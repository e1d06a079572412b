import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createTranslator } from '../../../src/app/texts/i18n.ts';
import { createTranslationLoader } from '../../../src/app/texts/translation.ts';
import { CODES, type Code, LANGUAGES } from '../../facts/languages.ts';

const SEED = 20_261_126;
const SCHEDULES = 200;

const choice = fc.record({ code: fc.constantFrom(...CODES), comes: fc.boolean() });

it(`Of languages that are chosen one after the other the last one that came is shown, and none that was overtaken, in ${SCHEDULES} schedules`, async () => {
  let overtaken = 0;
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(choice, { minLength: 1, maxLength: 6 }), async (scheduler, choices) => {
      const i18n = createTranslator();
      const shown: string[] = [];
      i18n.on('languageChanged', (tag) => shown.push(tag));
      let chosen = new AbortController();
      const came: string[] = [];
      const loads: Promise<void>[] = [];
      const answers = new Map<Code, boolean>();
      const { load } = createTranslationLoader(i18n, async (address) => {
        const code = CODES.find((one) => address.includes(`/${one}/`));
        const isThere = code !== undefined && answers.get(code) === true;
        await scheduler.schedule(Promise.resolve(), `answer ${address}`);
        return new Response(JSON.stringify({ a: code }), { status: isThere ? 200 : 503 });
      });
      const come = async (code: Code, signal: AbortSignal): Promise<void> => {
        try {
          await load(code, signal);
        } catch {
          overtaken += Number(signal.aborted);
          return;
        }
        expect(signal.aborted, 'who comes late shows nothing').toBe(false);
        came.push(LANGUAGES[code].tag);
      };
      const presses = scheduler.scheduleSequence(
        choices.map(({ code, comes }) => async () => {
          chosen.abort();
          chosen = new AbortController();
          answers.set(code, comes);
          loads.push(come(code, chosen.signal));
        }),
      );
      await scheduler.waitAll();
      await presses.task;
      await Promise.all(loads);
      expect(shown).toEqual(came);
      if (came.length > 0) expect(i18n.t('a' as never)).toBe(CODES.find((code) => LANGUAGES[code].tag === came.at(-1)));
    }),
    { numRuns: SCHEDULES, seed: SEED },
  );
  expect(overtaken).toBeGreaterThan(SCHEDULES / 4);
});
