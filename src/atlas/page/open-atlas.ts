import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { OpenFile } from '../../../machines/opener/files.ts';
import { openerMachine } from '../../../machines/opener/opener.machine.ts';
import type { InspectionMessage } from '../../../machines/recorder/messages.ts';
import { recorderMachine } from '../../../machines/recorder/recorder.machine.ts';
import { viewerMachine } from '../../../machines/viewer/viewer.machine.ts';
import { addressOf, placeIn } from './address.ts';
import { registered } from './charts.ts';
import { coverageIn } from './coverage.ts';
import { listen } from './listen.ts';
import { type Take, loadJson, readJson } from './read-json.ts';
import { Recording } from './recording.ts';
import { sessionIn } from './session-file.ts';
import { texts } from './texts.ts';

/** The actors of the atlas, and the moments that they speak of. */
export interface Atlas {
  readonly viewer: ActorRefFrom<typeof viewerMachine>;
  readonly recorder: ActorRefFrom<typeof recorderMachine>;
  /** Opens coverage. */
  readonly coverage: ActorRefFrom<typeof openerMachine>;
  /** Opens saved sessions. */
  readonly sessions: ActorRefFrom<typeof openerMachine>;
  readonly recording: Recording;
}

const COVERAGE = '/atlas/coverage.json';

function openFiles(loadFirst: () => Promise<OpenFile | null>, take: Take): Atlas['coverage'] {
  return createActor(
    openerMachine.provide({
      actors: { loadFirst: fromPromise(loadFirst), readFile: fromPromise(({ input }) => readJson(input.file, take)) },
    }),
  ).start();
}

/** Keeps the address in step with what is open: a link opens it, and Back goes to what was open before. */
function keepAddress(viewer: Atlas['viewer'], window: Window): void {
  const { location, history, document } = window;
  const follow = () => {
    const place = placeIn(location.hash);
    if (place !== null && addressOf(place) !== addressOf(viewer.getSnapshot().context))
      viewer.send({ type: 'address.opened', ...place });
  };
  follow();
  document.title = texts.titleOf(viewer.getSnapshot().context.machine);
  viewer.subscribe(({ context }) => {
    document.title = texts.titleOf(context.machine);
    const address = addressOf(context);
    const place = placeIn(location.hash);
    if (place === null || addressOf(place) !== address) history.pushState(null, '', address);
  });
  window.addEventListener('popstate', follow);
  window.addEventListener('hashchange', follow);
}

/** Makes and joins the actors of the atlas. */
export function openAtlas(window: Window): Atlas {
  const [first = ''] = registered.keys();
  const recording = new Recording();
  const viewer = createActor(viewerMachine, {
    input: { machine: placeIn(window.location.hash)?.machine ?? first },
  }).start();
  const coverage = openFiles(() => loadJson(COVERAGE, texts.coverage.lastRun, coverageIn), coverageIn);
  const sessions = openFiles(() => Promise.resolve(null), sessionIn);
  const line = listen((messages) => {
    if (!recorder.getSnapshot().hasTag('recording')) return;
    const { last } = recording;
    recording.add(messages);
    if (recording.last > last) recorder.send({ type: 'moments.arrived', first: recording.first, last: recording.last });
  });
  const askShops = () => {
    recording.clear();
    line.ask();
  };
  const recorder = createActor(recorderMachine.provide({ actions: { askShops } })).start();
  sessions.on('file.opened', ({ opened }) => {
    // What was opened here was taken for a session.
    recording.load(opened.content as readonly InspectionMessage[]);
    recorder.send({ type: 'session.opened', last: recording.last });
  });
  keepAddress(viewer, window);
  line.ask();
  return { viewer, recorder, coverage, sessions, recording };
}
