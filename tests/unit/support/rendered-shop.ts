import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router';
import { createElement, type FunctionComponent, type ReactNode } from 'react';
import { type ActorRefLike, type AnyActorRef, type AnyMachineSnapshot, waitFor } from 'xstate';
import type { MachineId } from '../../../machines/index.ts';
import { rememberBuilt } from '../../../src/actors/use-selector.ts';
import { App } from '../../../src/app/App.tsx';
import { openApp } from '../../../src/app/open-app.ts';
import type { SeenProducts } from '../../../src/features/product/seen/seen-products.ts';
import type { Shop } from '../../../src/routes/-router-context.ts';
import { TextsContext } from '../../../src/ui/text/texts.ts';
import { Themed } from '../../../src/ui/theme/Themed.tsx';
import type { Code } from '../../facts/languages.ts';
import { pseudoLocale } from '../../facts/pseudo-locale.ts';
import { openFakeBrowser, openFakeTab } from './fake-environment.ts';
import { renderedMarkup } from './rendered-markup.ts';

/** Machines whose actors are to be in a state, whoever makes them. */
export type Held = Partial<Record<MachineId, AnyMachineSnapshot>>;

/** A shop without a browser, in a language of the pseudo-locale, open at an address. */
export interface RenderedShop {
  readonly shop: Shop;
  readonly seen: SeenProducts;
  /** The markup of the page while machines are held so. */
  readonly page: (held?: Held) => Promise<string>;
  /** The markup of a part of the shop, drawn by itself. */
  readonly part: (node: ReactNode) => Promise<string>;
}

/** Opens the shop at an address, its texts there. */
export async function openRenderedShop(address: string, code: Code = 'en'): Promise<RenderedShop> {
  let held: Held = {};
  const hold = (actor: ActorRefLike): void => {
    const { id } = Reflect.get(actor, 'logic') as { id?: MachineId };
    const snapshot = id && held[id];
    // On a server an actor is read as the build has it.
    if (snapshot !== undefined) rememberBuilt(actor as AnyActorRef, () => snapshot);
  };
  const { environment } = openFakeTab(openFakeBrowser(), [code]);
  const app = openApp({
    ...environment,
    fetch: async () => Response.json(pseudoLocale(code)),
    openHistory: () => createMemoryHistory({ initialEntries: [address] }),
    // The actors of a screen are made each time that it is rendered.
    inspection: { inspect: (report) => report.type === '@xstate.actor' && hold(report.actorRef) },
  });
  const { shop, router, texts } = app;
  await waitFor(shop.language, ({ context }) => context.shown === code);
  await router.load();
  return {
    shop,
    seen: router.options.context.seen,
    page: (wanted = {}) => {
      held = wanted;
      for (const actor of Object.values(shop)) if (typeof actor === 'object') hold(actor);
      return renderedMarkup(createElement(App, { app }));
    },
    part: (node) =>
      renderedMarkup(
        createElement(
          TextsContext,
          { value: texts.current() },
          // The type of this one knows no child that is given as an argument.
          createElement(
            RouterContextProvider as FunctionComponent<{ router: unknown }>,
            { router },
            createElement(Themed, null, node),
          ),
        ),
      ),
  };
}

/** What of a page stands in its main part. */
export function mainOf(page: string): string {
  return page.slice(page.indexOf('<main'), page.indexOf('</main>'));
}

/** What of a page stands around its main part. */
export function frameOf(page: string): string {
  return page.replace(mainOf(page), '');
}
