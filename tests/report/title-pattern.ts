import { literally } from '../facts/literally.ts';

/**
 * A title of a test as it is written, as a pattern of what it is called in a run: what a template or `it.each` fills in stands
 * for anything.
 */
export function titlePattern(title: string): string {
  return title
    .split(/%[sdo]|\$\{[^}]*\}|\$[\w.]+/u)
    .map(literally)
    .join('.+');
}
