import type { MachineId } from '../../../machines/index.ts';
import type { PageFixture } from '../page-fixture.ts';
import { openChart } from './open-chart.ts';
import { actionNames, wholeOf } from './said-of-parts.ts';

/** A machine as XState's own JSON, as far as an edit looks at it. */
interface StateJson {
  states?: Record<string, StateJson>;
  on?: Record<string, unknown>;
  [part: string]: unknown;
}

/** What an older version of a machine had otherwise, and what the atlas has to say of it. */
export interface Edit {
  readonly what: string;
  /** The file of the older version. */
  readonly file: string;
  /** How many differences are counted: added, removed, changed since then. */
  readonly counts: readonly [number, number, number];
  /** The mark on the chart of both versions that tells it. */
  readonly mark: string;
  /** What the row of the table says that tells it: what differs, how it was before, and how it is now. */
  readonly row: readonly [what: string, before: string, after: string];
}

/** Everything in which an older version of a machine may differ, each on a file of its own. */
type Change = (state: StateJson, path: string, machine: MachineId) => Omit<Edit, 'what' | 'file'> | null;

/** An event of a state that has one answer, as the JSON holds it; null where there is none that leads elsewhere. */
function lonelyEvent({ on = {} }: StateJson): { type: string; branch: Record<string, unknown> } | null {
  for (const [type, answer] of Object.entries(on)) {
    const [branch, ...others] = Array.isArray(answer) ? answer : [answer];
    if (others.length === 0 && typeof branch === 'object' && branch !== null && type !== '*')
      return { type, branch: branch as Record<string, unknown> };
  }
  return null;
}

/** What stands where there is nothing. */
const ABSENT = '–';

/** A text without what stands in brackets: the code of parameters. */
function withoutParameters(text: string): string {
  let depth = 0;
  return Array.from(text, (sign) => {
    if (sign === '(') depth += 1;
    const isKept = depth === 0;
    if (sign === ')') depth -= 1;
    return isKept ? sign : '';
  }).join('');
}

/** Of two answers that change places it cannot be said which one has moved. */
const FEWEST_TO_MOVE = 3;

const CHANGES: Readonly<Record<string, Change>> = {
  'did not answer an event': (state, path, machine) => {
    const event = lonelyEvent(state);
    if (event === null) return null;
    delete state.on?.[event.type];
    const name = `${path}: ${event.type}[0]`;
    return { counts: [1, 0, 0], mark: `${name}, added`, row: ['transition added', ABSENT, wholeOf(machine, name)] };
  },
  'answered one more event': (state, path) => {
    state.on = { ...state.on, 'gone.pressed': { description: 'No more.' } };
    const row = ['transition removed', 'stays', ABSENT] as const;
    return { counts: [0, 1, 0], mark: `${path}: gone.pressed[0] (before), removed`, row };
  },
  'answered an event otherwise': (state, path) => {
    const event = lonelyEvent(state);
    if (event === null) return null;
    const { description = ABSENT } = event.branch;
    event.branch['description'] = 'Said otherwise.';
    const row = ['other description', 'Said otherwise.', String(description)] as const;
    return { counts: [0, 0, 1], mark: `${path}: ${event.type}[0], changed`, row };
  },
  'asked the answers to an event in another order': (state, path) => {
    for (const [type, branches] of Object.entries(state.on ?? {})) {
      if (!Array.isArray(branches) || branches.length < FEWEST_TO_MOVE) continue;
      branches.unshift(branches.pop());
      const last = branches.length - 1;
      const row = ['asked in another order', '1.', `${branches.length}.`] as const;
      return { counts: [0, 0, 1], mark: `${path}: ${type}[${last}], changed`, row };
    }
    return null;
  },
  'entered a state otherwise': (state, path) => {
    const now = actionNames(state['entry']).join(', ');
    state['entry'] = ['rangBell'];
    const row = ['other actions on the way in', 'rangBell', now === '' ? ABSENT : now] as const;
    return { counts: [0, 0, 1], mark: `${path.split('.').at(-1) ?? ''}, changed`, row };
  },
};

function allStates(state: StateJson, path: string): { state: StateJson; path: string }[] {
  const below = Object.entries(state.states ?? {}).flatMap(([key, inner]) => allStates(inner, `${path}.${key}`));
  return [{ state, path }, ...below];
}

/** One edit of each kind to a machine in XState's JSON, each to another state of it. */
export function editsOf(json: string, machine: MachineId): Edit[] {
  return Object.entries(CHANGES).flatMap(([what, change], place) => {
    const copy: StateJson = JSON.parse(json);
    const [, ...states] = allStates(copy, machine);
    // Begins at another state for each kind.
    for (let at = 0; at < states.length; at += 1) {
      const { state, path } = states[(at + place) % states.length] ?? { state: copy, path: machine };
      const told = state['type'] === 'history' ? null : change(state, path, machine);
      if (told !== null) return [{ what, file: JSON.stringify(copy), ...told }];
    }
    return [];
  });
}

/** Runs in the page: the shape of the sign on the part that differs. */
function drawnSign(): string {
  return document.querySelector('.chart-difference-sign')?.getAttribute('d') ?? '';
}

/**
 * Opens older versions of a machine beside this build's, each edited in one place: the atlas counts, marks and lists that
 * one difference, and none where nothing was edited. Each kind of difference has a sign of its own.
 *
 * @throws PageMismatch where it tells more, less or something else
 */
export async function compareVersions(fixture: PageFixture, machine: MachineId): Promise<void> {
  const { page } = fixture;
  await fixture.clear();
  const { panel, chart } = await openChart(page, machine, 'Versions');
  const json = await (await page.request.get(`/atlas/exports/${machine}.json`)).text();
  const open = async (name: string, text: string) => {
    const field = panel.getByLabel('Open another version');
    await field.setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
    const opened = async () => (await panel.getByRole('status').first().innerText()).startsWith(`${name} `);
    await fixture.read(`whether ${name} is open`, opened, true);
  };
  await open('same.json', json);
  await fixture.read('what is said', async () => (await panel.innerText()).includes('They do not differ.'), true);
  const signs = new Map<string, string>();
  for (const [place, { what, file, counts, mark, row }] of editsOf(json, machine).entries()) {
    await open(`before-${place}.json`, file);
    const [added, removed, changed] = counts;
    const said = async () => (await panel.getByText(/^\d+ added, /).allInnerTexts()).join();
    const expected = `${added} added, ${removed} removed, ${changed} changed.`;
    await fixture.read(`what is counted of a version that ${what}`, said, expected);
    const marks = async () => {
      const labels = await chart
        .getByRole('button', { name: /, (?:added|removed|changed)$/ })
        .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
      return labels.filter((label) => !label.endsWith(mark)).length === 0 && labels.length === 1;
    };
    await fixture.read(`whether ${mark} alone is marked`, marks, true);
    signs.set(mark.split(', ').at(-1) ?? '', await page.evaluate(drawnSign));
    const cells = async () => {
      const rows = await panel
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader') })
        .all();
      const texts = rows.map((one) => one.getByRole('rowheader').or(one.getByRole('cell')).allInnerTexts());
      // The second cell says where, as the mark on the chart does.
      return (await Promise.all(texts)).flatMap(([name = '', , ...sides]) => [name, ...sides.map(withoutParameters)]);
    };
    await fixture.readLines(`the rows of a version that ${what}`, cells, row);
  }
  const drawn = new Set(signs.values());
  await fixture.read('how many signs the kinds of differences have', async () => drawn.size, signs.size);
}
