import { CHANNEL, CONNECTED, type InspectionMessage } from '../../../machines/recorder/messages.ts';
import type { Inspection } from '../../actors/inspection.ts';
import { openChannel } from '../../ui/open-channel.ts';
import { InspectionSerializer } from './serializer.ts';
import { showInspected } from './line.ts';
import { Turn } from './turn.ts';
import { createStatelySender } from './stately.ts';
import { watchActors } from './watch.ts';
import { wordsOf } from './words.ts';

/** What `?inspect` says for Stately's inspector. */
const STATELY = 'stately';

/**
 * Sends the messages of every actor of this shop to the atlas, in whatever tab or window of this browser it is open;
 * with `target` `stately` to Stately's inspector, too, once the person at the browser has said yes: without it nothing is
 * sent at all (R31). What no machine declares as public is masked before. A line on the page says that it is inspected.
 * Each actor is to be made with the options that are returned.
 * Nothing is sent and nothing said where the browser lets no page of a site speak to another.
 *
 * @param tab what the tab is called by, unlike any other
 */
export function startInspection(window: Window & typeof globalThis, target: string, tab: string): Inspection {
  const isAbroad = target === STATELY;
  if (isAbroad && !window.confirm(wordsOf(window.document).ask)) return {};
  const channel = openChannel(() => new BroadcastChannel(CHANNEL));
  if (channel === null) return {};
  showInspected(window, isAbroad);
  const serializer = new InspectionSerializer(tab, Date.now);
  const sendToAtlas = (message: InspectionMessage): void =>
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
    channel.postMessage({ ...message, tab: window.document.title });
  const turn = new Turn(sendToAtlas);
  const senders = [(message: InspectionMessage): void => turn.add(message)];
  const watch = watchActors(
    (report) => {
      const message = serializer.message(report);
      if (message !== null) for (const send of senders) send(message);
    },
    ({ actor, rootId }, event) => turn.add(serializer.emitted(actor, rootId, event)),
  );
  const announceActors = (send: (message: InspectionMessage) => void): void => {
    for (const { actor, rootId } of watch.actors()) send(serializer.actor(actor, rootId));
  };
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (Reflect.get(Object(data), 'type') === CONNECTED) announceActors(sendToAtlas);
  });
  window.addEventListener('pagehide', () => {
    turn.flush();
    for (const { actor, rootId } of watch.actors()) sendToAtlas(serializer.stopped(actor, rootId));
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) announceActors(sendToAtlas);
  });
  if (isAbroad) {
    const sendToStately = createStatelySender(window, () => announceActors(sendToStately));
    senders.push(sendToStately);
  }
  return { inspect: watch.inspect };
}
