import type { AnyStateMachine } from 'xstate';
import { expressionOf } from '../literal.ts';
import type { Calls } from './calls.ts';
import { element } from './xml.ts';

/** What a value is made of: its properties as `<param>`, or the whole as `<content>`. */
export function payloadLines(value: unknown, calls: Calls): string[] {
  if (value === undefined) return [];
  const properties = calls.propertiesOf(value);
  if (properties === null) return element('content', { expr: calls.valueOf(value) });
  return properties.flatMap(([name, expr]) => element('param', { name, expr }));
}

/** The data: `input`, which whoever invokes the document gives, and `context`. */
export function dataLines(machine: AnyStateMachine): string[] {
  const context: unknown = machine.config.context;
  const isMade = typeof context === 'function';
  return element('datamodel', {}, [
    ...(isMade ? element('data', { id: 'input' }) : []),
    ...element('data', { id: 'context', expr: isMade ? undefined : expressionOf(context ?? {}) }),
  ]);
}
