import { prerender } from 'react-dom/static';
import { waitFor } from 'xstate';
import { StructuredDataContext } from '../../ui/structured-data/StructuredData.tsx';
import { App } from '../App.tsx';
import type { Head } from '../environment.ts';
import { screenName } from '../head.ts';
import { openApp } from '../open-app.ts';
import { builtPageAttributes } from '../start/built-page.ts';
import { fingerprint } from '../texts/fingerprint.ts';
import { NAMESPACE } from '../texts/i18n.ts';
import { createBuiltEnvironment, type PageRequest } from './built-environment.ts';

/** A page as the build has rendered it: what stands in `#root`, and what its document has to say of it. */
export interface RenderedPage {
  readonly markup: string;
  readonly head: Head;
  /** The BCP 47 tag of its language. */
  readonly lang: string;
  /** What the page says of itself on its root element. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The structured data of the page, each a schema.org thing. */
  readonly data: readonly object[];
  /** What is said to whoever runs no script. */
  readonly scriptless: string;
}

/**
 * Renders a page of the shop, where there is no browser.
 *
 * @param isAnyPath whether the page fits other paths than that of its address, as «product not found» does
 * @throws where the address has no screen, or React cannot render it
 */
export async function renderPage(request: PageRequest, isAnyPath: boolean): Promise<RenderedPage> {
  const heads: Head[] = [];
  const data: object[] = [];
  const environment = createBuiltEnvironment(request, (head) => heads.push(head));
  const app = openApp(environment);
  const { shop, router, i18n } = app;
  // Where a page was scrolled to would be restored by a script within the page.
  router.update({ ...router.options, scrollRestoration: false });
  await waitFor(shop.language, ({ context }) => context.shown === request.language);
  await router.load();
  // Without a bound on its size a page comes in one piece, and React writes no script to put pieces together.
  const { prelude } = await prerender(
    <StructuredDataContext value={(thing) => data.push(thing)}>
      <App app={app} />
    </StructuredDataContext>,
    { progressiveChunkSize: Infinity },
  );
  const head = heads.at(-1);
  if (!head) throw new Error(`${request.address} has no title.`);
  return {
    markup: await new Response(prelude).text(),
    head,
    lang: i18n.language,
    attributes: builtPageAttributes({
      screen: screenName(shop.navigation.getSnapshot()),
      texts: fingerprint(i18n.getResourceBundle(i18n.language, NAMESPACE)),
      path: isAnyPath ? undefined : router.state.location.pathname,
    }),
    data,
    scriptless: i18n.t('common.scriptless'),
  };
}
