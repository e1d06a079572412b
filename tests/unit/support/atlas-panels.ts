import { machines } from '../../../machines/index.ts';
import { machineJsonText } from '../../../src/atlas/exports/xstate-json.ts';
import { mutantsOf } from '../../engine/mutants/operators.ts';
import { simulatedSession } from '../../sessions/simulated-session.ts';
import { wholeSessionText } from '../../sessions/whole-session-text.ts';
import { weights } from '../traffic/sessions-on-disk.ts';
import type { LiveAtlas } from './live-atlas.ts';

const SEED = 5;
const SESSIONS = 4;

/** Events in each session. */
export const EVENTS = 40;

export const sessions = Array.from({ length: SESSIONS }, (_, number) =>
  simulatedSession({ ...weights, events: EVENTS }, SEED, number),
);
const sessionTexts = sessions.map(wholeSessionText);

/** Files that a person may have: made anew, since they belong to the document of a test. */
export function filesOf() {
  const [, , , mutant] = mutantsOf(machines.cart);
  const jsonFile = (name: string, text = ''): File => new File([text], name);
  return {
    session: jsonFile('a.session.json', sessionTexts[0]),
    machine: jsonFile('cart.json', machineJsonText(mutant?.build() ?? machines.cart)),
    broken: jsonFile('broken.json', '{'),
    sessions: sessionTexts.map((text, at) => jsonFile(`${at}.session.json`, text)),
  };
}

type Files = ReturnType<typeof filesOf>;

/** The panels of the atlas. */
export const PANELS = [
  'details',
  'outline',
  'walks',
  'trial',
  'live',
  'sequence',
  'traffic',
  'versions',
  'exports',
] as const;
type Panel = (typeof PANELS)[number];

/** What is read where a panel is used; the others read nothing. */
const FILLED: Readonly<Partial<Record<Panel, (atlas: LiveAtlas['atlas'], files: Files) => void>>> = {
  live: ({ sessions: loader }, { session }) => loader.send({ type: 'file.chosen', file: session }),
  sequence: ({ sessions: loader }, { session }) => loader.send({ type: 'file.chosen', file: session }),
  traffic: ({ traffic }, files) => {
    traffic.client.choose(files.sessions);
    traffic.machine.send({ type: 'files.chosen', files: files.sessions.length });
  },
  versions: ({ versions }, { machine }) => versions.send({ type: 'file.chosen', file: machine }),
};

/** Opens a panel, and reads what there is to be read in it. */
export function openPanel(panel: Panel, atlas: LiveAtlas['atlas'], files: Files): void {
  atlas.viewer.send({ type: `${panel}.opened` });
  FILLED[panel]?.(atlas, files);
}
