import type { Locator } from '@playwright/test';
import { inTurn } from './driver.ts';

/**
 * Puts a text into a field by an input method, in place of what stands there: it is composed first, and then taken, as
 * Chinese is typed. An empty text is erased by a key.
 */
async function compose(field: Locator, text: string): Promise<void> {
  const page = field.page();
  await field.press('ControlOrMeta+a');
  if (text === '') return field.press('Backspace');
  const session = await page.context().newCDPSession(page);
  try {
    await session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    await session.send('Input.insertText', { text });
  } finally {
    await session.detach();
  }
}

/** Ways to put a text into a field, in turn: at once, and by an input method. @param turn where the turns begin */
export function entering(turn: number): (field: Locator, text: string) => Promise<void> {
  return inTurn(turn, (field: Locator, text: string) => field.fill(text), compose);
}
