import { setup } from 'xstate';
import type { LeafOf, PageObject } from './driver.ts';

/** A machine of its own, so that the types are tested apart from the machines of the shop. */
const lampMachine = setup({
  types: { events: {} as { type: 'switch.pressed' } | { type: 'level.chosen'; level: number } },
  delays: { rest: 1000 },
}).createMachine({
  id: 'lamp',
  type: 'parallel',
  states: {
    light: { initial: 'off', states: { off: { on: { 'switch.pressed': 'on' } }, on: { after: { rest: 'off' } } } },
    level: { on: { 'level.chosen': {} } },
  },
});

type Lamp = PageObject<typeof lampMachine, object>;
async function done(): Promise<void> {}

/** Every leaf by its path; a region without states of its own is one. */
export const leaves: Record<LeafOf<typeof lampMachine>, true> = { 'light.off': true, 'light.on': true, level: true };

/** A page object that has everything compiles, and knows the payload of each event. */
export const whole: Lamp = {
  open: done,
  causes: {
    'switch.pressed': done,
    'level.chosen': async ({ level }) => {
      level.toFixed();
    },
    'after rest': done,
  },
  checks: { 'light.off': done, 'light.on': done, level: { because: 'It has no states.' } },
  blockedControls: { 'switch.pressed': 'harmless', 'level.chosen': 'harmless' },
};

/** An event without a cause does not compile. */
// @ts-expect-error -- `level.chosen` is missing
export const withoutEvent: Lamp['causes'] = { 'switch.pressed': done, 'after rest': done };

/** Neither does a timer without a cause. */
// @ts-expect-error -- `after rest` is missing
export const withoutTimer: Lamp['causes'] = { 'switch.pressed': done, 'level.chosen': done };

/** Neither does a state without a check. */
// @ts-expect-error -- `light.on` is missing
export const withoutCheck: Lamp['checks'] = { 'light.off': done, level: done };

/** Neither does an event without its blocked control. */
// @ts-expect-error -- `switch.pressed` is missing
export const withoutBlockedControl: Lamp['blockedControls'] = { 'level.chosen': 'harmless' };

export const withStranger: Lamp['checks'] = {
  'light.off': done,
  'light.on': done,
  level: done,
  // @ts-expect-error -- a state that the machine does not have
  'light.blue': done,
};
