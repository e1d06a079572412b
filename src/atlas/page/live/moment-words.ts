import type { InspectionMessage, SerializedSnapshot } from '../../../../machines/recorder/messages.ts';
import { activeIn } from '../active.ts';
import { type Actors, isRunning } from './actor-state.ts';
import { isoTime } from './iso-time.ts';
import { texts } from '../texts.ts';

const TIME_START = 11;
const TIME_END = 23;

/** The time of a message in UTC: hours to milliseconds. */
export function timeOf({ createdAt }: InspectionMessage): string {
  return isoTime(Number(createdAt))?.slice(TIME_START, TIME_END) ?? createdAt;
}

/** The name of an actor: that of its machine, or its own. */
export function nameOf(actors: Actors, sessionId: string | undefined): string {
  return sessionId === undefined ? texts.live.outside : (actors.get(sessionId)?.name ?? sessionId);
}

/** The state of a snapshot in words. */
export function stateOf(snapshot: SerializedSnapshot): string {
  const states = activeIn(snapshot).join(' + ');
  if (isRunning({ snapshot })) return states === '' ? 'active' : states;
  return [states, snapshot.status].filter((word) => word !== '').join(', ');
}

/** A message in a few words. */
export function happeningOf(message: InspectionMessage): string {
  switch (message.type) {
    case '@xstate.actor':
      return `${texts.live.appears}: ${stateOf(message.snapshot)}`;
    case '@xstate.event':
      return message.event.type;
    case '@loadout.emitted':
      return `${texts.live.emits} ${message.event.type}`;
    case '@xstate.snapshot':
      return `→ ${stateOf(message.snapshot)}`;
    case '@xstate.microstep':
      return `${texts.live.passes} ${stateOf(message.snapshot)}`;
  }
}
