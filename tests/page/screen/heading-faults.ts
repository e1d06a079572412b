import { type AriaNode, ofRole } from './aria.ts';

const LEVEL = 'level=';

/** Headings that skip a level, in words: who goes from heading to heading would look for one between (WCAG 2.2, 1.3.1). */
export function headingFaults(tree: readonly AriaNode[]): string[] {
  let last = 0;
  return ofRole(tree, 'heading').flatMap(({ name, marks }) => {
    const mark = marks.find((one) => one.startsWith(LEVEL));
    const before = last;
    last = Number(mark?.slice(LEVEL.length));
    return last <= before + 1
      ? []
      : [`heading «${name}» is of level ${last}, and the one before it of level ${before}`];
  });
}
