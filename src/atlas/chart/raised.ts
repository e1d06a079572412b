import type { AnyStateMachine } from 'xstate';

function part(value: unknown, key: string): unknown {
  return (typeof value === 'object' && value !== null) || typeof value === 'function'
    ? Reflect.get(value, key)
    : undefined;
}

/**
 * The type of the event that an action raises by its logic; null where it raises none, or one that only its code can
 * tell.
 */
export function raisedBy(logic: unknown): string | null {
  if (part(logic, 'type') !== 'xstate.raise') return null;
  const type = part(part(logic, 'event'), 'type');
  return typeof type === 'string' ? type : null;
}

/**
 * The logic of an action by its name: of the machine itself, or as its JSON says under `implementations`, which is all
 * that is known of a machine from a file.
 */
export function actionLogic(machine: AnyStateMachine, name: string): unknown {
  const own: unknown = machine.implementations.actions[name];
  return own ?? part(part(part(machine.config, 'implementations'), 'actions'), name);
}
