import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { type Inspection, inspectionOf } from '../../actors/inspection.ts';
import type { OpenFile } from '../../../machines/fileLoader/files.ts';
import { fileLoaderMachine } from '../../../machines/fileLoader/fileLoader.machine.ts';
import { recorderMachine } from '../../../machines/recorder/recorder.machine.ts';
import { viewerMachine } from '../../../machines/viewer/viewer.machine.ts';
import { addressOf, targetIn } from './address.ts';
import { registered } from './charts.ts';
import { decodeCoverage } from './coverage/coverage.ts';
import { connectToShops } from './live/listen.ts';
import { type Decode, loadJson, readJson } from './files/read-json.ts';
import { Recording } from './live/recording.ts';
import { type Session, decodeSession } from './live/session-file.ts';
import { texts } from './texts.ts';

/** The actors of the atlas, and the recording whose moments the recorder counts. */
export interface Atlas {
  readonly viewer: ActorRefFrom<typeof viewerMachine>;
  readonly recorder: ActorRefFrom<typeof recorderMachine>;
  /** Opens coverage. */
  readonly coverage: ActorRefFrom<typeof fileLoaderMachine>;
  /** Opens saved sessions. */
  readonly sessions: ActorRefFrom<typeof fileLoaderMachine>;
  readonly recording: Recording;
}

const COVERAGE = '/atlas/coverage.json';

interface FilesToOpen {
  readonly id: string;
  readonly loadFirst: () => Promise<OpenFile | null>;
  readonly decode: Decode;
}

function openFiles({ id, loadFirst, decode }: FilesToOpen, inspection: Inspection): Atlas['coverage'] {
  return createActor(
    fileLoaderMachine.provide({
      actors: { loadFirst: fromPromise(loadFirst), readFile: fromPromise(({ input }) => readJson(input.file, decode)) },
    }),
    { ...inspection, id },
  ).start();
}

/** Keeps address and viewer the same: a link opens its target, and Back goes to what was open before. */
function keepAddress(viewer: Atlas['viewer'], window: Window): void {
  const { location, history, document } = window;
  const follow = () => {
    const target = targetIn(location.hash);
    if (target !== null && addressOf(target) !== addressOf(viewer.getSnapshot().context))
      viewer.send({ type: 'address.opened', ...target });
  };
  follow();
  document.title = texts.titleOf(viewer.getSnapshot().context.machine);
  viewer.subscribe(({ context }) => {
    document.title = texts.titleOf(context.machine);
    const address = addressOf(context);
    const target = targetIn(location.hash);
    if (target === null || addressOf(target) !== address) history.pushState(null, '', address);
  });
  window.addEventListener('popstate', follow);
  window.addEventListener('hashchange', follow);
}

/** Makes and joins the actors of the atlas. */
export function openAtlas(window: Window): Atlas {
  const inspection = inspectionOf(window);
  const [first = ''] = registered.keys();
  const recording = new Recording();
  const viewer = createActor(viewerMachine, {
    ...inspection,
    input: { machine: targetIn(window.location.hash)?.machine ?? first },
  }).start();
  const loadCoverage = () => loadJson(COVERAGE, texts.coverage.lastRun, decodeCoverage);
  const coverage = openFiles({ id: 'coverage', loadFirst: loadCoverage, decode: decodeCoverage }, inspection);
  const sessions = openFiles(
    { id: 'sessions', loadFirst: () => Promise.resolve(null), decode: decodeSession },
    inspection,
  );
  const shops = connectToShops((messages) => {
    if (!recorder.getSnapshot().hasTag('recording')) return;
    const { last } = recording;
    recording.add(messages);
    if (recording.last > last) recorder.send({ type: 'moments.arrived', first: recording.first, last: recording.last });
  });
  const askShops = () => {
    recording.clear();
    shops.requestActors();
  };
  const recorder = createActor(recorderMachine.provide({ actions: { askShops } }), inspection).start();
  sessions.on('file.opened', ({ opened }) => {
    // This loader opens only what `decodeSession` has checked.
    recording.load(opened.content as Session);
    recorder.send({ type: 'session.opened', last: recording.last });
  });
  keepAddress(viewer, window);
  shops.requestActors();
  return { viewer, recorder, coverage, sessions, recording };
}
