import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { type ViewerEvent, viewerMachine } from '../../../machines/viewer/viewer.machine.ts';

describe('the viewer', () => {
  const after = (...events: ViewerEvent[]) => {
    const actor = createActor(viewerMachine, { input: { machine: 'cart' } }).start();
    for (const event of events) actor.send(event);
    return actor.getSnapshot();
  };
  const walk = { walkFile: 'page', id: '1a2b3c4d', steps: 2 } as const;

  it('keeps a walk while parts of its machine are looked at, and closes it with the machine', () => {
    const selected = after({ type: 'walk.opened', walk }, { type: 'part.selected', part: 'lines' });
    expect(selected.value).toEqual({ chart: 'selected', panel: 'details', walk: 'open' });
    expect(
      after({ type: 'walk.opened', walk }, { type: 'address.opened', machine: 'cart', part: null }).value,
    ).toMatchObject({ walk: 'open' });
    expect(
      after({ type: 'walk.opened', walk }, { type: 'address.opened', machine: 'form', part: null }).value,
    ).toMatchObject({ walk: 'closed' });
  });

  it('steps neither before the first step of a walk nor beyond its last', () => {
    const forward: ViewerEvent = { type: 'forward.pressed' };
    expect(after({ type: 'walk.opened', walk }, forward, forward, forward).context.stepIndex).toBe(1);
    expect(
      after({ type: 'walk.opened', walk }, forward, { type: 'back.pressed' }, { type: 'back.pressed' }).context
        .stepIndex,
    ).toBe(0);
  });
});
