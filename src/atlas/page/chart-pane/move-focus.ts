/** The keys that move the focus through the marks of a chart, and by how many marks. */
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Moves the focus from one state, or the button that folds it, or one transition of a chart to the next. False: the key does not move it. */
export function moveFocus(chart: Element, from: EventTarget, key: string): boolean {
  if (!(from instanceof Element)) return false;
  const kind = from.hasAttribute('data-transition') ? '[data-transition]' : '[data-state], [data-fold]';
  const marks = [...chart.querySelectorAll<SVGElement>(kind)];
  const here = marks.findIndex((mark) => mark === from);
  if (here < 0) return false;
  const goals: Readonly<Record<string, number>> = { Home: 0, End: marks.length - 1 };
  const step = STEPS[key];
  const goal = step === undefined ? goals[key] : (here + step + marks.length) % marks.length;
  if (goal === undefined) return false;
  marks[goal]?.focus();
  return true;
}
