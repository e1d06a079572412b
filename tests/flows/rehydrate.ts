import { type AnyStateMachine, StateMachine } from 'xstate';
import type { Json } from '../../src/atlas/exports/xstate-json.ts';

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The functions of a configuration put back where plain JSON could not hold them; all else is as the JSON says. */
function grafted(json: unknown, original: unknown): unknown {
  if (Array.isArray(json))
    return json.map((item, place) => grafted(item, Array.isArray(original) ? original[place] : undefined));
  if (!isObject(json)) return json;
  const own = isObject(original) ? original : {};
  const code = Object.entries(own).filter(([key, value]) => typeof value === 'function' && !(key in json));
  const parts = Object.entries(json).map(([key, value]): [string, unknown] => [key, grafted(value, own[key])]);
  return Object.fromEntries([...parts, ...code]);
}

/** A machine made of plain JSON, with the implementations and the functions of the machine that the JSON came from. */
export function rehydrateMachine(json: Json, original: AnyStateMachine): AnyStateMachine {
  return new StateMachine(Object(grafted(json, original.config)), original.implementations);
}
