import type { Page } from '@playwright/test';

/** What runs in the page, takes nothing and uses nothing from outside of itself. */
type Question = () => unknown;

/**
 * Asks a page several questions in one call: each call takes some milliseconds, whatever is asked. The answers come as one
 * text, since Playwright goes several times through each part of an object on its way.
 *
 * @returns the answers by the names of the questions, as far as JSON has them
 */
export async function readAtOnce<TQuestions extends Readonly<Record<string, Question>>>(
  page: Page,
  questions: TQuestions,
): Promise<{ readonly [TName in keyof TQuestions]: ReturnType<TQuestions[TName]> }> {
  const asked = Object.entries(questions).map(([name, question]) => `${JSON.stringify(name)}: (${String(question)})()`);
  return JSON.parse(await page.evaluate<string>(`JSON.stringify({ ${asked.join(', ')} })`));
}
