import type { Page } from '@playwright/test';
import type { PageFixture } from '../page-fixture.ts';
import { atlasFaults } from './whole-atlas.ts';

/** Nothing that a page of the atlas shows is hidden, covered or out of reach. @throws PageMismatch with what is */
export async function seeUsable(atlas: Page, fixture: PageFixture): Promise<void> {
  await fixture.readLines('what cannot be seen or used in the atlas', () => atlasFaults(atlas), []);
}
