import type { Locator } from '@playwright/test';

/** A key that does nothing in a page. */
const IDLE_KEY = 'F9';

/** Gives a control the focus as keys do: a browser shows a focus that comes after a key, and none after a mouse. */
export async function focusByKey(control: Locator): Promise<void> {
  await control.page().keyboard.press(IDLE_KEY);
  await control.focus();
}
