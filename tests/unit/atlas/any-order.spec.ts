import { expect, it } from 'vitest';
import { machines } from '../../../machines/index.ts';
import { chartOf } from '../../../src/atlas/chart/chart-of.ts';
import { act } from '../support/act.ts';
import { filesOf, openPanel, PANELS } from '../support/atlas-panels.ts';
import { linesIn, seenOf, valuesIn } from '../support/dom-look.ts';
import { type LiveAtlas, openLiveAtlas } from '../support/live-atlas.ts';

/** Where the atlas is opened. */
const FIRST = '#notice';

/** What is looked at next by its address, which keeps the panel: a part that some sessions have passed and others not. */
const NEXT = { type: 'address.opened', machine: 'cart', part: 'undo.available', folded: [], wording: 'plain' } as const;

type Deed = (live: LiveAtlas, files: ReturnType<typeof filesOf>) => void;

function lookElsewhere({ atlas: { viewer } }: LiveAtlas): void {
  viewer.send(NEXT);
}

/** The machine that is looked at last is tried, too. */
function tryThere({ atlas: { trial } }: LiveAtlas): void {
  trial.open(chartOf(machines[NEXT.machine]), ['start']);
}

/** All that can be seen of an atlas after some things were done in it, one after the other. */
async function seenAfter(...deeds: readonly Deed[]) {
  const live = await openLiveAtlas(FIRST);
  const files = filesOf();
  for (const deed of deeds) {
    await act(async () => deed(live, files));
    await live.settle();
  }
  const seen = { page: linesIn(seenOf(live.page)), values: valuesIn(live.page) };
  await live.leave();
  return seen;
}

it.each(PANELS)(
  'The panel %s shows the same of a machine and a part, whether it was open before or is opened there',
  async (panel) => {
    const open: Deed = ({ atlas }, files) => openPanel(panel, atlas, files);
    const before = await seenAfter(open, lookElsewhere, tryThere);
    expect(before).toEqual(await seenAfter(lookElsewhere, open, tryThere));
  },
);
