import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { type Inspection, inspectionOf } from '../../actors/inspection.ts';
import { PageShownContext } from '../../ui/page/page-shown.ts';
import { App } from '../App.tsx';
import { createBrowserEnvironment, randomId } from '../browser.ts';
import { createChunkLoader } from '../chunks.ts';
import { type OpenedApp, openApp } from '../open-app.ts';
import { SKELETON_DELAY } from '../router.ts';
import { askedInspection } from '../inspect-asked.ts';
import { createReloadOnce } from '../reload-once.ts';
import { NoTexts } from '../texts/NoTexts.tsx';
import { type BuiltPage, LIVE, STORED_NAME, UNTIL_LIVE } from './built-page.ts';
import type { EarlyInput } from './early-input.ts';
import { isAsBuilt } from './is-as-built.ts';

/** The header by which a page says of which texts it is. The build writes it, for the worker that answers. */
declare const TEXTS_HEADERS: Readonly<Record<string, string>>;

/** Starts the shop on the page. */
export type Start = (options: StartOptions) => Promise<void>;

export interface StartOptions {
  /** The page of the build that is to be hydrated; undefined where there is none, or what it shows is not true. */
  readonly page: BuiltPage | undefined;
  readonly early: EarlyInput;
}

/**
 * With `?inspect` the shop sends its actors to the flow atlas, until the tab is closed; without it nothing of that is
 * loaded.
 */
async function inspectionAskedFor(): Promise<Inspection> {
  const asked = askedInspection(window);
  if (asked === null) return inspectionOf(window);
  return import('../inspect/inspect.ts').then(
    ({ startInspection }) => startInspection(window, asked, randomId(window.crypto)),
    () => ({}),
  );
}

async function documentRead(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', resolve, { once: true });
  });
}

/** The page answers: what was held back is shown, and what was pressed meanwhile is done. */
function becomeLive({ replay }: EarlyInput): void {
  document.documentElement.removeAttribute(UNTIL_LIVE);
  document.documentElement.style.removeProperty(STORED_NAME);
  document.dispatchEvent(new Event(LIVE));
  replay(() => flushSync(() => undefined));
}

/** Where even the error view fails, the few words stand that need no text; their button leads home. */
function lastResort(early: EarlyInput): RootOptions {
  return {
    onUncaughtError: (error) => {
      becomeLive(early);
      // A root of its own, for what fails there fails for good.
      createRoot(document.body).render(<NoTexts onRetry={() => location.assign('/')} />);
      reportError(error);
    },
  };
}

/** Hydrates the page of the build. The heading is what comes last, within the boundary that the router puts around a page. */
function hydrate(root: HTMLElement, app: OpenedApp, early: EarlyInput): void {
  // The router must render here what it renders where there is no browser.
  app.router.ssr = { manifest: undefined };
  // The effects that follow the one of the heading come first: what they subscribe to has changed since the build.
  const onShown = () => queueMicrotask(() => becomeLive(early));
  const page = (
    <PageShownContext value={onShown}>
      <App app={app} />
    </PageShownContext>
  );
  // In a transition React gives way to what is more urgent while it hydrates.
  startTransition(() => void hydrateRoot(root, page, lastResort(early)));
}

/** Renders the page anew, in the place of what the build has rendered, if anything. */
function render(root: HTMLElement, app: OpenedApp, early: EarlyInput): void {
  // At once, so that the page is empty at no time: what was pressed finds its control again, and who scrolled stays there.
  flushSync(() => createRoot(root, lastResort(early)).render(<App app={app} />));
  becomeLive(early);
}

export const start: Start = async ({ page, early }) => {
  const [inspection] = await Promise.all([inspectionAskedFor(), documentRead()]);
  const root = document.getElementById('root');
  if (!root || !early.mayStart()) return;
  // Where nothing is to be seen before, a part of the page is better than none.
  const waited = new Promise((resolve) => {
    if (!page) setTimeout(resolve, SKELETON_DELAY);
  });
  const environment = createBrowserEnvironment(
    window,
    { id: __webpack_hash__, textsHeaders: TEXTS_HEADERS },
    inspection,
  );
  // Tasks of their own, so that none holds up the page for long: the scripts have begun; the shop opens; it is hydrated.
  await new Promise<void>(environment.soon);
  const app = openApp(environment);
  const reloadOnce = createReloadOnce(environment, () => app.router.state.status === 'pending');
  // The bundler's loader of chunks; every lazy import calls it.
  __webpack_chunk_load__ = createChunkLoader(__webpack_chunk_load__, reloadOnce, environment);
  await new Promise<void>(environment.soon);
  if (await Promise.race([isAsBuilt(app, page, window.location), waited])) hydrate(root, app, early);
  else render(root, app, early);
  environment.whenIdle(() => {
    import(/* webpackChunkName: "idle" */ '../idle.ts').then(
      ({ whileIdle }) => whileIdle(window, app.router, environment),
      () => undefined,
    );
  });
};
