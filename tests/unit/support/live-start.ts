import { act } from 'react';
import { expect, onTestFinished, vi } from 'vitest';
import type { RenderedPage } from '../../../src/app/rendering/render-page.tsx';
import { openLivePage } from './live-page.ts';
import { answerTexts } from './live-shop.ts';
import { takeTurns } from './settle.ts';

/** How often whatever is on its way has its turn until the shop has begun to start, and waits for its texts. */
const TURNS = 30;

/** A page of the build in a document of this process, of which its scripts have just begun. */
export interface StartedPage {
  /** What the build has rendered, and the shop hydrates. */
  readonly root: HTMLElement;
  /** The page is painted, so that the shop begins to start; it comes no further than to its texts. */
  readonly begin: () => Promise<void>;
  /** The texts come, and all that is on its way. */
  readonly finish: () => Promise<void>;
  /** What the page reported that nothing of it has caught, since this was asked last. */
  readonly reported: () => readonly unknown[];
  /** Takes all of it away. @throws where it has reported more than was asked for */
  readonly leave: () => Promise<void>;
}

/** Once the test ends, the history of the document has its own functions again, which a router wraps and may call alone. */
function keepHistory(): void {
  const { history } = window;
  const [pushState, replaceState] = [history.pushState.bind(history), history.replaceState.bind(history)];
  onTestFinished(() => void Object.assign(history, { pushState, replaceState }));
}

/** Until the test ends, what nothing has caught is reported: the test runner would take it for a fault of its own. */
function hearUncaught(report: (error: unknown) => void): void {
  vi.stubGlobal('reportError', report);
  const others = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection').on('unhandledRejection', report);
  onTestFinished(() => {
    process.removeAllListeners('unhandledRejection');
    for (const other of others) process.on('unhandledRejection', other);
  });
}

/** How a page of the build is opened. */
export interface Opening {
  /** What the browser has kept. */
  readonly stored: Readonly<Record<string, string>>;
  /** Runs the first script, anew each time. */
  readonly main: () => Promise<unknown>;
  /** How long the page settles, in milliseconds. */
  readonly patience: number;
  /** How often the shop fails as it starts. */
  readonly failures: number;
  /** What is waited for, however long it takes; the test runner does not follow a module that a test makes itself. */
  readonly coming?: Promise<unknown>;
  /** Whether React is not told that it is tested: else it tells nobody but the test of what fails for good. */
  readonly isAlone: boolean;
}

/** Opens a page of the build at an address as a browser does, and runs the first script on it. */
export async function openBuiltPage(
  address: string,
  { lang, attributes, head, markup }: RenderedPage,
  { stored, main, patience, failures, coming, isAlone }: Opening,
): Promise<StartedPage> {
  const live = openLivePage(address, { stored, patience });
  await live.close();
  if (coming) live.waitFor(coming);
  keepHistory();
  const paints: (() => void)[] = [];
  let come = (): void => {};
  const texts = new Promise<void>((resolve) => {
    come = resolve;
  });
  const globals = {
    __webpack_hash__: 'build',
    __webpack_chunk_load__: async () => {},
    TEXTS_HEADERS: {},
    PerformanceObserver: class {
      constructor(onPaint: () => void) {
        paints.push(onPaint);
      }
      observe(): void {}
    },
    fetch: live.awaited(async (asked: string) => {
      await texts;
      return answerTexts(asked);
    }),
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  const run = (work: () => Promise<void>): Promise<void> => (isAlone ? work() : act(work));
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', !isAlone);
  let left = failures;
  const reported: unknown[] = [];
  hearUncaught((error) => void reported.push(error));
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    if (left === 0) return array;
    left -= 1;
    throw new Error('failing');
  });
  const { documentElement: html, body } = document;
  html.lang = lang;
  document.title = head.title;
  for (const [name, value] of Object.entries(attributes)) html.setAttribute(name, value);
  // The first script stands before the page.
  await main();
  const root = document.createElement('div');
  root.id = 'root';
  root.innerHTML = markup;
  body.append(root);
  return {
    root,
    reported: () => reported.splice(0),
    begin: () =>
      run(async () => {
        for (const onPaint of paints.splice(0)) onPaint();
        await vi.dynamicImportSettled();
        await takeTurns(TURNS);
      }),
    finish: async () => {
      come();
      if (isAlone) return live.pass();
      await live.settle();
      // What was done before is done again when the page answers, and may lead somewhere.
      await live.settle();
    },
    leave: async () => {
      await live.leave();
      expect(reported, 'what nothing of the page has caught').toEqual([]);
    },
  };
}
