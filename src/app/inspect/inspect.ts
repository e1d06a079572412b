import { CHANNEL, CONNECTED, type InspectionMessage } from '../../../machines/recorder/messages.ts';
import type { Inspection } from '../../actors/inspection.ts';
import { Teller } from './messages-of.ts';
import { tellStately } from './stately.ts';
import { watchActors } from './watch.ts';

const TAB_LENGTH = 8;

/**
 * Tells the atlas, in whatever tab or window of this browser it is open, of every actor of this shop; with `stately`
 * Stately's inspector, too. Secrets are masked before anything is said. Make every actor with what it answers.
 */
export function openInspection(window: Window & typeof globalThis, asked: string): Inspection {
  const channel = new BroadcastChannel(CHANNEL);
  const teller = new Teller(window.crypto.randomUUID().slice(0, TAB_LENGTH), Date.now);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
  const tellAtlas = (message: InspectionMessage): void => channel.postMessage(message);
  const listeners = [tellAtlas];
  const watch = watchActors((report) => {
    const message = teller.message(report);
    if (message !== null) for (const tell of listeners) tell(message);
  });
  const introduceTo = (tell: (message: InspectionMessage) => void): void => {
    for (const { actor, rootId } of watch.actors()) tell(teller.actor(actor, rootId));
  };
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (Reflect.get(Object(data), 'type') === CONNECTED) introduceTo(tellAtlas);
  });
  window.addEventListener('pagehide', () => {
    for (const { actor, rootId } of watch.actors()) tellAtlas(teller.gone(actor, rootId));
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) introduceTo(tellAtlas);
  });
  if (asked === 'stately') {
    const tellInspector = tellStately(window, () => introduceTo(tellInspector));
    listeners.push(tellInspector);
  }
  return { inspect: watch.inspect };
}
