import type { MantineColorSchemeManager } from '@mantine/core';
import type { i18n as I18n } from 'i18next';
import type { Inspection } from '../actors/inspection.ts';
import type { Shop } from '../routes/-router-context.ts';
import { type Announcer, createAnnouncer } from './announcements/announcer.ts';
import { createColorSchemeManager } from './storage/color-scheme.ts';
import type { Environment } from './environment.ts';
import { keepHeadUpdated } from './head.ts';
import { type ShopRouter, startRouter } from './router.ts';
import { createShop } from './shop.ts';
import { followTexts, type ShownTexts } from './texts/shown-texts.ts';

/** All that the page is rendered from. */
export interface OpenedApp {
  readonly inspection: Inspection;
  readonly shop: Shop;
  readonly router: ShopRouter;
  readonly i18n: I18n;
  readonly texts: ShownTexts;
  readonly announcer: Announcer;
  readonly colorScheme: MantineColorSchemeManager;
  /** Where something failed beyond the router, or is there again: the focus goes to the heading. */
  readonly focusHeading: () => void;
}

/** Opens the shop in an environment and joins its parts. Renders nothing. */
export function openApp(environment: Environment): OpenedApp {
  const { shop, seen, textsFor, i18n, store } = createShop(environment);
  keepHeadUpdated(shop, i18n, environment.setHead);
  return {
    inspection: environment.inspection,
    shop,
    i18n,
    texts: followTexts(i18n),
    router: startRouter({ shop, seen, textsFor, motion: environment.motion }, environment),
    announcer: createAnnouncer(shop, i18n, environment.inspection),
    colorScheme: createColorSchemeManager(store, environment.onStored),
    focusHeading: environment.focusHeading,
  };
}
