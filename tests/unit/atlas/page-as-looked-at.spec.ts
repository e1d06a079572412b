import { expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { type MachineId, machines } from '../../../machines/index.ts';
import { EVERYTHING, type TrafficQuestion } from '../../../machines/traffic/question.ts';
import { statesWithin } from '../../../src/atlas/chart/chart.ts';
import { chartOf } from '../../../src/atlas/chart/chart-of.ts';
import { foldableIn } from '../../../src/atlas/chart/folding.ts';
import { OVERVIEW } from '../../../src/atlas/chart/overview.ts';
import { machineJsonText } from '../../../src/atlas/exports/xstate-json.ts';
import { permanent } from '../../../src/atlas/page/charts.ts';
import { replicasOfBuild } from '../../../src/atlas/traffic/conformance/replicas.ts';
import { type CheckedSession, Counting } from '../../../src/atlas/traffic/counting.ts';
import { mutantsOf } from '../../engine/mutants/operators.ts';
import { oddMachine } from '../../flows/odd-machine.ts';
import { simulatedSession } from '../../sessions/simulated-session.ts';
import { wholeSessionText } from '../../sessions/whole-session-text.ts';
import { committedWalks } from '../../walks/committed.ts';
import { PANELS } from '../support/atlas-panels.ts';
import { fingerprint } from '../support/fingerprint.ts';
import { openRenderedAtlas, type RenderedAtlas } from '../support/rendered-atlas.ts';
import { spread } from '../support/spread.ts';
import { toTenths } from '../support/to-tenths.ts';
import { weights } from '../traffic/sessions-on-disk.ts';

/** Parts of a kind, steps of a walk and other versions that are looked at, at most. */
const MOST = 4;

type Page = Awaited<ReturnType<RenderedAtlas['page']>>;

function both({ chart, panel }: Page): string {
  return fingerprint(toTenths(chart), panel);
}

/** What is shown after each of some things is opened, one after the other. */
async function eachOf<TOne>(
  page: () => Promise<Page>,
  all: readonly TOne[],
  open: (one: TOne) => unknown,
): Promise<string> {
  const shown: string[] = [];
  for (const one of spread(all, MOST)) {
    await open(one);
    shown.push(both(await page()));
  }
  return fingerprint(...shown);
}

function nothing(): void {}

function jsonFile(name: string, text: string): File {
  return new File([text], name);
}

type Atlas = RenderedAtlas['atlas'];

/** Has a file read by what reads files of its kind. */
async function readBy(loader: Atlas['coverage' | 'machines' | 'sessions' | 'versions'], file: File): Promise<void> {
  loader.send({ type: 'file.chosen', file });
  await waitFor(loader, (snapshot) => !snapshot.matches('reading'));
}

// Where one of them changes, look at it in the browser (`npm start`), and then have the table written anew:
// `npm run test:unit -- as-looked-at -u`.
it.each([OVERVIEW, ...Object.keys(machines)])(
  'What the atlas shows of %s is what was looked at last',
  async (machine) => {
    const { atlas, page } = await openRenderedAtlas(`#${machine}`);
    const { viewer, trial, versions, notes } = atlas;
    const chart = permanent.get(machine) ?? chartOf({});
    const looks: Record<string, string> = {};
    for (const panel of PANELS) {
      viewer.send({ type: `${panel}.opened` });
      looks[panel] = fingerprint((await page()).panel);
    }
    viewer.send({ type: 'code.chosen' });
    viewer.send({ type: 'outline.opened' });
    looks['in the names of the code'] = both(await page());
    const [first] = foldableIn(chart);
    if (first !== undefined) viewer.send({ type: 'state.folded', state: first.id });
    looks['folded'] = both(await page());
    const parts = {
      'states selected': statesWithin(chart.root).map(({ id }) => id),
      'transitions selected': chart.transitions.map(({ name }) => name),
    };
    for (const [kind, names] of Object.entries(parts))
      looks[kind] = await eachOf(page, names, (part) => {
        notes.put({ machine, part, text: `Noted on ${part}.` });
        viewer.send({ type: 'part.selected', part });
      });
    viewer.send({ type: 'plain.chosen' });
    for (const walkFile of ['page', 'actor'] as const)
      for (const { id, steps } of committedWalks(machine, walkFile).walks.slice(0, 1)) {
        viewer.send({ type: 'walk.opened', walk: { walkFile, id, steps: steps.length } });
        const places = steps.map((_, at) => at);
        looks[`a walk: ${walkFile}`] = await eachOf(page, places, (at) =>
          viewer.send({ type: 'step.picked', stepIndex: at }),
        );
      }
    viewer.send({ type: 'walk.closed' });
    viewer.send({ type: 'trial.opened' });
    const [walk] = committedWalks(machine, 'actor').walks;
    if (walk !== undefined) {
      trial.open(
        chart,
        walk.steps.slice(0, MOST).map(({ stimulus }) => stimulus.words),
      );
      looks['a trial'] = both(await page());
    }
    viewer.send({ type: 'versions.opened' });
    const mutants = machine === OVERVIEW ? [] : mutantsOf(machines[machine as MachineId]);
    looks['other versions'] = await eachOf(page, mutants, async (mutant) => {
      await readBy(versions, jsonFile(`${machine}.json`, machineJsonText(mutant.build())));
    });
    expect(looks).toMatchSnapshot();
  },
);

const EVENTS = 60;
const SEED = 3;
const SESSIONS = 6;

/** Simulated sessions, as files hold them. */
const sessions = Array.from({ length: SESSIONS }, (_, number) =>
  wholeSessionText(simulatedSession({ ...weights, events: EVENTS }, SEED, number)),
);

it('What the atlas shows of a recording is what was looked at last', async () => {
  const { atlas, page } = await openRenderedAtlas('#cart');
  const { viewer, recorder, recording } = atlas;
  await readBy(atlas.sessions, jsonFile('a.session.json', sessions[0] ?? ''));
  const moments = Array.from({ length: recording.last }, (_, at) => at + 1);
  const looks: Record<string, string> = {};
  for (const panel of ['live', 'sequence'] as const) {
    viewer.send({ type: `${panel}.opened` });
    looks[panel] = await eachOf(page, moments, (momentNumber) =>
      recorder.send({ type: 'moment.picked', momentNumber }),
    );
    const actors = [...recording.actorsAt(recording.last).keys()];
    looks[`${panel}, of one actor`] = await eachOf(page, actors, (actor) =>
      recorder.send({ type: 'actor.picked', actor }),
    );
  }
  expect(looks).toMatchSnapshot();
});

it('What the atlas shows of many sessions is what was looked at last', async () => {
  const { atlas, page } = await openRenderedAtlas('#cart');
  const { viewer, traffic } = atlas;
  const counting = new Counting();
  for (const [at, text] of sessions.entries()) await counting.read(jsonFile(`${at}.session.json`, text), nothing);
  const checked: CheckedSession[] = [];
  for await (const one of counting.check(replicasOfBuild())) if (one !== null) checked.push(one);
  Object.assign(traffic.client, {
    counted: counting.count(EVERYTHING),
    checked: { checked, sessions: SESSIONS },
    list: async (question: TrafficQuestion) => counting.list(question, SESSIONS),
    read: nothing,
    count: nothing,
    check: nothing,
    forget: nothing,
  });
  viewer.send({ type: 'traffic.opened' });
  const looks: Record<string, string> = {};
  for (const event of [
    { type: 'files.chosen', files: SESSIONS },
    { type: 'sessions.counted', sessions: 2, unread: 1 },
    { type: 'reading.ended', sessions: SESSIONS, unread: 0 },
    { type: 'question.asked', question: { ...EVERYTHING, language: 'en' } },
    { type: 'check.pressed' },
    { type: 'check.ended' },
  ] as const) {
    traffic.machine.send(event);
    looks[event.type] = both(await page());
  }
  for (const machine of Object.keys(machines)) {
    viewer.send({ type: 'machine.opened', machine });
    looks[machine] = both(await page());
  }
  // Some of the sessions that begin it come to its end.
  const question = { ...EVERYTHING, funnelFrom: 'cart/lines.filled', funnelTo: 'cart/undo.available' };
  Object.assign(traffic.client, { counted: counting.count(question) });
  traffic.machine.send({ type: 'question.asked', question });
  looks['a way between two states'] = both(await page());
  expect(looks).toMatchSnapshot();
});

const REACHED = ['browser', 'actor', 'nowhere'] as const;

/** The coverage of a run: of each machine transitions that are walked so and so, the mutants that they killed, and what they are for. */
function runText(): string {
  // The run did not know the first one.
  const covered = (Object.keys(machines) as MachineId[]).slice(1).map((machine, place) => {
    const { transitions } = chartOf(machines[machine]);
    const mutants = mutantsOf(machines[machine]);
    const walksOf = (file: 'page' | 'actor') => committedWalks(machine, file).walks.map(({ id }) => id);
    const rows = transitions.map(({ name }, at) => {
      const reached = REACHED[at % REACHED.length] ?? 'nowhere';
      return {
        name,
        reached,
        browserWalks: reached === 'browser' ? walksOf('page').slice(0, 2) : [],
        actorWalks: reached === 'nowhere' ? [] : walksOf('actor').slice(0, 2),
        because: reached === 'actor' ? `No page can cause ${name}.` : '',
        killed: mutants.slice(at, at + (at % MOST)).map((mutant) => mutant.name),
      };
    });
    // A version before had a transition more, or one less.
    const older = place % 2 === 0 ? [{ ...rows[0], name: `${machine}: gone` }] : [];
    return { machine, transitions: [...rows.slice(place % 2), ...older] };
  });
  return JSON.stringify({
    version: 2,
    source: { kind: 'run', at: '2026-02-03T04:05:06Z', commit: '0123456' },
    machines: covered,
    requirements: covered.flatMap(({ machine, transitions }) =>
      transitions
        .slice(0, 2)
        .map(({ name }, at) => ({ id: `§${at}`, text: `It does ${at}.`, machine, coveredBy: name })),
    ),
  });
}

it('What the atlas shows of the coverage of a run is what was looked at last', async () => {
  const { atlas, page } = await openRenderedAtlas('#cart');
  const { viewer, coverage } = atlas;
  await readBy(coverage, jsonFile('coverage.json', runText()));
  const looks: Record<string, string> = {};
  for (const machine of [OVERVIEW, ...Object.keys(machines)]) {
    viewer.send({ type: 'machine.opened', machine });
    looks[machine] = both(await page());
    const names = permanent.get(machine)?.transitions.map(({ name }) => name) ?? [];
    looks[`${machine}, transitions selected`] = await eachOf(page, names, (part) =>
      viewer.send({ type: 'part.selected', part }),
    );
  }
  expect(looks).toMatchSnapshot();
});

/** Machines in a file: one with guards whose code no file has, and one with none. */
const IN_FILES = { 'unlike ours': oddMachine, 'without guards': machines.notice };

it.each(Object.entries(IN_FILES))(
  'What the atlas shows of a machine %s from a file is what was looked at last',
  async (_, machine) => {
    const { atlas, page } = await openRenderedAtlas('#cart');
    const { viewer, machines: fileLoader } = atlas;
    await readBy(fileLoader, jsonFile('one.json', machineJsonText(machine)));
    const looks: Record<string, string> = {};
    for (const panel of PANELS) {
      viewer.send({ type: `${panel}.opened` });
      looks[panel] = both(await page());
    }
    expect(looks).toMatchSnapshot();
  },
);
