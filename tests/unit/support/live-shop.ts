import { createMemoryHistory, type RouterHistory } from '@tanstack/react-router';
import { createElement } from 'react';
import { vi } from 'vitest';
import { Actor, type AnyActorRef, type InspectionEvent } from 'xstate';
import type { MachineId } from '../../../machines/index.ts';
import { App } from '../../../src/app/App.tsx';
import { createBrowserEnvironment } from '../../../src/app/browser.ts';
import { openApp } from '../../../src/app/open-app.ts';
import { CODES } from '../../facts/languages.ts';
import { pseudoLocale } from '../../facts/pseudo-locale.ts';
import { type LivePage, type LiveRoot, nameOfActor, openLivePage, type Settling } from './live-page.ts';

/** What the server of the shop answers who asks for texts: those of the pseudo-locale. */
export async function answerTexts(asked: string): Promise<Response> {
  const code = CODES.find((one) => asked === `/locales/${one}/translation.json`);
  return code === undefined ? new Response('', { status: 404 }) : Response.json(pseudoLocale(code));
}

/** Long enough for what comes late, which React holds back for 300, and too short for the news to move on, in milliseconds. */
export const MOMENT = 400;

/** The shop in one tab. */
export interface LiveTab extends LiveRoot {
  readonly history: RouterHistory;
  /** Its actor of a machine that was sent something last. @throws where there is none */
  readonly actorOf: (id: MachineId) => AnyActorRef;
  /** What each machine knows that lives as long as the page, whether a person sees it or an inspector alone. */
  readonly known: () => string[];
}

async function openTab(live: LivePage, root: LiveRoot, address: string): Promise<LiveTab> {
  const { tell, settle } = live;
  // The history of this document would load the page anew.
  const history = createMemoryHistory({ initialEntries: [address] });
  const actors = new Map<string, AnyActorRef>();
  const inspect = (report: InspectionEvent): void => {
    live.inspect(report);
    // One that React has made and thrown away is never started, and so has no first event.
    if (report.type === '@xstate.event') actors.set(nameOfActor(report.actorRef), report.actorRef as AnyActorRef);
  };
  const environment = createBrowserEnvironment(window, { id: 'build', textsHeaders: {} }, { inspect });
  const app = openApp({ ...environment, openHistory: () => history, reload: () => tell('loaded anew') });
  await root.render(createElement(App, { app }));
  await settle();
  return {
    ...root,
    history,
    actorOf: (id) => {
      const actor = actors.get(id);
      if (actor === undefined) throw new Error(`${id} has no actor at ${address}.`);
      return actor;
    },
    known: () => {
      const ofPage = Object.values<unknown>({ ...app.shop }).filter((part) => part instanceof Actor);
      return ofPage.map((actor) => JSON.stringify([nameOfActor(actor), actor.getSnapshot()]));
    },
  };
}

/** What an app says of all of a page lies beside what it renders. @returns puts back what was there */
function clearHead(): () => void {
  const { documentElement: html, title } = document;
  const attributes = html.getAttributeNames().map((name) => [name, html.getAttribute(name) ?? ''] as const);
  document.title = '';
  for (const [name] of attributes) html.removeAttribute(name);
  return () => {
    document.title = title;
    for (const name of html.getAttributeNames()) html.removeAttribute(name);
    for (const [name, value] of attributes) html.setAttribute(name, value);
  };
}

/**
 * Opens the shop in a document of this process, where it can be used.
 *
 * @param address what of it is opened
 * @param stored what the browser has kept
 * @param settling how long it is given, if not as long as any page
 */
export async function openLiveShop(address: string, stored: Readonly<Record<string, string>>, settling: Settling = {}) {
  const live = openLivePage(address, { stored, ...settling });
  vi.stubGlobal('fetch', live.awaited(answerTexts));
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => array);
  const tab = await openTab(live, live, address);
  return {
    ...live,
    ...tab,
    seen: (): string[] => [tab.history.location.href, ...live.seen()],
    /** Opens the shop once more, from what the browser keeps by now. Until that is closed the first one is out of sight. */
    openAnother: async (at: string): Promise<LiveTab> => {
      live.page.remove();
      const putBack = clearHead();
      const other = live.openRoot();
      const close = async (): Promise<void> => {
        await other.close();
        putBack();
        document.body.prepend(live.page);
      };
      return openTab(live, { ...other, close }, at);
    },
    /** Another tab of the browser stores something. */
    hear: (key: string, text: string): void => {
      window.localStorage.setItem(key, text);
      window.dispatchEvent(new StorageEvent('storage', { key, newValue: text, storageArea: window.localStorage }));
    },
  };
}

export type LiveShop = Awaited<ReturnType<typeof openLiveShop>>;
