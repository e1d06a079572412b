import { expect, it } from 'vitest';
import { machines } from '../../../machines/index.ts';
import { chartOf } from '../../../src/atlas/chart/chart-of.ts';
import { machineIds } from '../../machines/room.ts';
import { committedWalks } from '../../walks/committed.ts';
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

function chooseCode({ atlas: { viewer } }: LiveAtlas): void {
  viewer.send({ type: 'code.chosen' });
}

function choosePlain({ atlas: { viewer } }: LiveAtlas): void {
  viewer.send({ type: 'plain.chosen' });
}

/** All that can be seen of an atlas each time some things were done in it, one after the other. */
async function seenAfterEach(...times: readonly (readonly Deed[])[]) {
  const live = await openLiveAtlas(FIRST);
  const files = filesOf();
  const seen = [];
  for (const deeds of times) {
    for (const deed of deeds) {
      await act(async () => deed(live, files));
      await live.settle();
    }
    seen.push({ page: linesIn(seenOf(live.page)), values: valuesIn(live.page) });
  }
  await live.leave();
  return seen;
}

it.each(PANELS.map((panel, at) => [panel, PANELS.at(at - 1) ?? panel] as const))(
  'The panel %s, and then %s, shows the same of a machine and a part, whether it was open before or is opened there, and in which words it was last',
  async (panel, other) => {
    const open: Deed = ({ atlas }, files) => openPanel(panel, atlas, files);
    const openOther: Deed = ({ atlas: { viewer } }) => viewer.send({ type: `${other}.opened` });
    // In other words all of the chart is drawn anew: what has not heard that the panel is another one is seen then.
    const before = await seenAfterEach([open, lookElsewhere, tryThere], [openOther, chooseCode, choosePlain]);
    expect(before).toEqual(await seenAfterEach([lookElsewhere, open, tryThere], [openOther]));
  },
);

/** Of each machine that can begin in different states, two walks that do. */
const BEGINNINGS = machineIds.flatMap((machine) => {
  const walks = committedWalks(machine, 'actor').walks.map(({ id, steps }) => ({
    walk: { walkFile: 'actor' as const, id, steps: steps.length },
    begins: steps[0]?.seen.state,
  }));
  const [first] = walks;
  const other = walks.find(({ begins }) => begins !== first?.begins);
  return first === undefined || other === undefined ? [] : [{ machine, walks: [first.walk, other.walk] as const }];
});

it.each(BEGINNINGS)(
  'A walk of $machine is lit where it begins, also after another one that begins elsewhere',
  async ({ machine, walks: [first, second] }) => {
    const openMachine: Deed = ({ atlas: { viewer } }) => viewer.send({ type: 'machine.opened', machine });
    const openFirst: Deed = ({ atlas: { viewer } }) => viewer.send({ type: 'walk.opened', walk: first });
    const openSecond: Deed = ({ atlas: { viewer } }) => viewer.send({ type: 'walk.opened', walk: second });
    const [, after] = await seenAfterEach([openMachine, openFirst], [openSecond]);
    expect([after]).toEqual(await seenAfterEach([openMachine, openSecond]));
  },
);
