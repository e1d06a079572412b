import { expect, it } from 'vitest';
import { machines } from '../../../machines/index.ts';
import { chartOf } from '../../../src/atlas/chart/chart-of.ts';
import { act } from '../support/act.ts';
import { filesOf, openPanel, PANELS } from '../support/atlas-panels.ts';
import { choose, type Control, controlsIn, fill } from '../support/gestures.ts';
import { openLiveAtlas } from '../support/live-atlas.ts';

const TEXT = 'seven 7';
const DAY = '2026-11-24';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isField(element: Element): element is Field {
  return element.matches('select, textarea, input:is([type="text"], [type="search"], [type="date"], :not([type]))');
}

/** A part that some sessions have passed and others not. */
const OPENED = { type: 'address.opened', machine: 'cart', part: 'lines.filled', folded: [], wording: 'plain' } as const;

/** What is put into a field, one after the other; at last what it held. */
function valuesFor(field: Field): string[] {
  if (field instanceof HTMLSelectElement) {
    const values = [...field.options].map(({ value }) => value);
    return [...new Set([values.at(-1) ?? '', values[1] ?? '', field.value])];
  }
  return [field.type === 'date' ? DAY : TEXT, field.value];
}

function put(field: Field, value: string): void {
  if (field instanceof HTMLSelectElement) choose(field, value);
  else fill(field, value);
}

function fieldsIn(page: Element): (Control & { readonly element: Field })[] {
  return controlsIn(page).filter((one): one is Control & { readonly element: Field } => isField(one.element));
}

it('Each field of each panel shows what was put into it last', async () => {
  const { atlas, page, settle } = await openLiveAtlas('#cart');
  const files = filesOf();
  const done = async (deed: () => void) => {
    await act(async () => deed());
    await settle();
  };
  const given: [panel: string, field: string, value: string][] = [];
  const shown: typeof given = [];
  const fieldNow = (kind: string) => fieldsIn(page).find((one) => one.kind === kind)?.element;
  const tried = new Set<string>();
  await done(() => {
    atlas.viewer.send(OPENED);
    atlas.trial.open(chartOf(machines.cart), ['start']);
  });
  /** Puts values into each field that was not tried yet; a choice may bring one more, as long as it stands. */
  const tryFields = async (panel: string): Promise<void> => {
    for (const { name, kind, element } of fieldsIn(page)) {
      // What stands beside every panel is tried once.
      if (tried.has(kind)) continue;
      tried.add(kind);
      for (const value of valuesFor(element)) {
        const field = fieldNow(kind);
        if (field === undefined) break;
        await done(() => put(field, value));
        given.push([panel, name, value]);
        shown.push([panel, name, fieldNow(kind)?.value ?? 'gone']);
        await tryFields(panel);
      }
    }
  };
  for (const panel of PANELS) {
    await done(() => openPanel(panel, atlas, files));
    await tryFields(panel);
  }
  expect(
    given.filter(([panel, , value]) => panel === 'trial' && value === TEXT),
    'a payload is typed',
  ).toHaveLength(1);
  expect([...new Set(given.map(([panel]) => panel))]).toEqual(['details', 'trial', 'live', 'sequence', 'traffic']);
  expect(shown).toEqual(given);
});
