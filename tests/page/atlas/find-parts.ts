import type { Locator } from '@playwright/test';
import { type MachineId, machines } from '../../../machines/index.ts';
import { nodesOf } from '../../engine/machine/transitions.ts';
import type { PageFixture } from '../page-fixture.ts';
import { atlasOf, seeAddress, wordsIn } from '../screens/atlas.ts';
import { openChart } from './open-chart.ts';
import { type Searched, searchedParts, type Shown } from './said-of-parts.ts';

/** All that the atlas of the build finds, in the order of its list. */
const ALL: readonly Searched[] = (Object.keys(machines) as MachineId[]).flatMap((machine) =>
  searchedParts({ machine, id: machine, coverage: { machines: [], requirements: [] }, knowsRaised: true }),
);

/** Of how many states all that is said is looked for. */
const STATES = 4;

/** What the oracle of search says: the ids of the entries that hold every word of a query, in the order of the list. */
export type FoundBy = (query: string, entries: readonly { id: number; name: string }[]) => readonly number[];

/** What is found by a query, in the order in which it is suggested. */
function suggested(query: string, parts: readonly Searched[], foundBy: FoundBy): Searched[] {
  const entries = parts.map(({ text }, id) => ({ id, name: text }));
  return foundBy(query, entries).flatMap((id) => parts[id] ?? []);
}

/** What a part is looked for among, and how. */
interface Looked {
  readonly parts: readonly Searched[];
  readonly foundBy: FoundBy;
  readonly by: 'keys' | 'press';
  /** What the address keeps after the part. */
  readonly asked?: string;
}

/** Whether a part is a transition: no state has a colon in its name. */
function isTransition({ part }: Searched): boolean {
  return part.includes(': ');
}

/** The search box of the atlas, with what it suggests and what it says. */
function searchOf(fixture: PageFixture) {
  const { page } = fixture;
  const search = page.getByRole('search');
  const box = page.getByRole('combobox', { name: 'Search states and events', exact: true });
  const list = page.getByRole('listbox', { name: 'Search states and events', exact: true });
  const seeSuggested = (expected: readonly Searched[], marked: number | null): Promise<void> =>
    fixture.readLines(
      'what is suggested',
      async () => ((await list.isVisible()) ? (await wordsIn(list)).split('\n') : []),
      expected.map(({ words }, place) => `option ${JSON.stringify(words)}${place === marked ? ' [selected]' : ''}`),
    );
  const seeSaid = (words: string): Promise<void> =>
    fixture.read('what is said', () => search.getByRole('status').innerText(), words);
  return { box, list, seeSuggested, seeSaid };
}

/** Marks a suggestion by arrows, from the end that is nearer to it. */
async function mark(box: Locator, place: number, count: number): Promise<void> {
  const isNearEnd = place >= count / 2;
  const presses = isNearEnd ? count - place : place + 1;
  for (let pressed = 0; pressed < presses; pressed += 1) await box.press(isNearEnd ? 'ArrowUp' : 'ArrowDown');
}

/**
 * Looks for a part of a chart by its name: what is suggested, and how many there are, is what holds all words of the query.
 * It is picked by keys or by a press of the pointer, and opens.
 */
async function pick(fixture: PageFixture, wanted: Searched, { parts, foundBy, by, asked = '' }: Looked): Promise<void> {
  const { page } = fixture;
  const { heading, panel, tab } = atlasOf(page);
  const { box, list, seeSuggested, seeSaid } = searchOf(fixture);
  const { machine, part, words } = wanted;
  const found = suggested(words, parts, foundBy);
  const place = found.indexOf(wanted);
  await box.fill(words);
  await seeSuggested(found, null);
  await seeSaid(`${found.length} found`);
  // Who goes on with the keyboard leaves the list folded, and finds it again who comes back.
  await page.keyboard.press('Tab');
  await seeSuggested([], null);
  await box.focus();
  await seeSuggested(found, null);
  if (by === 'press') await list.getByRole('option', { name: words, exact: true }).click();
  else {
    await mark(box, place, found.length);
    await seeSuggested(found, place);
    await box.press('Enter');
  }
  await seeAddress(fixture, `#${machine}/${part}${asked}`);
  await fixture.read('the machine that is open', () => heading.innerText(), machine);
  await tab('Details').click();
  const kind = isTransition(wanted) ? 'Transition' : 'State';
  const titled = () => panel.getByRole('heading', { level: 3 }).innerText();
  await fixture.read('what the panel tells of', titled, `${kind} ${part}`);
  await fixture.read('what is left in the box', () => box.inputValue(), '');
  await seeSuggested([], null);
  await seeSaid('');
}

/** These parts, the one of which most is said first. */
function richestFirst(parts: readonly Searched[]): Searched[] {
  return parts.toSorted((a, b) => b.text.length - a.text.length);
}

/**
 * Looks for parts of a machine and of another: all that the machines say of them is searched. On the same chart what is
 * folded stays so, another one is whole; names show as they did.
 *
 * @throws PageMismatch where something else is found, or opens
 */
export async function findParts(fixture: PageFixture, machine: MachineId, foundBy: FoundBy): Promise<void> {
  const { page } = fixture;
  await fixture.clear();
  const folded = nodesOf(machines[machine])
    .slice(1)
    .findLast(({ type }) => type === 'compound')
    ?.id.slice(machine.length + 1);
  const asked = [...(folded === undefined ? [] : [`fold=${folded}`]), 'words=code'].join('&');
  await openChart(page, `${machine}?${asked}`, 'Details');
  const { box, seeSuggested, seeSaid } = searchOf(fixture);
  const own = ALL.filter((one) => one.machine === machine);
  const [inIt] = richestFirst(own.filter(isTransition));
  const [elsewhere] = richestFirst(ALL.filter((one) => one.machine !== machine && !isTransition(one)));
  if (inIt !== undefined) await pick(fixture, inIt, { parts: ALL, foundBy, by: 'press', asked: `?${asked}` });
  if (elsewhere !== undefined)
    await pick(fixture, elsewhere, { parts: ALL, foundBy, by: 'keys', asked: '?words=code' });
  // Each word of what is said of a part finds it, in whatever order.
  const states = richestFirst(own.filter((one) => !isTransition(one))).slice(0, STATES);
  for (const { text } of [...states, ...(inIt === undefined ? [] : [inIt])]) {
    const query = text.split(' ').toReversed().join('　');
    await box.fill(query);
    await seeSuggested(suggested(query, ALL, foundBy), null);
  }
  await box.fill('nothing of that name');
  await seeSuggested([], null);
  await seeSaid('Nothing is called that.');
}

/** Looks for the first part of a machine that was opened from a file. @throws PageMismatch where it is not found */
export async function findOpened(fixture: PageFixture, opened: Shown, foundBy: FoundBy): Promise<void> {
  const parts = searchedParts(opened);
  const [first] = parts;
  if (first !== undefined) await pick(fixture, first, { parts: [...ALL, ...parts], foundBy, by: 'keys' });
}
