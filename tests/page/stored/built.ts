import type { Page } from '@playwright/test';
import { isSomebody, STORED, type Stored } from './stored.ts';

/** The name under which a part of a page says that it stood in the HTML of the build. */
export const BUILT = 'loadoutBuilt';

/** Runs in the page before its scripts: marks under a name what its HTML brings along, before the shop starts. */
export function markBuilt(built: string): void {
  document.addEventListener('DOMContentLoaded', () => {
    const [first] = document.querySelector('#root')?.children ?? [];
    if (first !== undefined) Reflect.set(first, built, true);
  });
}

/** Whether a page shows what its HTML brought along, and was not rendered anew. */
export function isHydrated(page: Page): Promise<boolean> {
  return page.evaluate(
    (built) => Reflect.get(Object(document.querySelector('#root')?.firstElementChild), built) === true,
    BUILT,
  );
}

/** Whether an address shows a visitor the screen that its HTML holds (R33): a cart that is closed to them leads elsewhere. */
export function isShownAsBuilt(address: string, { [STORED.session]: session }: Stored): boolean {
  if (session === undefined) return true;
  const { name, login } = Object(JSON.parse(session));
  if (address === '/ShoppingCart') return login === true;
  return address !== '/UserProfile' || !isSomebody(String(name));
}
