/** A mark on a chart: what it is called for who does not see it, and all that is written in it. */
export interface SeenMark {
  readonly name: string;
  readonly text: string;
}

/** The chart that is open, as it is drawn. */
export interface SeenChart {
  readonly states: readonly SeenMark[];
  readonly transitions: readonly SeenMark[];
  /** The names of the transitions whose labels stand on a line between states. */
  readonly onLines: readonly string[];
  /** The states that an arrow from a dot leads to, by their ids on the chart. */
  readonly starts: readonly string[];
  /** What is drawn where nobody finds it, or leads nowhere. */
  readonly faults: readonly string[];
}

/**
 * Runs in the page, and so uses nothing from outside of itself: reads the chart that is open, and looks for marks without
 * a size or outside of the drawing, texts that leave their box, labels that lie on each other, states outside of the one
 * that they are in, and arrows that begin or end beside their states.
 */
export function readChart(): SeenChart {
  /** How far the ends of a line may lie from the border of a box, in units of the drawing. */
  const NEAR = 6;
  /** How far a text may reach over its box: fonts differ by some units. */
  const OVER = 4;
  const svg = document.querySelector<SVGSVGElement>('#chart svg');
  if (svg === null) return { states: [], transitions: [], onLines: [], starts: [], faults: ['there is no drawing'] };
  const faults: string[] = [];
  const boxOf = (element: Element | null): DOMRect | null =>
    element instanceof SVGGraphicsElement ? DOMRect.fromRect(element.getBBox()) : null;
  const isWithin = (inner: DOMRect, outer: DOMRect, slack: number): boolean =>
    inner.left >= outer.left - slack &&
    inner.right <= outer.right + slack &&
    inner.top >= outer.top - slack &&
    inner.bottom <= outer.bottom + slack;
  const view = svg.viewBox.baseVal;
  const drawing = new DOMRect(view.x, view.y, view.width, view.height);
  const nameOf = (mark: Element): string => mark.getAttribute('aria-label') ?? '';
  const read = (selector: string, own: string) =>
    [...svg.querySelectorAll<SVGGElement>(selector)].map((mark) => {
      const name = nameOf(mark);
      const box = boxOf(mark.querySelector(own));
      if (box === null || box.width === 0 || box.height === 0) faults.push(`«${name}» has no size`);
      else if (!isWithin(box, drawing, 0)) faults.push(`«${name}» lies outside of the drawing`);
      const texts = [...mark.querySelectorAll('text')];
      for (const text of texts) {
        const letters = boxOf(text);
        if (box !== null && letters !== null && !isWithin(letters, box, OVER))
          faults.push(`«${text.textContent}» leaves the box of «${name}»`);
      }
      const text = texts.map(({ textContent }) => textContent.trim()).join(' ');
      return { name, text, box, element: mark };
    });
  const states = read('[data-state]', '.chart-box');
  const transitions = read('[data-transition]', '.chart-label');
  const stateBoxes = new Map(states.map(({ element, box }) => [element.dataset['state'] ?? '', box]));
  for (const [id, box] of stateBoxes) {
    const above = stateBoxes.get(id.slice(0, Math.max(0, id.lastIndexOf('.'))));
    if (box && above && !isWithin(box, above, 0)) faults.push(`${id} lies outside of the state that it is in`);
  }
  for (const [place, one] of transitions.entries())
    for (const other of transitions.slice(place + 1)) {
      const [a, b] = [one.box, other.box];
      const [width, height] =
        a && b
          ? [
              Math.min(a.right, b.right) - Math.max(a.left, b.left),
              Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
            ]
          : [0, 0];
      // Rows of a table share their borders.
      if (width > OVER && height > OVER) faults.push(`«${one.name}» and «${other.name}» lie on each other`);
    }
  const isOnBorder = (point: DOMPoint, box: DOMRect): boolean => {
    const [dx, dy] = [
      Math.max(box.left - point.x, 0, point.x - box.right),
      Math.max(box.top - point.y, 0, point.y - box.bottom),
    ];
    const inside = Math.min(point.x - box.left, box.right - point.x, point.y - box.top, box.bottom - point.y);
    return Math.hypot(dx, dy) <= NEAR && inside <= NEAR;
  };
  // What can happen in any state begins at a box that says so.
  const ends = [...stateBoxes.values(), ...[...svg.querySelectorAll('.chart-pill-box')].map(boxOf)];
  const isAtSome = (point: DOMPoint): boolean => ends.some((box) => box !== null && isOnBorder(point, box));
  const onLines: string[] = [];
  for (const edge of svg.querySelectorAll('.chart-edge')) {
    const words = boxOf(edge.querySelector('.chart-words'));
    const own = transitions.filter(({ box }) => box !== null && words !== null && isWithin(box, words, OVER));
    const name = own.map((one) => one.name).join(' and ');
    onLines.push(...own.map((one) => one.name));
    if (own.length === 0) faults.push('a line has no label');
    const lines = [...edge.querySelectorAll<SVGPathElement>('.chart-line')];
    if (lines.length === 0 || edge.querySelector('.chart-head') === null)
      faults.push(`the line of «${name}» is not drawn`);
    for (const line of lines) {
      const tips = [line.getPointAtLength(0), line.getPointAtLength(line.getTotalLength())];
      const isAtLabel = tips.some(({ x, y }) => words !== null && isWithin(new DOMRect(x, y, 0, 0), words, NEAR));
      if (!isAtLabel || !tips.some(isAtSome)) faults.push(`a line of «${name}» does not join its label and a state`);
    }
  }
  const starts = [...svg.querySelectorAll<SVGGElement>('.chart-start')].flatMap((start) => {
    const line = start.querySelector<SVGPathElement>('.chart-line');
    const dot = start.querySelector('.chart-dot');
    const tip = line?.getPointAtLength(line.getTotalLength());
    if (tip === undefined || dot === null || start.querySelector('.chart-head') === null) return [];
    return [...stateBoxes].filter(([, box]) => box !== null && isOnBorder(tip, box)).map(([id]) => id);
  });
  const said = ({ name, text }: SeenMark): SeenMark => ({ name, text });
  return { states: states.map(said), transitions: transitions.map(said), onLines, starts, faults };
}
