import { createHash } from 'node:crypto';
import { ICONS } from '../../facts/icons.ts';
import { keysIn } from '../../facts/pseudo-locale.ts';

/** What is drawn in a control or a note of a page. */
export interface SeenIcon {
  /** The name of the control, or the words of the note. */
  readonly name: string;
  /** Whether it is a button that is pressed in. */
  readonly isPressed: boolean;
  /** The shapes of the drawing as the page has them; empty where nothing is drawn. */
  readonly drawing: string;
}

const DIGITS = 6;
const NOTHING = 'nothing';

/** A short name of a drawing, the same for the same shapes. */
function shapesOf(drawing: string): string {
  return drawing === '' ? NOTHING : createHash('sha256').update(drawing).digest('hex').slice(0, DIGITS);
}

/** Controls and notes that are drawn otherwise than `tests/facts/icons.ts` says, in words. */
export function iconFaults(icons: readonly SeenIcon[]): string[] {
  return icons.flatMap(({ name, isPressed, drawing }) => {
    const [key = ''] = keysIn(name);
    const wanted = ICONS[isPressed ? `${key} pressed` : key] ?? [NOTHING];
    const seen = shapesOf(drawing);
    return wanted.includes(seen) ? [] : [`the icon of «${name}» is ${seen}, not ${wanted.join(' or ')}`];
  });
}
