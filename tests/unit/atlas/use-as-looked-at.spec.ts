import { act } from 'react';
import { expect, it } from 'vitest';
import { machines } from '../../../machines/index.ts';
import { machineJsonText } from '../../../src/atlas/exports/xstate-json.ts';
import { mutantsOf } from '../../engine/mutants/operators.ts';
import { chanceOf } from '../../sessions/chance.ts';
import { simulatedSession } from '../../sessions/simulated-session.ts';
import { wholeSessionText } from '../../sessions/whole-session-text.ts';
import { fingerprint } from '../support/fingerprint.ts';
import { type Gesture, happening, UserByChance } from '../support/gestures.ts';
import { type LiveAtlas, openLiveAtlas } from '../support/live-atlas.ts';
import { weights } from '../traffic/sessions-on-disk.ts';

/** How often each of them is used. */
const USES = 40;

/** Of so many uses one is anywhere on the page, and the others are in the panel. */
const ELSEWHERE = 4;

const SEED = 5;
const SESSIONS = 4;
const EVENTS = 40;

const sessions = Array.from({ length: SESSIONS }, (_, number) =>
  simulatedSession({ ...weights, events: EVENTS }, SEED, number),
);
const sessionTexts = sessions.map(wholeSessionText);

/** Files that a person may have: made anew, since they belong to the document of a test. */
function filesOf() {
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

/** Where not a panel is used, but all of the page. */
const PAGE = 'page';

/** What is open where a panel is used. */
const OPENED: Readonly<Record<string, (atlas: LiveAtlas['atlas'], files: Files) => void>> = {
  [PAGE]: () => undefined,
  details: () => undefined,
  outline: () => undefined,
  walks: () => undefined,
  trial: () => undefined,
  live: ({ sessions: loader }, { session }) => loader.send({ type: 'file.chosen', file: session }),
  sequence: ({ sessions: loader }, { session }) => loader.send({ type: 'file.chosen', file: session }),
  traffic: ({ traffic }, files) => {
    traffic.client.choose(files.sessions);
    traffic.machine.send({ type: 'files.chosen', files: files.sessions.length });
  },
  versions: ({ versions }, { machine }) => versions.send({ type: 'file.chosen', file: machine }),
  exports: () => undefined,
};

/** Shops that tell something, bit by bit. */
function toldBits({ hear }: LiveAtlas): Gesture {
  const left = sessions.flatMap(({ messages }) => messages);
  return happening('let a shop tell something', () => hear(left.splice(0, EVENTS)));
}

/** An address that was open before is opened by hand. */
function openedAgain(addresses: readonly string[]): Gesture {
  return happening('open an address again', () => {
    window.location.hash = addresses[Math.floor(addresses.length / 2)] ?? '';
  });
}

/** A file is dropped on the page. */
function dropped(file: File): Gesture {
  return {
    name: 'drop a file',
    make: () =>
      ['dragover', 'drop'].map((type) => {
        const event = new Event(type, { bubbles: true, cancelable: true });
        return !document.body.dispatchEvent(Object.assign(event, { dataTransfer: { files: [file] } }));
      }),
  };
}

// Where one of them changes, do the same in the browser (`npm start`), and then have the table written anew:
// `npm run test:unit -- as-looked-at -u`.
it.each(Object.entries(OPENED))(
  'What the atlas does as its %s is used is what was looked at last',
  async (panel, open) => {
    const live = await openLiveAtlas('#cart');
    const { atlas, page, settle, seen } = live;
    const files = filesOf();
    await act(async () => {
      if (panel !== PAGE) atlas.viewer.send({ type: `${panel}.opened` as 'details.opened' });
      open(atlas, files);
    });
    await settle();
    const addresses: string[] = [];
    const user = new UserByChance(chanceOf(SEED, Object.keys(OPENED).indexOf(panel)), {
      texts: ['', 'add', '7'],
      files: [files.session, files.machine, files.broken],
      others: [toldBits(live), openedAgain(addresses), dropped(files.machine)],
    });
    const done = [`at first ${fingerprint(...seen())}`];
    for (let use = 1; use <= USES; use += 1) {
      const isElsewhere = use % ELSEWHERE === 0;
      const { words, isKept } = await user.use(page, (element) => {
        if (panel === PAGE) return true;
        return isElsewhere ? element.getAttribute('role') !== 'tab' : element.parentElement?.closest('#panel') !== null;
      });
      await settle();
      addresses.push(window.location.hash);
      done.push(`${words} ${fingerprint(String(isKept), ...seen())}`);
    }
    expect(done).toMatchSnapshot();
  },
);
