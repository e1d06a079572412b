import { decodeSession, type Session } from '../page/live/session-file.ts';

const decoder = new TextDecoder('utf-8', { fatal: true });

/** The JSON in bytes. @throws where they are none */
export function jsonIn(bytes: Uint8Array): unknown {
  return JSON.parse(decoder.decode(bytes));
}

/** A session in bytes, checked as one that is opened by itself. @throws where it is broken or of another version */
export function sessionIn(bytes: Uint8Array): Session {
  return decodeSession(jsonIn(bytes));
}
