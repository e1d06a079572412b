import { openSite, type Site } from '../../deploys/site.ts';
import { BUILD } from './built.ts';
import { test as base } from './test.ts';

type Fixtures = {
  /** The folder that the site serves at first: the production build, unless a spec says another. */
  served: string;
  /** A host of the test's own, which can deploy, fail and lie. */
  site: Site;
};

/** The `test` of specs in which the host of the shop does what a good one does not. */
export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern
  served: async ({}, provide) => provide(BUILD),
  site: async ({ served }, provide) => {
    const site = await openSite(served);
    await provide(site);
    await site.down();
  },
  baseURL: async ({ site }, provide) => provide(site.origin),
  // The page that tests share is of another origin.
  // oxlint-disable-next-line no-empty-pattern
  kept: async ({}, provide) => provide(null),
});
