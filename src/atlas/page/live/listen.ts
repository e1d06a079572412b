import { CHANNEL, CONNECTED, type InspectionMessage, isMessage } from '../../../../machines/recorder/messages.ts';

/** How long messages are gathered before they are handed on together, in milliseconds: about one frame. */
const GATHERING = 16;

/** The line to the shops that are open in this browser. */
export interface Line {
  /** Asks every shop to tell of its actors again. */
  readonly ask: () => void;
}

/** Listens to the shops, and hands on what they tell, many messages at once. */
export function listen(onMessages: (messages: readonly InspectionMessage[]) => void): Line {
  const channel = new BroadcastChannel(CHANNEL);
  let gathered: InspectionMessage[] = [];
  const handOn = () => {
    const messages = gathered;
    gathered = [];
    onMessages(messages);
  };
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isMessage(data)) return;
    if (gathered.length === 0) setTimeout(handOn, GATHERING);
    gathered.push(data);
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
  return { ask: () => channel.postMessage({ type: CONNECTED }) };
}
