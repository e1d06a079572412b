import './app/theme/styles.ts';
import { createRoot } from 'react-dom/client';
import { type Inspection, inspectionOf } from './actors/inspection.ts';
import { App } from './app/App.tsx';
import { createBrowserEnvironment } from './app/browser.ts';
import { createChunkLoader, createReloadOnce } from './app/chunks.ts';
import { openApp } from './app/open-app.ts';
import { askedInspection } from './app/inspect-asked.ts';
import { measureVitals } from './app/vitals.ts';

function start(root: HTMLElement, inspection: Inspection): void {
  const environment = createBrowserEnvironment(window, __webpack_hash__, inspection);
  const app = openApp(environment);
  const reloadOnce = createReloadOnce(environment, () => app.router.state.status === 'pending');
  // The bundler's loader of chunks; every lazy import calls it.
  __webpack_chunk_load__ = createChunkLoader(__webpack_chunk_load__, reloadOnce, environment);
  createRoot(root).render(<App app={app} />);
  environment.whenIdle(() => {
    measureVitals().catch(() => undefined);
  });
}

/**
 * With `?inspect` the shop sends its actors to the flow atlas, until the tab is closed; without it nothing of that is
 * loaded.
 */
async function startInspected(root: HTMLElement, asked: string): Promise<void> {
  const inspection = await import('./app/inspect/inspect.ts').then(
    ({ startInspection }) => startInspection(window, asked),
    () => ({}),
  );
  start(root, inspection);
}

const root = document.getElementById('root');
const asked = askedInspection(window);
if (root && asked === null) start(root, inspectionOf(window));
if (root && asked !== null) void startInspected(root, asked);
