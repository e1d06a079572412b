import type { ShopTexts } from '../../session-test/shop-texts.ts';
import { decodeSession } from './session-file.ts';

async function textsOf(code: string): Promise<[string, ShopTexts]> {
  const response = await fetch(`/locales/${code}/translation.json`);
  if (!response.ok) throw new Error(`The texts of ${code} did not come.`);
  return [code, await response.json()];
}

/** A session in the text of its file as a Playwright test, in the words of the shop of this build. @throws where these do not come */
export async function sessionTest(text: string): Promise<string> {
  const session = decodeSession(JSON.parse(text));
  const { languagesIn, playwrightSpec } = await import('../../session-test/playwright-spec.ts');
  return playwrightSpec(session, new Map(await Promise.all(languagesIn(session).map(textsOf))));
}
