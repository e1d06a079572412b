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

it.each(PANELS)('Each field of the panel %s shows what was put into it last', async (panel) => {
  const { atlas, page, settle } = await openLiveAtlas('#cart');
  await act(async () => {
    atlas.viewer.send(OPENED);
    openPanel(panel, atlas, filesOf());
    atlas.trial.open(chartOf(machines.cart), ['start']);
  });
  await settle();
  const given: [field: string, value: string][] = [];
  const shown: typeof given = [];
  const fieldNow = (name: string) => fieldsIn(page).find((one) => one.name === name)?.element;
  for (const { name, element } of fieldsIn(page))
    for (const value of valuesFor(element)) {
      const field = fieldNow(name);
      if (field === undefined) break;
      await act(async () => put(field, value));
      await settle();
      given.push([name, value]);
      shown.push([name, fieldNow(name)?.value ?? 'gone']);
    }
  expect(given).not.toEqual([]);
  expect(shown).toEqual(given);
});
