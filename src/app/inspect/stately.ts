import { CONNECTED, type InspectionMessage } from '../../../machines/recorder/messages.ts';

/** Stately's own inspector, and the name of the window that it opens in, as `@statelyai/inspect` has them. */
const ORIGIN = 'https://stately.ai';
const ADDRESS = `${ORIGIN}/inspect`;
const WINDOW = 'xstateinspector';

/**
 * Opens Stately's inspector beside the shop and sends it the same messages. A browser that opens no window on its own
 * account opens it at the first press in the shop.
 */
export function createStatelySender(window: Window, announce: () => void): (message: InspectionMessage) => void {
  let inspector: Window | null = null;
  let isConnected = false;
  const open = () => {
    inspector = window.open(ADDRESS, WINDOW);
    if (inspector !== null) window.removeEventListener('click', open, true);
  };
  // Keys click, too: on buttons and links, where a browser takes them for a press.
  window.addEventListener('click', open, true);
  open();
  window.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== inspector || origin !== ORIGIN || Reflect.get(Object(data), 'type') !== CONNECTED) return;
    isConnected = true;
    announce();
  });
  return (message) => {
    // It knows nothing of microsteps.
    if (isConnected && message.type !== '@xstate.microstep') inspector?.postMessage(message, ORIGIN);
  };
}
