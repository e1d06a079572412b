import { literally } from '../../facts/literally.ts';
import type { Stored } from '../../page/stored/stored.ts';

/** A part of the page by its role and its name, which is a pattern: `^OK$`. */
export interface Part {
  readonly role:
    | 'button'
    | 'link'
    | 'radio'
    | 'textbox'
    | 'combobox'
    | 'dialog'
    | 'heading'
    | 'status'
    | 'group'
    | 'main';
  readonly name: string;
}

/** What a person does on the page. `press` is that of a keyboard: focus, then Enter; `click` leaves the focus alone. */
export type Action =
  | { readonly does: 'press' | 'click'; readonly part: Part }
  | { readonly does: 'type'; readonly part: Part; readonly text: string }
  | { readonly does: 'choose'; readonly part: Part; readonly option: string }
  | { readonly does: 'key'; readonly key: 'Escape' }
  /** Lets the page's clock run, in ms. */
  | { readonly does: 'wait'; readonly time: number };

/**
 * What is read off the screen, as text; nothing where the part is not to be seen.
 *
 * - `name`: the name of the first such part; `names`: of all, in the order of the page;
 * - `marked`: the names of all, each with `[pressed]`, `[checked]` or `[expanded]` where it is;
 * - `field`: text or choice of a field, and the error beside it;
 * - `text`: what stands in the part, or all that a pattern finds in it.
 */
export type Reading =
  | { readonly reads: 'address' }
  | { readonly reads: 'focus' }
  | { readonly reads: 'name' | 'names' | 'marked' | 'field'; readonly part: Part }
  | { readonly reads: 'text'; readonly part: Part; readonly find?: string };

/** How one machine is met on the page: where it begins, what a person can do, and what is looked at. */
export interface Adapter {
  /** The name of what is learned: that of a machine. */
  readonly id: string;
  /** Where the page opens, and what the browser stores before. */
  readonly address: string;
  readonly stored?: Stored;
  /** Is there once the page stands. */
  readonly ready: Part;
  /** The page has a clock of its own, which only `wait` advances. */
  readonly clocked?: boolean;
  /** Each input by its name: one action after another, by controls that are all there before the first. */
  readonly inputs: Readonly<Record<string, readonly Action[]>>;
  readonly readings: Readonly<Record<string, Reading>>;
}

/** A part whose whole name it is. */
export function part(role: Part['role'], name: string): Part {
  return { role, name: `^${literally(name)}$` };
}

/** A part whose name begins so. */
export function partLike(role: Part['role'], name: string): Part {
  return { role, name: `^${name}` };
}

/** What is read as one text: a line for each reading. */
export function outputOf(readings: Readonly<Record<string, string>>): string {
  return Object.entries(readings)
    .map(([what, text]) => `${what}: ${text}`)
    .join('\n');
}
