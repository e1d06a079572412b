import type { PlainEvent } from '../model.ts';
import type { StepOutputs } from './situation.ts';
import { originalName, plainOf } from './words.ts';

/** What an action that XState wants executed means for an observer. */
export type ActionEffect =
  | { readonly kind: 'emitted' | 'executed' | 'queued'; readonly event: PlainEvent }
  | { readonly kind: 'invoked'; readonly id: string; readonly event: PlainEvent }
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

/** A payload of any kind as an event of the type given, in plain JSON. */
function plainEvent(type: string, payload: object): PlainEvent {
  const plain = plainOf(payload);
  return { ...(typeof plain === 'object' ? plain : {}), type };
}

/** Anything that was emitted or received as plain JSON. */
export function toPlainEvent(event: unknown): PlainEvent {
  return isPlainEvent(event) ? plainEvent(event.type, event) : { type: String(event) };
}

function sendEffect(params: unknown, self: unknown): ActionEffect {
  const event = part(params, 'event');
  const delay = part(params, 'delay');
  const to = part(params, 'to');
  if (to === self && isPlainEvent(event)) {
    return typeof delay === 'number'
      ? { kind: 'scheduled', id: textPart(params, 'id') ?? event.type, event, delay }
      : { kind: 'queued', event };
  }
  const target = textPart(params, 'targetId') ?? textPart(to, 'id') ?? String(to);
  const delayed = delay === undefined ? {} : { delay };
  return { kind: 'executed', event: plainEvent('xstate.sendTo', { to: target, event, ...delayed }) };
}

/** Reads an action. `self` is the actor that runs it: an event sent to itself is queued, and seen only in what it brings. */
export function effectOf(type: string, params: unknown, self: unknown): ActionEffect {
  switch (type) {
    case 'xstate.emit':
      return { kind: 'emitted', event: toPlainEvent(part(params, 'event')) };
    case 'xstate.sendTo':
      return sendEffect(params, self);
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
      return { kind: 'invoked', id, event: plainEvent(source, input === undefined ? { id } : { id, input }) };
    }
    case 'xstate.stopChild':
    case 'xstate.log':
      return { kind: 'nothing' };
    default:
      return { kind: 'executed', event: plainEvent(type, params === undefined ? {} : { params }) };
  }
}

/** The outputs of a step that is under way. */
export type OutputLists = Record<keyof StepOutputs, PlainEvent[]>;

/** The outputs of a step that has only begun. */
export function emptyOutputs(): OutputLists {
  return { emitted: [], executed: [], invoked: [], scheduled: [] };
}

/** Adds an effect to the outputs of the step that brings it; what nobody outside can see is left out. */
export function addOutput(outputs: OutputLists, effect: ActionEffect): void {
  switch (effect.kind) {
    case 'emitted':
    case 'executed':
    case 'invoked':
      outputs[effect.kind].push(effect.event);
      return;
    case 'scheduled':
      outputs.scheduled.push({ type: originalName(effect.event.type), delay: effect.delay });
      return;
    case 'queued':
    case 'cancelled':
    case 'nothing':
  }
}
