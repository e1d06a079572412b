import { readOut } from './aria.ts';
import type { Spoken, SpokenControl } from './spoken.ts';
import type { VisibleChange } from './visible-change.ts';

/** How a screen reader told of a visible change: it read a page anew, an announcement, what got the focus, or a control. */
export type ToldBy = 'page' | 'announcement' | 'focus' | 'language' | 'control';

const LINE = /^[\w/-]+(?: "(?<name>(?:[^"\\]|\\.)*)")?(?: \[[^\]]*\])*(?:: (?<text>.*))?$/su;

/** Whether a line is what a screen reader says of a control by itself, as it changes. */
function isOfControl(line: string, names: ReadonlySet<string>, related: string): boolean {
  const { name = '', text = '' } = LINE.exec(line)?.groups ?? { text: line };
  if (name !== '' ? names.has(name) : names.has(text)) return true;
  return [name, text].every((words) => related.includes(readOut(words)));
}

/** What has the focus after a step, and what was used in it. */
function controlsOf(before: Spoken, after: Spoken): SpokenControl[] {
  return [after.focused, after.acts > before.acts ? after.used : null].filter((control) => control !== null);
}

/** Two moments of a page between which something visible changed. */
export interface Moment {
  /** The language of the document. */
  readonly language: string;
  readonly spoken: Spoken;
}

/** How a visible change between two moments was told to who cannot see it; null where it was silent. */
export function toldBy({ gone, come }: VisibleChange, then: Moment, now: Moment): ToldBy | null {
  const [before, after] = [then.spoken, now.spoken];
  if (before.document !== after.document) return 'page';
  if (after.said > before.said) return 'announcement';
  if (after.moves > Math.max(before.moves, after.movesAtAct)) return 'focus';
  const controls = controlsOf(before, after);
  const ids = new Set(controls.map(({ id }) => id));
  const earlier = [before.focused, before.used, ...after.atAct].filter((one) => one !== null && ids.has(one.id));
  const told = [...controls, ...earlier].filter((control) => control !== null);
  const names = new Set(told.flatMap((control) => control.names.map(readOut)));
  const related = readOut(told.map((control) => control.related).join(' '));
  const isTold = (line: string): boolean => isOfControl(line, names, related);
  // All words change together: the name of the control, which is read as it changes, tells of it.
  if (then.language !== now.language) return come.some(isTold) ? 'language' : null;
  return [...gone, ...come].every(isTold) ? 'control' : null;
}
