import { createMemoryHistory } from '@tanstack/react-router';
import { createElement } from 'react';
import { vi } from 'vitest';
import { App } from '../../../src/app/App.tsx';
import { createBrowserEnvironment } from '../../../src/app/browser.ts';
import { openApp } from '../../../src/app/open-app.ts';
import { CODES } from '../../facts/languages.ts';
import { pseudoLocale } from '../../facts/pseudo-locale.ts';
import { openLivePage } from './live-page.ts';

async function answer(asked: string): Promise<Response> {
  const code = CODES.find((one) => asked === `/locales/${one}/translation.json`);
  return code === undefined ? new Response('', { status: 404 }) : Response.json(pseudoLocale(code));
}

/**
 * Opens the shop in a document of this process, where it can be used.
 *
 * @param address what of it is opened
 * @param stored what the browser has kept
 */
export async function openLiveShop(address: string, stored: Readonly<Record<string, string>>) {
  const live = openLivePage(address);
  const { awaited, tell, inspect, render, settle, seen } = live;
  for (const [key, text] of Object.entries(stored)) window.localStorage.setItem(key, text);
  vi.stubGlobal('fetch', awaited(answer));
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => array);
  // The history of this document would load the page anew.
  const history = createMemoryHistory({ initialEntries: [address] });
  const environment = createBrowserEnvironment(window, { id: 'build', textsHeaders: {} }, { inspect });
  const app = openApp({ ...environment, openHistory: () => history, reload: () => tell('loaded anew') });
  await render(createElement(App, { app }));
  await settle();
  return {
    ...live,
    history,
    seen: (): string[] => [history.location.href, ...seen()],
    /** Another tab of the browser stores something. */
    hear: (key: string, text: string): void => {
      window.localStorage.setItem(key, text);
      window.dispatchEvent(new StorageEvent('storage', { key, newValue: text, storageArea: window.localStorage }));
    },
  };
}

export type LiveShop = Awaited<ReturnType<typeof openLiveShop>>;
