import { waitFor } from 'xstate';
import { screenName } from '../head.ts';
import type { OpenedApp } from '../open-app.ts';
import { fingerprint } from '../texts/fingerprint.ts';
import { NAMESPACE } from '../texts/i18n.ts';
import type { BuiltPage } from './built-page.ts';

/**
 * Loads the texts and the screen of the address, and answers whether the page of the build, if there is one, shows just
 * that: the same screen, in the same words. It does not after a redirect, a fault, or a deploy that changed the texts.
 */
export async function isAsBuilt(
  { shop, router, i18n }: OpenedApp,
  page: BuiltPage | undefined,
  at: Location,
): Promise<boolean> {
  const [language] = await Promise.all([
    waitFor(shop.language, (now) => now.context.shown !== null || now.matches({ translation: 'failed' })),
    router.load(),
  ]);
  return (
    page !== undefined &&
    language.context.shown !== null &&
    fingerprint(i18n.getResourceBundle(i18n.language, NAMESPACE)) === page.texts &&
    screenName(shop.navigation.getSnapshot()) === page.screen &&
    (page.path === undefined || page.path === at.pathname) &&
    router.state.matches.every(({ status }) => status === 'success')
  );
}
