import type { InspectionMessage } from '../../../../machines/recorder/messages.ts';
import { tabOf } from './tabs.ts';

/** What of a message a list of many needs: who it is about, from whom, and what in a word. */
export interface Brief {
  readonly type: InspectionMessage['type'];
  readonly sessionId: string;
  /** Who sent the event, or whose work made somebody send it; undefined for the page, its timers and its promises. */
  readonly fromId: string | undefined;
  /** The type of its event; the name of an actor that appears. */
  readonly what: string;
  readonly turn: number | undefined;
}

/** A message in brief. */
export function briefOf(message: InspectionMessage): Brief {
  const { type, sessionId, turn } = message;
  const sourceId = type === '@xstate.event' ? message.sourceId : undefined;
  const what = 'event' in message ? message.event.type : message.name;
  return { type, sessionId, fromId: sourceId ?? message.causeId, what, turn };
}

/**
 * Whether a message opens what its tab does next: the messages of one turn belong together. A stream that counts no turns
 * goes by the events that nobody in it has sent.
 */
export function opens(message: Brief, before: Brief | undefined): boolean {
  if (before === undefined || tabOf(message.sessionId) !== tabOf(before.sessionId)) return true;
  if (message.turn !== undefined && before.turn !== undefined) return message.turn !== before.turn;
  return message.type === '@xstate.event' && message.fromId === undefined && message.what !== 'xstate.init';
}
