import { readFile } from 'node:fs/promises';
import type { StateNode, StateValue } from 'xstate';
import { type MachineId, machines as register } from '../../../machines/index.ts';
import { stateWords } from '../../engine/machine/state-words.ts';
import { nodesOf } from '../../engine/machine/transitions.ts';
import type { PageFixture } from '../page-fixture.ts';
import { CHARTS } from './drawn-charts.ts';
import { atlasOf } from '../screens/atlas.ts';
import { findOpened, type FoundBy } from './find-parts.ts';
import { openChart } from './open-chart.ts';
import { readChart } from './seen-chart.ts';
import { seeParts } from './select-parts.ts';

/** A format that the atlas writes and reads: the button that writes it. */
export type Exchanged = 'XState JSON' | 'SCXML' | 'TypeScript';

/** What the build has written of machines. */
const WRITTEN = '**/atlas/exports/*';

/** The names of marks, one a line. SCXML has no transition after a time: it sends an event that comes late. */
function namesOf(marks: readonly { readonly name: string }[], format: Exchanged): string {
  return marks
    .map(({ name }) => name.split(', ')[0] ?? '')
    .map((name) => (format === 'SCXML' ? name.replace(/: (?:xstate\.)?after\.[^.]+\./u, ': after a time, ') : name))
    .sort()
    .join('\n');
}

/** Where a machine begins; null where it depends on what it is started with. */
function startOf({ type, states, initial, always = [] }: StateNode): StateValue | null {
  if (always.length > 0) return null;
  const begun = type === 'parallel' ? Object.values(states) : (initial?.target ?? []);
  const inside = begun.map((one) => [one.key, startOf(one)] as const);
  if (inside.some(([, value]) => value === null)) return null;
  return Object.fromEntries(inside.map(([key, value]) => [key, value ?? {}]));
}

/** What is offered beside the events of a machine: answers of its actors, and what comes after a time. */
const NO_EVENT = /^(?:done|error|Let) |^after\./u;

/** Tries a machine that was opened: it is where the machine begins, and each of its events is offered once. */
async function tryOpened(fixture: PageFixture, machine: MachineId): Promise<void> {
  const { panel, tab } = atlasOf(fixture.page);
  await tab('Try it').click();
  await panel.getByRole('button', { name: 'Start', exact: true }).click();
  const [root] = nodesOf(register[machine]);
  const start = root === undefined ? null : startOf(root);
  const tried = async () => {
    const words = await panel.getByRole('status').first().innerText();
    return start === null ? words.replace(/ is in .*/u, '') : words;
  };
  const at = start === null ? '' : ` is in ${stateWords(start)}.`;
  await fixture.read('what is tried', tried, `${machine} (file)${at}`);
  const offered = async () => {
    const names = await panel
      .getByRole('list', { name: /^What / })
      .getByRole('button')
      .allInnerTexts();
    return names.filter((name) => !NO_EVENT.test(name)).sort();
  };
  const descriptors = (CHARTS.get(machine)?.transitions ?? []).map(({ descriptor }) => descriptor);
  const events = new Set(descriptors.filter((one) => one !== 'always' && !one.startsWith('xstate.')));
  await fixture.readLines('the events that are offered', offered, [...events].sort());
  await panel.getByRole('button', { name: 'Close trial', exact: true }).click();
}

/**
 * Takes a machine away from the atlas in a format, once its file is there again, and opens the file there; then takes away
 * what was opened, which the build has not written before, and opens that. Each time it has the same states and
 * transitions, and the same is said of them where the format keeps names.
 *
 * @throws PageMismatch where something was lost or has come
 */
export async function openExported(
  fixture: PageFixture,
  machine: MachineId,
  { format, foundBy }: { readonly format: Exchanged; readonly foundBy: FoundBy },
): Promise<void> {
  const { page } = fixture;
  await fixture.clear();
  const { panel, machines, heading, tab } = await openChart(page, machine, 'Exports');
  const id = `${machine} (file)`;
  const { states = [], transitions = [] } = CHARTS.get(machine) ?? {};
  const press = () => panel.getByRole('button', { name: format, exact: true }).click();
  await page.route(WRITTEN, (route) => route.fulfill({ status: 404 }));
  await press();
  const failed = () => panel.getByRole('alert').innerText();
  await fixture.read('what is said of a file that is gone', failed, 'This export could not be made.');
  await page.unroute(WRITTEN);
  // That file alone may be asked for in vain.
  fixture.forgetErrors(/\/atlas\/exports\//u);
  for (const file of ['the file', 'the file of the file']) {
    const [download] = await Promise.all([page.waitForEvent('download'), press()]);
    const name = `${file}.${download.suggestedFilename().split('.').at(-1) ?? ''}`;
    const buffer = await readFile(await download.path());
    await machines.getByLabel('Open a machine').setInputFiles({ name, mimeType: 'text/plain', buffer });
    const opened = async () => (await machines.getByRole('status').innerText()).startsWith(`${name} `);
    await fixture.read(`whether ${name} is open`, opened, true);
    await fixture.read('the machine that is open', () => heading.innerText(), id);
    await page
      .getByRole('region', { name: `Chart of ${id}` })
      .getByRole('button')
      .first()
      .waitFor();
    const drawn = async (what: 'states' | 'transitions') => namesOf((await page.evaluate(readChart))[what], format);
    await fixture.read(`the states of ${file}`, () => drawn('states'), namesOf(states, format));
    await fixture.read(`the transitions of ${file}`, () => drawn('transitions'), namesOf(transitions, format));
    const faults = async () => (await page.evaluate(readChart)).faults.join('\n');
    await fixture.read(`what is drawn of ${file}`, faults, '');
    await tryOpened(fixture, machine);
    await tab('Exports').click();
    // SCXML has expressions where a machine has names.
    if (format !== 'SCXML') {
      await tab('Details').click();
      const shown = { machine, id, coverage: null, knowsRaised: format === 'XState JSON' };
      await seeParts(fixture, shown);
      await findOpened(fixture, shown, foundBy);
      await tab('Exports').click();
    }
    await panel.getByRole('button', { name: format, exact: true }).waitFor();
  }
}
