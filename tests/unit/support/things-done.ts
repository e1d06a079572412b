import { act } from './act.ts';
import { choose, type Control, click, controlsIn, fill } from './gestures.ts';

/** A control of a page, as it is found again on another page: by its tag and name, among those that have both. */
interface Named extends Pick<Control, 'element' | 'name'> {
  readonly tag: string;
  readonly place: number;
}

/** One thing that is done to a page, by what it is done to. */
export interface Doing extends Omit<Named, 'element'> {
  readonly how: 'press' | 'type' | 'choose';
  /** What is typed, or the value of what is chosen. */
  readonly text: string;
}

/** Takes one of a list, which is not empty. */
export type Choice = <TOne>(all: readonly TOne[]) => TOne;

const TEXTS = ['Vera8888', '1234', 'product'];

function namedIn(page: Element): Named[] {
  const seen = new Map<string, number>();
  return controlsIn(page).map(({ element, name }) => {
    const { localName: tag } = element;
    const place = seen.get(`${tag} ${name}`) ?? 0;
    seen.set(`${tag} ${name}`, place + 1);
    return { element, tag, name, place };
  });
}

/** What is done to a control; undefined where a browser would do it by itself. */
function doingTo({ element, ...one }: Named, take: Choice): Doing | undefined {
  if (element instanceof HTMLSelectElement)
    return { ...one, how: 'choose', text: take([...element.options].map(({ value }) => value)) };
  if (element instanceof HTMLInputElement && element.type !== 'radio')
    return { ...one, how: 'type', text: take(TEXTS) };
  return element.matches('button, input, a[href^="/"]') ? { ...one, how: 'press', text: '' } : undefined;
}

/**
 * Things to do to a page: presses of buttons, or what is typed and chosen, or the press of one link, which leads away.
 *
 * @param isMeant whether something may be done to the control of a name
 */
export function thingsToDo(page: Element, take: Choice, isMeant: (name: string) => boolean): readonly Doing[] {
  const kind = take(['a', 'button', 'button', 'input, select']);
  const controls = namedIn(page).filter(({ element, name }) => element.matches(kind) && isMeant(name));
  if (controls.length === 0) return [];
  const count = kind === 'a' ? 1 : take([1, 2, 3]);
  return Array.from({ length: count }, () => doingTo(take(controls), take)).filter((one) => one !== undefined);
}

/**
 * Does things to what is on a page now, without a pause between them.
 *
 * @returns where the browser goes because the page does not keep it here; null where it stays
 */
export async function doAll(page: Element, doings: readonly Doing[]): Promise<string | null> {
  const named = namedIn(page);
  let gone: string | null = null;
  for (const { tag, name, place, how, text } of doings) {
    const element = named.find((one) => one.tag === tag && one.name === name && one.place === place)?.element;
    if (element === undefined) continue;
    await act(async () => {
      if (how === 'type') fill(element, text);
      else if (element instanceof HTMLSelectElement) choose(element, text);
      else if (!click(element)) gone = element.getAttribute('href');
    });
  }
  return gone;
}
