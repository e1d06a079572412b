import { type AriaNode, linesOf } from './aria.ts';
import { linesBeyond } from './lines-beyond.ts';
import type { MaskedSnapshot } from './page-snapshot.ts';

/** What differs between two looks at a page, as lines of the accessibility tree. */
export interface VisibleChange {
  readonly gone: readonly string[];
  readonly come: readonly string[];
}

/** Where a link leads is not to be seen; what is invalid has its message beside it, which is a line of its own. */
const UNSEEN = / → \S+| \[invalid\]/gu;

/** The last status of a page only announces: nobody sees it. */
function shown(tree: readonly AriaNode[]): readonly AriaNode[] {
  const announcer = tree.findLastIndex(({ role }) => role === 'status');
  return tree.filter((_, place) => place !== announcer);
}

function visibleLines({ tree, snapshot }: MaskedSnapshot): string[] {
  const lines = linesOf(shown(tree)).map((line) => line.replaceAll(UNSEEN, ''));
  return [
    ...lines,
    ...snapshot.current.map((line) => line.replace(/^(?<name>.*): (?<kind>\w+)$/u, 'current "$1" [$2]')),
  ];
}

/** What a shopper sees to have changed between two looks at a page. */
export function visibleChange(before: MaskedSnapshot, after: MaskedSnapshot): VisibleChange {
  const [then, now] = [visibleLines(before), visibleLines(after)];
  // What was said is over once it is said: nobody tells that a message is taken back.
  return { gone: linesBeyond(then, now).filter((line) => !line.startsWith('status: ')), come: linesBeyond(now, then) };
}

/** Whether nothing changed that a shopper sees. */
export function isNoChange({ gone, come }: VisibleChange): boolean {
  return gone.length + come.length === 0;
}
