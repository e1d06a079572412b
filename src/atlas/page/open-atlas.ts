import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { type Inspection, inspectionOf } from '../../actors/inspection.ts';
import type { OpenFile } from '../../../machines/fileLoader/files.ts';
import { fileLoaderMachine } from '../../../machines/fileLoader/fileLoader.machine.ts';
import { recorderMachine } from '../../../machines/recorder/recorder.machine.ts';
import { viewerMachine } from '../../../machines/viewer/viewer.machine.ts';
import { type MomentTarget, targetIn } from './address.ts';
import type { Chart } from '../chart/chart.ts';
import { OVERVIEW } from '../chart/overview.ts';
import type { ListedSession } from '../traffic/counting.ts';
import { inWording, permanent } from './charts.ts';
import { layoutFor, withFolds } from './chart-pane/layouts.ts';
import { wordingIn } from './wording.ts';
import { keepAddress } from './keep-address.ts';
import { type Coverage, decodeCoverage } from './coverage/coverage.ts';
import { connectToShops } from './live/listen.ts';
import { type Decode, loadJson, readJson } from './files/read-json.ts';
import { foreignChart, readMachineFile } from './foreign/machine-file.ts';
import { KeptMoments } from './live/kept-moments.ts';
import { sessionStore } from './live/kept-sessions.ts';
import { Refusals } from './live/refusals.ts';
import { Recording } from './live/recording.ts';
import { type Session, decodeSession } from './live/session-file.ts';
import { partNotesIn } from './notes/note.ts';
import { PartNotes } from './notes/part-notes.ts';
import { texts } from './texts.ts';
import { decodeVersion } from './versions/version-file.ts';
import { type OpenTrial, openTrial } from './trial/open-trial.ts';
import { type OpenTraffic, openTraffic } from './traffic/open-traffic.ts';

/** The actors of the atlas, and the recording whose moments the recorder counts. */
export interface Atlas {
  readonly viewer: ActorRefFrom<typeof viewerMachine>;
  readonly recorder: ActorRefFrom<typeof recorderMachine>;
  /** Opens coverage. */
  readonly coverage: ActorRefFrom<typeof fileLoaderMachine>;
  /** Opens saved sessions. */
  readonly sessions: ActorRefFrom<typeof fileLoaderMachine>;
  /** Opens another version of a machine, to compare. */
  readonly versions: ActorRefFrom<typeof fileLoaderMachine>;
  /** Opens machines that are not of this build. */
  readonly machines: ActorRefFrom<typeof fileLoaderMachine>;
  /** The charts of all that it has opened, by their ids: Back leads to each of them. */
  readonly fromFiles: ReadonlyMap<string, Chart>;
  readonly recording: Recording;
  /** Sessions of many shoppers, and what they show. */
  readonly traffic: OpenTraffic;
  /** A machine that is tried by hand. */
  readonly trial: OpenTrial;
  /** Opens a session of the traffic as a recording, at one of its moments. */
  readonly play: (session: ListedSession, moment: number) => Promise<void>;
  readonly refusals: Refusals;
  /** The notes on states and transitions. */
  readonly notes: PartNotes;
  /** The addresses of recorded moments. */
  readonly moments: KeptMoments;
  /** When the first chart can be drawn at once, or is no longer waited for. */
  readonly isReady: Promise<void>;
}

/** Digits of the name of a kept session. */
const NAME_LENGTH = 8;

/** The name of a kept session, in hexadecimal digits: a page that comes over no secure connection has no `crypto.randomUUID`. */
function newName(crypto: Crypto): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number.toString(16).padStart(NAME_LENGTH, '0');
}

const COVERAGE = '/atlas/coverage.json';

interface FilesToOpen {
  readonly id: string;
  readonly loadFirst: () => Promise<OpenFile | null>;
  /** Reads a chosen file. */
  readonly read: (file: unknown) => Promise<OpenFile>;
}

function openFiles({ id, loadFirst, read }: FilesToOpen, inspection: Inspection): Atlas['coverage'] {
  return createActor(
    fileLoaderMachine.provide({
      actors: { loadFirst: fromPromise(loadFirst), readFile: fromPromise(({ input }) => read(input.file)) },
    }),
    { ...inspection, id },
  ).start();
}

/** Nothing of this kind comes with the build. */
function nothing(): Promise<null> {
  return Promise.resolve(null);
}

/** Reads JSON that is checked by a decoder. */
function json(decode: Decode): FilesToOpen['read'] {
  return (file) => readJson(file, decode);
}

/** The coverage of the build by its source: planned, or a run with its time and commit. */
function coverageName({ source }: Coverage): string {
  if (source === undefined) return texts.coverage.lastRun;
  return source.kind === 'planned' ? texts.coverage.planned : texts.coverage.run(source.at, source.commit);
}

