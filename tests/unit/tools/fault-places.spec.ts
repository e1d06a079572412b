import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { machines } from '../../../machines/index.ts';
import { groupOf } from '../../../src/atlas/page/charts.ts';
import { ACTOR_USES } from '../../faults/actors.ts';
import { allComponents, wovenComponents } from '../../faults/components.ts';
import { NOWHERE, PLACES } from '../../faults/places.ts';

describe('The places where components are made to fail', () => {
  const placed = Object.values(PLACES).flat();

  it('are known for every component, or it is said why there is none', () => {
    const all = allComponents().map(({ name }) => name);
    expect([...placed, ...Object.keys(NOWHERE)].toSorted()).toEqual(all.toSorted());
  });

  it('name each component once', () => {
    expect(new Set(placed).size).toBe(placed.length);
  });

  it('are woven into each body, at its beginning', () => {
    const woven = wovenComponents().get('src/features/cart/EmptyCart.tsx');
    expect(woven).toContain('EmptyCart() { globalThis.__fault?.("src/features/cart/EmptyCart.tsx#EmptyCart");');
    const both = wovenComponents()
      .get('src/routes/-Fault.tsx')
      ?.match(/__fault/gu);
    expect(both).toHaveLength(3);
  });
});

describe('The actors that are made to fail', () => {
  it('are all of the shop: its machines, what they invoke, and the one that announces', () => {
    const own = Object.entries(machines).filter(([id]) => groupOf(id) === 'shop');
    const invoked = own.flatMap(([, { implementations }]) => Object.keys(implementations.actors));
    const all = [...own.map(([id]) => id), ...invoked, 'announcer'];
    expect(ACTOR_USES.map(({ actor }) => actor).toSorted()).toEqual(all.toSorted());
  });
});

it.each([
  ['components', `each of ${Object.values(PLACES).flat().length} components`],
  ['actors', `each of the ${ACTOR_USES.length} of the shop`],
])('The README has the number of %s that are made to fail: «%s»', (_what, figure) => {
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
  expect(readme.includes(figure), 'README.md has another figure').toBe(true);
});
