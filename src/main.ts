import './app/theme/styles.ts';
import { CHUNK_RETRIES, CHUNK_RETRY_DELAY } from '../machines/chunk/limits.ts';
import { createReloadOnce } from './app/reload-once.ts';
import { builtPageOf, UNTIL_LIVE } from './app/start/built-page.ts';
import { keepEarlyInput } from './app/start/early-input.ts';
import { prepareFirstPaint } from './app/start/first-paint.ts';
import type { Start } from './app/start/start.tsx';
import { whenWanted } from './app/start/when-wanted.ts';

/** Loads the shop. The machine that guards its other chunks comes with it, so here the same is done in plain code (R19). */
async function load(failures = 0): Promise<{ readonly start: Start }> {
  try {
    return await import(/* webpackChunkName: "start" */ './app/start/start.tsx');
  } catch (error) {
    if (failures === CHUNK_RETRIES) throw error;
    await new Promise((resolve) => {
      setTimeout(resolve, CHUNK_RETRY_DELAY * 2 ** failures);
    });
    return load(failures + 1);
  }
}

/**
 * The shop does not come, or fails as it starts: the page is loaded once more, as after a deploy. Else it stays what the
 * build has rendered, and its links lead on.
 */
function giveUp(error: unknown): void {
  const reloadOnce = createReloadOnce(
    {
      buildId: __webpack_hash__,
      sessionStore: () => window.sessionStorage,
      isOnline: () => navigator.onLine,
      reload: () => window.location.reload(),
    },
    () => true,
  );
  if (!reloadOnce.isReloaded() && reloadOnce.isAllowed()) reloadOnce.reload();
  early.letGo();
  // A page in another language is better than none; what it would say of the visitor stays hidden.
  if (isHeld) document.documentElement.setAttribute(UNTIL_LIVE, 'name cart hearts');
  throw error;
}

// This script stands in the head and holds up the body, so that what it prepares is there at the first paint.
const page = builtPageOf(document);
const untrue = page ? prepareFirstPaint(window, page) : [];
const early = keepEarlyInput(document, begin);
const isHeld = untrue.includes('page');

function begin(): void {
  load()
    .then(({ start }) => start({ page: isHeld ? undefined : page, early }))
    .catch(giveUp);
}

if (page && !isHeld) whenWanted(window, begin);
else begin();

// A page that was left before the shop had started comes back from the browser's memory as it was left.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted && document.documentElement.hasAttribute(UNTIL_LIVE)) early.comeBack();
});
