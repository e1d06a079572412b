import { it } from 'vitest';
import { type Chance, chanceOf } from '../../sessions/chance.ts';
import { act } from '../support/act.ts';
import { EVENTS, filesOf, openPanel, PANELS, sessions } from '../support/atlas-panels.ts';
import { fingerprint } from '../support/fingerprint.ts';
import { type Gesture, happening, UserByChance } from '../support/gestures.ts';
import { type LiveAtlas, openLiveAtlas } from '../support/live-atlas.ts';
import { expectAsLookedAt, usesMade } from '../support/used-as-looked-at.ts';

/** How often each of them is used. */
const USES = 40;

/** How often moments are: a session makes room for others once there are four. */
const USES_OF_MOMENTS = 80;

/** Of so many uses one is anywhere on the page, and the others are in the panel. */
const ELSEWHERE = 4;

const SEED = 5;

/** Notes that somebody has kept on parts of the machine that is open. */
const NOTES = ['cart', 'cart.lines.empty', 'cart.lines.filled'].map((part) => ({
  machine: 'cart',
  part,
  text: `On ${part}`,
}));

/** Where not a panel is used, but all of the page. */
const PAGE = 'page';

/** What is used. */
const USED = [PAGE, ...PANELS] as const;

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

/** Which of the moments that were shown is shown again, by its place: a session from long ago has made room for others. */
const AGAIN = { first: 0, 'last but one': -2, last: -1 } as const;

/** The address of a moment that was shown before is opened by hand. */
function momentsAgain(addresses: readonly string[]): Gesture[] {
  return [
    ...Object.entries(AGAIN).map(([which, place]) =>
      happening(`open the address of the ${which} moment again`, () => {
        window.location.hash = addresses.filter((address) => address.includes('moment=')).at(place) ?? '';
      }),
    ),
    happening('open the address of a moment that nobody has kept', () => {
      window.location.hash = '#cart?moment=0badcafe/1';
    }),
  ];
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

/** How the atlas is used by chance. */
interface Using {
  readonly chance: Chance;
  readonly uses: number;
  readonly files: readonly File[];
  /** What else can happen, by the addresses that were open before. */
  readonly othersAt: (addresses: readonly string[]) => readonly Gesture[];
  /** Whether a control is to be used the so many-th time. */
  readonly isMeant: (use: number, element: Element) => boolean;
}

/** Uses the atlas by chance. @returns what was done, with a fingerprint of all that could be told after it */
async function usedByChance(live: LiveAtlas, { chance, uses, files, othersAt, isMeant }: Using): Promise<string[]> {
  const { page, settle, seen } = live;
  const addresses: string[] = [];
  const others = [toldBits(live), openedAgain(addresses), ...othersAt(addresses)];
  const user = new UserByChance(chance, { texts: ['', 'add', '7'], files, others });
  await settle();
  const done = [`at first ${fingerprint(...seen())}`];
  for (let use = 1; use <= usesMade(uses); use += 1) {
    const { words, isKept } = await user.use(page, (element) => isMeant(use, element));
    await settle();
    addresses.push(window.location.hash);
    done.push(`${words} ${fingerprint(String(isKept), ...seen())}`);
  }
  return done;
}

// Where one of them changes, do the same in the browser (`npm start`), and then have the tables written anew:
// `npm run test:unit -- as-looked-at -u`.
it.each(USED)('What the atlas does as its %s is used is what was looked at last', async (panel) => {
  const live = await openLiveAtlas('#cart', { 'loadout.atlas.notes': JSON.stringify(NOTES) });
  const { atlas, forgetKept, breakNext } = live;
  const files = filesOf();
  await act(async () => {
    if (panel !== PAGE) openPanel(panel, atlas, files);
  });
  const done = await usedByChance(live, {
    chance: chanceOf(SEED, USED.indexOf(panel)),
    uses: USES,
    files: [files.session, files.machine, files.broken],
    othersAt: () => [
      dropped(files.machine),
      happening('let the browser forget what it keeps', forgetKept),
      happening('let a worker break', breakNext),
    ],
    isMeant: (use, element) => {
      if (panel === PAGE) return true;
      if (use % ELSEWHERE === 0) return element.getAttribute('role') !== 'tab';
      return element.parentElement?.closest('#panel') !== null;
    },
  });
  await expectAsLookedAt(panel, done);
});

it('What the atlas does as moments are recorded, shown, kept and found again is what was looked at last', async () => {
  const live = await openLiveAtlas('#cart');
  const { sessions: files, session } = filesOf();
  await act(async () => {
    live.atlas.viewer.send({ type: 'live.opened' });
    live.atlas.sessions.send({ type: 'file.chosen', file: session });
  });
  const done = await usedByChance(live, {
    chance: chanceOf(SEED, USED.length),
    uses: USES_OF_MOMENTS,
    files,
    othersAt: (addresses) => [...momentsAgain(addresses), happening('let the database fail once', live.failNext)],
    isMeant: (_, element) => element.matches('#panel [role="toolbar"] *, #panel [role="listbox"], #panel textarea'),
  });
  await expectAsLookedAt('moments', done);
});
