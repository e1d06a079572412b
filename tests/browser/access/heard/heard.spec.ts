import { CODES, LANGUAGES } from '../../../facts/languages.ts';
import { textIn } from '../../../facts/texts.ts';
import { answers } from '../../../page/answers.ts';
import { untilIdle } from '../../../page/screen/blocked-control.ts';
import { byTurns } from '../../../commands/sampling.ts';
import { PLAIN_FILE } from '../../support/view-matrix.ts';
import { expect, test } from '../../support/still.ts';
import { type Scene, journeys } from './journeys.ts';
import { ScreenReader } from './screen-reader.ts';

for (const code of byTurns(CODES, CODES.length)) {
  test.describe(`What a screen reader says in ${LANGUAGES[code].tag}`, () => {
    for (const { name, address, isRead, allows, acts } of byTurns(journeys, 2)) {
      test(`of the journey ${name} is as it was, and nothing that is done is silent`, async ({
        page,
        allowConsoleErrors,
      }) => {
        if (allows !== undefined) allowConsoleErrors(allows);
        await page.goto(PLAIN_FILE);
        await page.evaluate((language) => localStorage.setItem('i18nextLng', language), code);
        await page.goto(address);
        await answers(page);
        await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGES[code].tag);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await untilIdle(page);
        const reader = await ScreenReader.start(page);
        const scene: Scene = { page, code, t: (key, gaps) => textIn(code, key, gaps) };
        const lines = isRead ? [`# ${address}`, ...(await reader.read())] : [];
        await reader.heard();
        for (const { does, act, hears, isRead: isReadAfter = false } of acts) {
          await act(scene);
          const heard: string[] = [];
          const isAllHeard = async () => {
            await untilIdle(page);
            const news = await reader.heard();
            heard.push(...news);
            // What comes of one press may be said in several turns.
            return news.length === 0 && (hears === null || heard.some((phrase) => hears.test(phrase)));
          };
          await expect.poll(isAllHeard, { message: `«${does}» is heard`, intervals: [20, 50, 100] }).toBe(true);
          lines.push(`# ${does}`, ...heard);
          if (isReadAfter) lines.push('## the page', ...(await reader.read()));
        }
        expect(`${lines.join('\n')}\n`).toMatchSnapshot([`${name}.${code}.txt`]);
      });
    }
  });
}
