import type { Locator } from '@playwright/test';
import { inTurn } from './driver.ts';

/** Ways to press a control, in turn: by the mouse, and by a key. @param turn where the turns begin */
export function pressing(turn: number): (control: Locator) => Promise<void> {
  return inTurn(
    turn,
    (control: Locator) => control.click(),
    (control: Locator) => control.press('Enter'),
  );
}
