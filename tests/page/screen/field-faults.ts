import { FIELDS, REVEALS } from '../../facts/fields.ts';
import { keysIn } from '../../facts/pseudo-locale.ts';

/** A field of a page, as the browser has it. */
export interface SeenField {
  readonly name: string;
  readonly type: string;
  readonly autocomplete: string;
  readonly inputMode: string;
  readonly required: boolean;
}

/**
 * What fields tell the browser that they should not, in words.
 *
 * @param pressed the names of the buttons that are pressed in: one of them shows the password
 */
export function fieldFaults(fields: readonly SeenField[], pressed: readonly string[]): string[] {
  const isRevealed = pressed.flatMap(keysIn).includes(REVEALS);
  return fields.flatMap(({ name, type, autocomplete, inputMode, required }) => {
    const [key = ''] = keysIn(name);
    const facts = FIELDS[key];
    if (facts === undefined) return [`field «${name}» is not in tests/facts/fields.ts`];
    const wanted = facts.type === 'password' && isRevealed ? 'text' : facts.type;
    const wrong = [
      ...(type === wanted ? [] : [`is of the type ${type}, not ${wanted}`]),
      ...(facts.autocomplete.includes(autocomplete) ? [] : [`is filled in as «${autocomplete}»`]),
      ...(inputMode === facts.inputMode ? [] : [`opens the keyboard «${inputMode}»`]),
      ...(required === facts.required ? [] : [required ? 'is required' : 'is not required']),
    ];
    return wrong.map((words) => `field «${name}» ${words}`);
  });
}
