import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { parseWalkFile } from '../../engine/walk-files/walk-file.ts';
import { type Walk, type WalkStep, wordsOfWalk } from '../../engine/walk-files/walk.ts';
import type { PageFixture } from '../page-fixture.ts';
import { parseAria, ofRole, allIn } from '../screen/aria.ts';
import { compareLines } from '../screen/seen-page.ts';
import { seeLitIn } from '../screens/atlas.ts';
import { openChart } from './open-chart.ts';

/** The steps of a walk that need no actor: its start, its events and its timers up to the first answer of an actor. */
export function triableSteps({ steps }: Walk): readonly WalkStep[] {
  const end = steps.findIndex(({ stimulus: { kind } }) => kind === 'done' || kind === 'error');
  return end === -1 ? steps : steps.slice(0, end);
}

/** The names of the transitions that the last step took, as the panel tells them. */
async function tookIn(panel: Locator): Promise<string> {
  const nodes = allIn(parseAria(await panel.ariaSnapshot()));
  const term = nodes.findIndex(({ role, text }) => role === 'term' && text === 'Takes');
  const definition = term === -1 ? undefined : nodes[term + 1];
  return ofRole(definition?.children ?? [], 'button')
    .map(({ name }) => name)
    .join();
}

/** Sees of a trial that these steps were taken, and where the last of them leads. @throws PageMismatch where it tells it otherwise */
export async function seeTrial(
  fixture: PageFixture,
  panel: Locator,
  machine: string,
  steps: readonly WalkStep[],
): Promise<void> {
  const status = () => panel.getByRole('status').first().innerText();
  await fixture.read('what is tried', status, `${machine} is in ${steps.at(-1)?.seen.state ?? ''}.`);
  const listed = () => panel.getByRole('list', { name: 'Steps', exact: true }).getByRole('listitem').allInnerTexts();
  await fixture.readLines('the steps', listed, wordsOfWalk({ steps }));
}

/** The button by which the next timer runs out; no timer is set that has nothing left. */
const LET_PASS = /^Let [1-9][\d.]* (?:ms|s|min|h) pass: /u;

/**
 * Tries a walk of a walk file by hand in the atlas. After each step the panel and the chart are to say what the walk file
 * says; what has to be ignored cannot be pressed there, and has its reason; what is saved at the end is the same walk.
 *
 * @throws PageMismatch where the atlas tells it otherwise
 */
export async function tryWalk(fixture: PageFixture, machine: string, walk: Walk): Promise<void> {
  const { page } = fixture;
  await fixture.clear();
  const { panel, chart } = await openChart(page, machine, 'Try it');
  const steps = triableSteps(walk);
  const taken: WalkStep[] = [];
  const button = (name: string) => panel.getByRole('button', { name, exact: true });
  const see = async (step: WalkStep, all: readonly WalkStep[]): Promise<void> => {
    await seeTrial(fixture, panel, machine, all);
    await fixture.read('the transitions that it takes', () => tookIn(panel), step.took.join());
    await seeLitIn(fixture, chart, step.seen.state);
  };
  const nameOf = ({ stimulus: { kind, event } }: WalkStep) => (kind === 'timer' ? LET_PASS : `(${event.type})`);
  const row = (step: WalkStep): Locator =>
    panel.getByRole('listitem').filter({ has: page.getByRole('button', { name: nameOf(step) }) });
  const response = await page.request.get(`/atlas/stimuli/${machine}.json`);
  const stimuli: readonly string[] = await response.json();
  /** What can be chosen, apart from anything else. @throws PageMismatch where it is not in the order of the model */
  const choicesIn = async (box: Locator): Promise<readonly string[]> => {
    const options = await box
      .getByRole('option')
      .evaluateAll((all) => all.map((one) => String(Reflect.get(one, 'value'))));
    const known = options.filter((value) => value !== 'other');
    const inOrder = stimuli.filter((words) => known.includes(words));
    compareLines('what can be chosen', inOrder, known);
    return known;
  };
  const choose = async (step: WalkStep): Promise<void> => {
    const payload = row(step).getByRole('combobox');
    if ((await payload.count()) === 0) return;
    const { words } = step.stimulus;
    const known = await choicesIn(payload);
    await payload.selectOption(known.includes(words) ? words : 'other');
    if (known.includes(words)) return;
    await row(step)
      .getByRole('textbox')
      .fill(words.slice(step.stimulus.event.type.length + 1));
  };
  for (const step of steps) {
    if (taken.length === 0) {
      const input = panel.getByRole('combobox', { name: 'Started with' });
      await button('Start').waitFor();
      if ((await input.count()) > 0) {
        await choicesIn(input);
        await input.selectOption(step.stimulus.words);
      }
      await button('Start').click();
    } else {
      await choose(step);
      const press = row(step).getByRole('button');
      await fixture.read(`whether ${step.stimulus.words} is accepted`, () => press.isEnabled(), !step.ignored);
      const reason = () => row(step).getByRole('paragraph').count();
      await fixture.read(`whether ${step.stimulus.words} has a reason`, reason, Number(step.ignored));
      if (step.ignored) continue;
      await press.click();
    }
    taken.push(step);
    await see(step, taken);
  }
  const [before, last] = [taken.at(-2), taken.at(-1)];
  if (before === undefined || last === undefined) return;
  await button('Undo').click();
  await see(before, taken.slice(0, -1));
  await button('Redo').click();
  await see(last, taken);
  await page.reload({ waitUntil: 'commit' });
  await see(last, taken);
  const [download] = await Promise.all([page.waitForEvent('download'), button('Save as a walk').click()]);
  const [saved] = parseWalkFile(await readFile(await download.path(), 'utf8')).walks;
  const inWords = (all: readonly WalkStep[]): string[] =>
    all.map(({ stimulus, seen, took }) => [stimulus.words, seen.state, ...took].join(', '));
  compareLines('the saved walk', inWords(taken), inWords(saved?.steps ?? []));
}
