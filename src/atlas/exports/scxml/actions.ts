import type { AnyStateMachine } from 'xstate';
import { nameOf } from '../../chart/named.ts';
import { escapeHtml } from '../html.ts';
import { expressionOf } from '../literal.ts';
import type { Calls } from './calls.ts';
import { comment, element, token } from './xml.ts';

function part(value: unknown, key: string): unknown {
  return typeof value === 'function' ? Reflect.get(value, key) : undefined;
}

function raiseLines(logic: unknown): string[] {
  const event: unknown = part(logic, 'event');
  const delay: unknown = part(logic, 'delay');
  const type: unknown = typeof event === 'object' && event !== null ? Reflect.get(event, 'type') : undefined;
  if (typeof type !== 'string' || (delay !== undefined && typeof delay !== 'number'))
    return comment('Raises an event that only its code can tell.');
  const { type: _, ...payload }: Record<string, unknown> = Object(event);
  const params = Object.entries(payload).map(
    ([name, value]) => element('param', { name, expr: expressionOf(value) })[0] ?? '',
  );
  if (typeof delay === 'number') {
    const own = part(logic, 'id');
    const id = token(typeof own === 'string' ? own : type);
    return element('send', { id, event: token(type), delay: `${delay}ms` }, params);
  }
  if (params.length === 0) return element('raise', { event: token(type) });
  return element('send', { event: token(type), target: '#_internal' }, params);
}

/**
 * Writes an action as executable content: a raised event as one, an assignment as one to the data `context`, an emitted
 * event as a log with the label `emit`, since nobody need listen, and anything else as a call of a script.
 */
export function actionLines(action: unknown, machine: AnyStateMachine, calls: Calls): string[] {
  const name = nameOf(action);
  const logic: unknown = name === null ? action : machine.implementations.actions[name];
  switch (part(logic, 'type')) {
    case 'xstate.raise':
      return raiseLines(logic);
    case 'xstate.assign':
      return element('assign', { location: 'context', expr: calls.call('actions', action) });
    case 'xstate.emit':
      return element('log', { label: 'emit', expr: calls.call('actions', action) });
    case 'xstate.cancel': {
      const id = part(logic, 'sendId');
      return typeof id === 'string' ? element('cancel', { sendid: token(id) }) : comment('Cancels a delayed event.');
    }
    default:
      return element('script', {}, [escapeHtml(calls.call('actions', action))]);
  }
}