/** How long the first chart is waited for before the page shows without it, in milliseconds. */
const PATIENCE = 400;

/**
 * Waits for the layout of the chart that is open. Once React shows that something is on its way, it shows that for 300 ms at least,
 * however soon it is there: so nothing shows before. One that cannot be had is said to be so where it is drawn.
 */
async function layoutOrPatience(viewer: Atlas['viewer']): Promise<void> {
  const snapshot = viewer.getSnapshot();
  const { machine, folded } = snapshot.context;
  const chart = permanent.get(machine);
  if (chart === undefined) return;
  await Promise.race([
    layoutFor(withFolds(inWording(chart, wordingIn(snapshot)), folded)).catch(() => undefined),
    new Promise((resolve) => {
      setTimeout(resolve, PATIENCE);
    }),
  ]);
}

/** Makes and joins the actors of the atlas. */
export function openAtlas(window: Window): Atlas {
  const inspection = inspectionOf(window);
  const recording = new Recording();
  const viewer = createActor(viewerMachine, {
    ...inspection,
    input: { machine: targetIn(window.location.hash)?.machine ?? OVERVIEW },
  }).start();
  const loadCoverage = () => loadJson(COVERAGE, coverageName, decodeCoverage);
  const coverage = openFiles({ id: 'coverage', loadFirst: loadCoverage, read: json(decodeCoverage) }, inspection);
  const sessions = openFiles({ id: 'sessions', loadFirst: nothing, read: json(decodeSession) }, inspection);
  const versions = openFiles({ id: 'versions', loadFirst: nothing, read: json(decodeVersion) }, inspection);
  const machines = openFiles({ id: 'machines', loadFirst: nothing, read: readMachineFile }, inspection);
  const fromFiles = new Map<string, Chart>();
  machines.on('file.opened', ({ opened }) => {
    const chart = foreignChart(opened.content);
    fromFiles.set(chart.id, chart);
    viewer.send({ type: 'machine.opened', machine: chart.id });
    trial.renew(chart);
  });
  const refusals = new Refusals();
  const notes = new PartNotes(() => window.localStorage);
  const shops = connectToShops(
    (messages) => {
      if (!recorder.getSnapshot().hasTag('recording')) return;
      const { last } = recording;
      recording.add(messages);
      if (recording.last === last) return;
      recorder.send({ type: 'moments.arrived', first: recording.first, last: recording.last });
      traffic.client.grow();
    },
    () => refusals.add(),
  );
  const moments = new KeptMoments(
    recording,
    sessionStore(() => window.indexedDB),
    () => newName(window.crypto),
  );
  const askShops = () => {
    recording.clear();
    moments.begin();
    shops.requestActors();
  };
  const recorder = createActor(recorderMachine.provide({ actions: { askShops } }), inspection).start();
  moments.follow(recorder);
  /** @param origin the name of its file, or that by which this browser keeps it */
  const openSession = (session: Session, origin: { readonly from: string } | { readonly kept: string }): void => {
    recording.load(session, 'from' in origin ? origin.from : null);
    notes.add(partNotesIn(session.notes ?? []));
    moments.begin('kept' in origin ? origin.kept : null);
    recorder.send({ type: 'session.opened', last: recording.last });
  };
  sessions.on('file.opened', ({ opened }) => {
    // This loader opens only what `decodeSession` has checked.
    openSession(opened.content as Session, opened);
  });
  const traffic = openTraffic(inspection);
  const play = async ({ index, file, isRecording }: ListedSession, moment: number): Promise<void> => {
    // The recording that goes on is here already: a copy would take its place, and end it.
    if (isRecording && recorder.getSnapshot().hasTag('recording') && recording.last > 0) {
      recorder.send({ type: 'moment.picked', momentNumber: recording.first + moment - 1 });
      viewer.send({ type: 'live.opened' });
      return;
    }
    const session = await traffic.client.session(index).catch(() => null);
    if (session === null) return;
    openSession(session, { from: file });
    recorder.send({ type: 'moment.picked', momentNumber: moment });
    viewer.send({ type: 'live.opened' });
  };
  const openMoment = async (target: MomentTarget): Promise<void> => {
    if (moments.numberOf(target) === null) {
      const session = await moments.find(target.session);
      if (session !== null) openSession(session, { kept: target.session });
    }
    const momentNumber = moments.numberOf(target);
    if (momentNumber !== null) recorder.send({ type: 'moment.picked', momentNumber });
    viewer.send({ type: 'live.opened' });
  };
  const trial = openTrial(inspection);
  keepAddress(viewer, { trial, moments, openMoment }, window);
  shops.requestActors();
  return {
    viewer,
    recorder,
    coverage,
    sessions,
    versions,
    machines,
    fromFiles,
    recording,
    traffic,
    trial,
    play,
    refusals,
    notes,
    moments,
    isReady: layoutOrPatience(viewer),
  };
}
