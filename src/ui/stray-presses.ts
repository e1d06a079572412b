const CONTROL = 'a, button, label';

/** What an event means: a press on the icon of a button is one of the button. */
function meantBy({ target }: Event): EventTarget | null {
  return (target instanceof Element && target.closest(CONTROL)) || target;
}

/**
 * An effect, for what stands on each page. A press may take away what was pressed, lay something over it, or open another
 * page. The second press of a double click, and Enter that is still held down, then come to what stands there now, and
 * nobody meant that. So presses that follow one another at once, and a key that repeats, work on nothing but what the first
 * of them was made on; the focus stays where that one has put it. Presses on one control all count.
 *
 * It listens to the whole document, in which a dialog stands beside its page, and before anything else does.
 *
 * @returns ends it
 */
export function stopStrayPresses(): () => void {
  let pressed: EventTarget | null = null;
  let isStray = false;
  let entered: EventTarget | null = null;
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const handleDown = (event: MouseEvent) => {
    const meant = meantBy(event);
    // The browser counts presses that follow one another, and knows how fast the shopper's double click is.
    if (event.detail < 2) pressed = meant;
    isStray = meant !== pressed;
    if (isStray) stop(event);
  };
  const handleClick = (event: MouseEvent) => {
    // The press of a key has no count. What a label passes on to its field is judged as the press on the label was.
    if (isStray && event.detail > 1) stop(event);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    if (!event.repeat) entered = event.target;
    else if (event.target !== entered) stop(event);
  };
  document.addEventListener('mousedown', handleDown, true);
  document.addEventListener('click', handleClick, true);
  document.addEventListener('keydown', handleKey, true);
  return () => {
    document.removeEventListener('mousedown', handleDown, true);
    document.removeEventListener('click', handleClick, true);
    document.removeEventListener('keydown', handleKey, true);
  };
}
