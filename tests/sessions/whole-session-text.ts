import type { InspectionMessage } from '../../machines/recorder/messages.ts';
import { type Session, sessionText } from '../../src/atlas/page/live/session-file.ts';

/** A session all of whose messages there are, as the text of a file. */
export function wholeSessionText({
  messages,
  simulated = null,
}: {
  readonly messages: readonly InspectionMessage[];
  readonly simulated?: Session['simulated'];
}): string {
  const lines = messages.map((message) => JSON.stringify(message));
  return sessionText([], lines, simulated);
}
