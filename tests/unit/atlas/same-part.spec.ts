import { expect, it } from 'vitest';
import { statesWithin } from '../../../src/atlas/chart/chart.ts';
import { permanent } from '../../../src/atlas/page/charts.ts';
import { act } from '../support/act.ts';
import { openLiveAtlas } from '../support/live-atlas.ts';
import { spread } from '../support/spread.ts';

/** How many pairs of machines are looked at. */
const PAIRS = 4;

/** Machines that have a part of the same name, with that part. */
function pairs(): (readonly [one: string, other: string, part: string])[] {
  const first = new Map<string, string>();
  const found: (readonly [string, string, string])[] = [];
  for (const [machine, { root }] of permanent)
    for (const { id } of statesWithin(root).filter((state) => state.id !== '')) {
      const one = first.get(id);
      if (one === undefined) first.set(id, machine);
      else found.push([one, machine, id]);
    }
  return found;
}

it.each(spread(pairs(), PAIRS))(
  'What is shown of a part of %s is nothing of %s, whose part is called %s, too',
  async (one, other, part) => {
    const live = await openLiveAtlas(`#${one}`);
    const { viewer, notes } = live.atlas;
    const go = async (...events: readonly Parameters<typeof viewer.send>[0][]): Promise<void> => {
      await act(async () => {
        for (const event of events) viewer.send(event);
      });
      await live.settle();
    };
    const shown = (): string => {
      const panel = live.page.querySelector('[role="tabpanel"]');
      const texts = [...(panel?.querySelectorAll('textarea, input') ?? [])].map((field) => Reflect.get(field, 'value'));
      return JSON.stringify([panel?.textContent, texts]);
    };
    notes.put({ machine: one, part, text: `What stands on ${one}.` });
    await go({ type: 'part.selected', part });
    expect(shown()).toContain(`What stands on ${one}.`);
    // One step of the page leads from one to the other, as a link to a part does.
    await go({ type: 'machine.opened', machine: other }, { type: 'part.selected', part });
    const come = shown();
    await go({ type: 'outline.opened' });
    await go({ type: 'details.opened' });
    expect(come).toBe(shown());
    expect(come).not.toContain(`What stands on ${one}.`);
    await live.leave();
  },
);
