import type { PlainEvent } from '../model.ts';
import { plainOf } from './words.ts';

/** What an action that the engine hands over for execution means for an observer. */
export type ActionEffect =
  | { readonly kind: 'emitted' | 'effect' | 'queued'; readonly said: PlainEvent }
  | { readonly kind: 'invoked'; readonly said: PlainEvent; readonly id: string }
  | { readonly kind: 'scheduled'; readonly id: string; readonly event: PlainEvent; readonly delay: number }
  | { readonly kind: 'cancelled'; readonly id: string }
  | { readonly kind: 'nothing' };

function part(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

function textPart(value: unknown, key: string): string | undefined {
  const found = part(value, key);
  return typeof found === 'string' ? found : undefined;
}

function isPlainEvent(value: unknown): value is PlainEvent {
  return typeof part(value, 'type') === 'string';
}

/** A value of any kind as something said: plain JSON with the type given. */
function saying(type: string, payload: object): PlainEvent {
  const plain = plainOf(payload);
  return { ...(typeof plain === 'object' ? plain : {}), type };
}

function toPlainEvent(event: unknown): PlainEvent {
  return isPlainEvent(event) ? saying(event.type, event) : { type: String(event) };
}

function sent(params: unknown, self: unknown): ActionEffect {
  const event = part(params, 'event');
  const delay = part(params, 'delay');
  const to = part(params, 'to');
  if (to === self && isPlainEvent(event)) {
    return typeof delay === 'number'
      ? { kind: 'scheduled', id: textPart(params, 'id') ?? event.type, event, delay }
      : { kind: 'queued', said: event };
  }
  const target = textPart(params, 'targetId') ?? textPart(to, 'id') ?? String(to);
  const wait = delay === undefined ? {} : { delay };
  return { kind: 'effect', said: saying('xstate.sendTo', { to: target, event, ...wait }) };
}

/** Reads an action. `self` is the actor that runs it: an event sent to itself is queued, not an effect. */
export function effectOf(type: string, params: unknown, self: unknown): ActionEffect {
  switch (type) {
    case 'xstate.emit':
      return { kind: 'emitted', said: toPlainEvent(part(params, 'event')) };
    case 'xstate.sendTo':
      return sent(params, self);
    case 'xstate.raise': {
      const [event, delay] = [part(params, 'event'), part(params, 'delay')];
      if (typeof delay !== 'number' || !isPlainEvent(event)) return { kind: 'nothing' };
      return { kind: 'scheduled', id: textPart(params, 'id') ?? event.type, event, delay };
    }
    case 'xstate.cancel':
      return { kind: 'cancelled', id: textPart(params, 'sendId') ?? '' };
    case 'xstate.spawnChild': {
      const id = textPart(part(params, 'actorRef'), 'id') ?? '';
      const input = part(params, 'input');
      const source = textPart(params, 'src') ?? '(inline)';
      return { kind: 'invoked', id, said: saying(source, input === undefined ? { id } : { id, input }) };
    }
    case 'xstate.stopChild':
    case 'xstate.log':
      return { kind: 'nothing' };
    default:
      return { kind: 'effect', said: saying(type, params === undefined ? {} : { params }) };
  }
}
