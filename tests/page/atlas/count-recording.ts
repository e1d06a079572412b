import { readFile } from 'node:fs/promises';
import type { Walk, WalkStep } from '../../engine/walk-files/walk.ts';
import type { Locator, Page } from '@playwright/test';
import { type PageDriver, causeOf, isExemption, turnOf } from '../driver.ts';
import { EMPTY_TAB } from '../empty-tab.ts';
import type { PageFixture } from '../page-fixture.ts';
import { pageFaults } from '../screen/page-faults.ts';
import { beyondLines } from '../screen/shop-state.ts';
import { compareLines } from '../screen/seen-page.ts';
import { atlasOf, seeLitIn } from '../screens/atlas.ts';
import { MARK, linesOfStart, linesOfStep, savedSession } from './saved-session.ts';
import { seeUsable } from './see-usable.ts';
import { openChart } from './open-chart.ts';
import { readArrows } from './read-arrows.ts';
import { seeTrial } from './try-walk.ts';
import { leafPaths } from '../../engine/machine/state-words.ts';

/** Where a tab keeps that it is inspected. */
const INSPECTED = 'loadout-inspected';

const STOP = 'Stop inspecting';
/** What an inspected page says above all else (R31). */
const inspectedLines = [
  'complementary',
  'paragraph: This tab is inspected: what happens in it is told to the flow atlas in this browser.',
  `button "${STOP}"`,
];

/** Of what an actor was told the last is looked at: as much as a list of moments draws in any case. */
const MOST_TOLD = 3;

/** How often each transition was taken, by its name, without those that never were. */
function countsOf(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => `${name}: ${count}`)
    .sort()
    .join('\n');
}

/** The names of the rows that a list of moments draws. */
function rowsIn(panel: Locator): Promise<string[]> {
  return panel
    .getByRole('option')
    .getByRole('img')
    .evaluateAll((rows) => rows.map((row) => row.ariaLabel ?? ''));
}

/**
 * Looks at the end of a recording as actors that talk: what the actor of a walk was told, in order. The last row of it opens
 * to all of its moments, and the last of these is picked.
 */
async function seeTalk(atlas: Page, fixture: PageFixture, id: string, types: readonly string[]): Promise<void> {
  const { panel, tab } = atlasOf(atlas);
  await tab('Sequence').click();
  await panel.getByRole('textbox', { name: 'Only events or actors called' }).fill(id);
  const told = new RegExp(`→ ${id}: (?<type>[\\w.]+)`, 'gu');
  const toldIn = (rows: readonly string[]) =>
    rows.flatMap((row) => [...row.matchAll(told)].map(({ groups }) => groups?.['type'] ?? ''));
  // The list draws the rows that show.
  const last = async () => toldIn(await rowsIn(panel)).slice(-MOST_TOLD);
  await fixture.readLines('what the actor was told', last, types.slice(-MOST_TOLD));
  const turn = (await rowsIn(panel)).findLast((row) => toldIn([row]).length > 0) ?? '';
  const { first = 0, size = 0 } = /^(?<first>\d+): .* \((?<size>\d+) moments?, closed\)$/u.exec(turn)?.groups ?? {};
  await panel.getByRole('option', { name: turn, exact: true }).click();
  const numbers = Array.from({ length: Number(size) }, (_, place) => Number(first) + place);
  const opened = async () => {
    const rows = await rowsIn(panel);
    const at = rows.findIndex((row) => row.endsWith(', opened)'));
    return rows.slice(at + 1, at + 1 + numbers.length).map((row) => row.split(':')[0] ?? '');
  };
  await fixture.readLines('the moments of the last row', opened, numbers.map(String));
  const { said } = await atlas.evaluate(readArrows);
  if (said.length === 0) throw new Error('No row of the sequence says who tells whom.');
  const drawn = async () => (await atlas.evaluate(readArrows)).drawn;
  await fixture.readLines('from whom to whom the arrows lead', drawn, said);
  await panel
    .getByRole('option', { name: new RegExp(`^\\d+: ${id}: → `, 'u') })
    .last()
    .click();
}

