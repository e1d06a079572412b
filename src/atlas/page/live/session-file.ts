import type { Fault } from '../../../../machines/fileLoader/files.ts';
import { type InspectionMessage, isMessage } from '../../../../machines/recorder/messages.ts';

const FORMAT = 'loadout session';
const VERSION = 1;

/** A recorded session as the text of a file. The messages are texts already. */
export function sessionText(messages: readonly string[]): string {
  return `{"format":${JSON.stringify(FORMAT)},"version":${VERSION},"messages":[\n${messages.join(',\n')}\n]}\n`;
}

/**
 * Checks plain JSON and returns the messages of a session. @throws Fault where it is of another version, holds nothing, or is no session at all
 */
export function decodeSession(json: unknown): readonly InspectionMessage[] {
  const { format, version, messages } = Object(json);
  const fault: Fault = format === FORMAT && version !== VERSION ? 'version' : 'broken';
  const isSession =
    format === FORMAT &&
    version === VERSION &&
    Array.isArray(messages) &&
    messages.length > 0 &&
    messages.every(isMessage);
  if (!isSession) throw fault;
  return messages;
}
