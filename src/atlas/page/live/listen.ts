import { CHANNEL, CONNECTED, type InspectionMessage } from '../../../../machines/recorder/messages.ts';
import { openChannel } from '../../../ui/open-channel.ts';
import { isMessage } from './message-schema.ts';

/** How long messages are collected before they are passed on together, in milliseconds: about one frame. */
const BATCH_MS = 16;

/** The channel to the shops that are open in this browser. */
export interface ShopChannel {
  /** Makes every shop send its actors again. */
  readonly requestActors: () => void;
}

/**
 * Receives the messages of the shops, and passes them on in batches.
 *
 * @param onRefused is called for each message that no shop sends
 */
export function connectToShops(
  onMessages: (messages: readonly InspectionMessage[]) => void,
  onRefused: () => void,
): ShopChannel {
  const channel = openChannel(() => new BroadcastChannel(CHANNEL));
  let batch: InspectionMessage[] = [];
  const flush = () => {
    const messages = batch;
    batch = [];
    onMessages(messages);
  };
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    // What an atlas asks a shop is heard by the other atlases.
    if (Reflect.get(Object(data), 'type') === CONNECTED) return;
    if (!isMessage(data)) return onRefused();
    if (batch.length === 0) setTimeout(flush, BATCH_MS);
    batch.push(data);
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
  return { requestActors: () => channel?.postMessage({ type: CONNECTED }) };
}
