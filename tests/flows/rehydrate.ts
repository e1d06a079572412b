import { type AnyStateMachine, StateMachine } from 'xstate';

/** Reads a function back: JSON holds its source. Only for files of this checkout: the source is run. */
function revived(_key: string, value: unknown): unknown {
  const source: unknown = Reflect.get(Object(value), '$function');
  // oxlint-disable-next-line typescript/no-implied-eval -- the file was written by the test that reads it
  return typeof source === 'string' ? new Function(`return (${source})`)() : value;
}

/** A machine made of the text of an XState JSON file, with the implementations of the machine that it came from. */
export function rehydrateMachine(text: string, { implementations }: AnyStateMachine): AnyStateMachine {
  const config: unknown = JSON.parse(text, revived);
  return new StateMachine(Object(config), implementations);
}
