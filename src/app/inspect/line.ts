import { INSPECTED } from '../inspect-asked.ts';
import classes from './line.module.css';
import { wordsOf } from './words.ts';

/** Forgets that the tab is inspected, and loads the page that is open without it. */
function stop(window: Window): void {
  const { location } = window;
  try {
    window.sessionStorage.removeItem(INSPECTED);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
  const address = new URL(location.href);
  address.searchParams.delete('inspect');
  location.replace(address);
}

/** Keeps for the session of the tab that it is inspected, and says so on the page, in the language that it shows (R31). */
export function showInspected(window: Window & typeof globalThis, isAbroad: boolean): void {
  const { document } = window;
  try {
    // What goes to another site is asked for each time: the tab keeps the rest alone.
    window.sessionStorage.setItem(INSPECTED, '');
  } catch {
    // Where the browser keeps nothing, the inspection ends with the page.
  }
  const line = document.createElement('aside');
  const words = document.createElement('p');
  const button = document.createElement('button');
  line.className = classes['line'] ?? '';
  words.className = classes['words'] ?? '';
  button.className = classes['stop'] ?? '';
  button.type = 'button';
  button.addEventListener('click', () => stop(window));
  const say = (): void => {
    const { line: here, abroad, stop: label } = wordsOf(document);
    words.textContent = isAbroad ? abroad : here;
    button.textContent = label;
  };
  say();
  new MutationObserver(say).observe(document.documentElement, { attributes: true, attributeFilter: ['lang'] });
  line.append(words, button);
  document.body.prepend(line);
}
