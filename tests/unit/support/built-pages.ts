import type { TestProject } from 'vitest/node';
import { type RenderedPage, renderPage } from '../../../src/app/rendering/render-page.tsx';
import { pages } from '../../../src/build/pages/page-table.ts';
import { pseudoLocale } from '../../facts/pseudo-locale.ts';

/** One of each kind. */
const ADDRESSES = [
  '/',
  '/ProductList/Mouse?category=1',
  '/ProductList?category=2',
  '/ProductDetail/4',
  '/ProductDetail',
  '/ShoppingCart',
  '/CheckOut',
  '/UserProfile',
  '/SignUp',
  '/ForgetPassword',
  '/any/other/path',
];

declare module 'vitest' {
  interface ProvidedContext {
    /** By address. */
    readonly builtPages: Readonly<Record<string, RenderedPage>>;
  }
}

/**
 * Renders a page of each kind as the build does, in English, for specs that have a document: where there is one the router
 * renders as in a browser.
 *
 * @throws where the build has no page at an address
 */
export async function setup(project: TestProject): Promise<void> {
  const built: Record<string, RenderedPage> = {};
  for (const address of ADDRESSES) {
    const page = pages.find((one) => one.address === address);
    if (page === undefined) throw new Error(`The build has no page at ${address}.`);
    const request = { address, language: 'en', texts: pseudoLocale('en') } as const;
    built[address] = await renderPage(request, page.isAnyPath ?? false);
  }
  project.provide('builtPages', built);
}