/** Events that the test of a recorded session causes by a press; what another machine sends follows by itself. */
const PRESSED: Readonly<Record<string, RegExp>> = { cart: /^(?:item\.(?!set)|removal\.)/u, wishlist: /^heart\./u };

/** Saves the recording as a test, and sees that it presses what the actor of a walk was told of by presses. */
async function seeTest(atlas: Page, id: string, types: readonly string[]): Promise<void> {
  const save = atlasOf(atlas).panel.getByRole('button', { name: 'Save as a Playwright test' });
  const [download] = await Promise.all([atlas.waitForEvent('download'), save.click()]);
  const spec = await readFile(await download.path(), 'utf8');
  const [, ...steps] = spec.split(/\/\/ (?=\d\d:\d\d:\d\d\S* \w+: )/u);
  const own = steps.flatMap((step) => {
    const { machine, type = '' } = /^\S+ (?<machine>\w+): (?<type>[\w.]+)/u.exec(step)?.groups ?? {};
    return machine === id && step.includes('.click()') ? type : [];
  });
  const expected = types.filter((type) => PRESSED[id]?.test(type));
  compareLines('what the saved test presses', expected, own);
  // The language stays.
  compareLines('where the saved test looks at the language', [], spec.match(/^.*toHaveAttribute\('lang'.*$/gmu) ?? []);
}

/** Tries what else could happen after the moment that is picked: a trial of all that led there, in the state that it led to. */
async function tryFromHere(atlas: Page, fixture: PageFixture, id: string, played: readonly WalkStep[]): Promise<void> {
  const { panel, tab } = atlasOf(atlas);
  await tab('Live').click();
  await panel.getByRole('button', { name: 'Try it from here' }).click();
  await seeTrial(fixture, panel, id, played);
  await panel.getByRole('button', { name: 'Close trial' }).click();
  await tab('Live').click();
}

/** A day on which nobody has recorded anything yet. */
const LATER = '2999-12-31';

/** Asks for the sessions from a day on, and for those up to a day: of a recording of today there is none, and one. */
async function seeDays(panel: Locator, fixture: PageFixture): Promise<void> {
  const [from, to] = [panel.getByLabel('From (UTC)'), panel.getByLabel('To (UTC)')];
  const listed = () =>
    panel
      .getByRole('region', { name: /^Sessions/u })
      .getByRole('listitem')
      .count();
  const asked = async () => `${await from.inputValue()} to ${await to.inputValue()}`;
  for (const [field, days, sessions, count] of [
    [from, `${LATER} to `, 'Counted: 0 sessions', 0],
    [to, ` to ${LATER}`, 'Counted: 1 session,', 1],
  ] as const) {
    await field.fill(LATER);
    await fixture.read('the days that are asked for', asked, days);
    const isCounted = async () => (await panel.getByRole('status').first().innerText()).includes(sessions);
    await fixture.read(`whether it says «${sessions}»`, isCounted, true);
    await fixture.read('how many sessions are listed', listed, count);
    await field.fill('');
  }
}

/**
 * Plays a walk in an inspected shop with the atlas open beside it: the atlas is to light the state that the walk ends in,
 * to count each transition as often as the walk took it, and to find that this build does the same again.
 *
 * The shop is loaded anew after its start, inspected from then on.
 *
 * @throws PageMismatch where the atlas tells it otherwise
 */
export async function countRecording(fixture: PageFixture, driver: PageDriver, walk: Walk): Promise<void> {
  const { page } = fixture;
  const beside = await fixture.openAnother(EMPTY_TAB);
  const { panel, chart, tab } = await openChart(beside, driver.id, 'Live');
  const pageObject = driver.pageObject(fixture, turnOf(walk.id));
  const { oracle } = driver.model;
  const [start, ...steps] = walk.steps;
  const input = start?.stimulus.event['input'];
  try {
    let ref = oracle.initial(input);
    let after = oracle.observe(ref);
    await pageObject.open(input, after);
    await page.evaluate((key) => sessionStorage.setItem(key, ''), INSPECTED);
    await page.reload({ waitUntil: 'commit' });
    await fixture.answers();
    fixture.isNamedOnly = true;
    await fixture.seeParts({ beyond: [...inspectedLines, ...beyondLines('en')] });
    await fixture.readLines('what is wrong on an inspected page', () => pageFaults(page), []);
    const lines = linesOfStart(after);
    const played = walk.steps.slice(0, 1);
    for (const step of steps) {
      const { stimulus, ignored } = step;
      const before = after;
      ref = oracle.next(ref, stimulus.event);
      after = oracle.observe(ref);
      const cause = pageObject.causes[causeOf(stimulus)];
      if (ignored || cause === undefined || isExemption(cause)) continue;
      await cause(stimulus.event, { before, after });
      lines.push(...linesOfStep(driver.model, step, after));
      played.push(step);
      for (const leaf of leafPaths(after.state)) {
        const check = pageObject.checks[leaf];
        if (check !== undefined && !isExemption(check)) await check(after);
      }
    }
    await seeLitIn(fixture, chart, walk.steps.at(-1)?.seen.state ?? '');
    // The lit states have told that all has come.
    compareLines('the saved session', lines, await savedSession(beside, driver.id));
    const types = played.slice(1).map(({ stimulus }) => stimulus.event.type);
    await seeTalk(beside, fixture, driver.id, types);
    await seeUsable(beside, fixture);
    await tab('Live').click();
    await seeUsable(beside, fixture);
    await seeTest(beside, driver.id, types);
    if (!lines.some((line) => line.includes(MARK))) await tryFromHere(beside, fixture, driver.id, played);
    await panel.getByRole('button', { name: 'Go on live' }).click();
    await tab('Traffic').click();
    await panel.getByRole('button', { name: 'Count the recording' }).click();
    const counted = async () => {
      const labels = await chart
        .getByRole('button', { name: / · / })
        .evaluateAll((marks) => marks.map((mark) => mark.getAttribute('aria-label') ?? ''));
      return labels
        .flatMap((label) => {
          const { name, count } = /^(?<name>[^,]*\[\d+\]), (?:.*, )?(?<count>[\d,]+) · /u.exec(label)?.groups ?? {};
          return name === undefined || count === undefined ? [] : [`${name}: ${count}`];
        })
        .filter((line) => !line.endsWith(': 0'))
        .sort()
        .join('\n');
    };
    const took = walk.steps.slice(1).flatMap((step) => step.took);
    await fixture.read('how often each transition was taken', counted, countsOf(took));
    await seeDays(panel, fixture);
    await panel.getByRole('button', { name: 'Check', exact: true }).click();
    const checked = () =>
      panel.getByRole('region', { name: 'Would this build do the same?' }).getByRole('status').innerText();
    await fixture.read(
      'what the check says',
      checked,
      '1 session replayed: 0 deviate, 0 ran another version of some machine.',
    );
    await seeUsable(beside, fixture);
    // Asked for in the address once more, a tab says the same; and a dialog that covers the page is gone.
    const asked = new URL(page.url());
    asked.searchParams.set('inspect', '');
    await page.goto(asked.href, { waitUntil: 'commit' });
    await fixture.answers();
    await page.getByRole('button', { name: STOP, exact: true }).click();
    await fixture.answers();
    await fixture.seeParts({ beyond: beyondLines('en') });
    const isKept = () =>
      page.evaluate((key) => sessionStorage.getItem(key) !== null || location.search.includes('inspect'), INSPECTED);
    await fixture.read('whether the tab stays inspected', isKept, false);
  } finally {
    fixture.isNamedOnly = false;
    await beside.close();
  }
}
