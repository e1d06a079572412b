/** The arrows that a sequence diagram draws, each as `cart → wishlist`: what its rows say of them, and where they are. */
export interface ReadArrows {
  readonly said: readonly string[];
  readonly drawn: readonly string[];
}

/**
 * Runs in the page, and so uses nothing from outside of itself. It reads the rows that say who tells whom, as far as both
 * have a lane: an actor that runs no machine stands in that of another.
 */
export function readArrows(): ReadArrows {
  const heads = [...document.querySelectorAll('ol[aria-label=Actors] > li')].map((head) => {
    const { left, width } = head.getBoundingClientRect();
    return { name: (head.textContent ?? '').replace(/ × \d+$/u, ''), middle: left + width / 2 };
  });
  const names = new Set(heads.map(({ name }) => name));
  /** The lane whose middle is at a place of the window: the list of rows has a line around it. */
  const laneAt = (x: number): string => heads.find(({ middle }) => Math.abs(middle - x) < 2)?.name ?? `nobody at ${x}`;
  const said: string[] = [];
  const drawn: string[] = [];
  for (const row of document.querySelectorAll<SVGSVGElement>('[role=option] svg[role=img]')) {
    const words = (row.ariaLabel ?? '').replace(/^\d+: | \(\d+ moments?, \w+\)$/gu, '').split('; ');
    const told = words.map((one) => /^(?<from>[^:]*) → (?<to>[^:]+): /u.exec(one)?.groups);
    const isInLanes = told.every((one) => names.has(one?.['from'] ?? '') && names.has(one?.['to'] ?? ''));
    if (!isInLanes) continue;
    said.push(...told.map((one) => `${one?.['from']} → ${one?.['to']}`));
    // A lane is a line without any width.
    const arrows = [...row.querySelectorAll<SVGGeometryElement>('path,circle')].filter(
      (one) => one.getBBox().width > 0,
    );
    const { left } = row.getBoundingClientRect();
    for (const arrow of arrows) {
      const { x, width } = arrow.getBBox();
      const isDot = arrow.tagName === 'circle';
      const from = isDot ? x + width / 2 : arrow.getPointAtLength(0).x;
      const to = isDot ? from : from > x + width / 2 ? x : x + width;
      drawn.push(`${laneAt(left + from)} → ${laneAt(left + to)}`);
    }
  }
  return { said, drawn };
}
