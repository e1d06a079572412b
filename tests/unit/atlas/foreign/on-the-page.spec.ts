import { type ComponentProps, createElement } from 'react';
import { expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { Panel } from '../../../../src/atlas/page/Panel.tsx';
import { Providers } from '../../../../src/atlas/page/Providers.tsx';
import { texts } from '../../../../src/atlas/page/texts.ts';
import { renderedMarkup } from '../../support/rendered-markup.ts';
import { openRenderedAtlas, type RenderedAtlas } from '../../support/rendered-atlas.ts';

/** Opens the file of a machine on the page. */
async function open({ atlas: { machines: loader } }: RenderedAtlas, machine: object): Promise<void> {
  loader.send({ type: 'file.chosen', file: new File([JSON.stringify(machine)], 'one.json') });
  await waitFor(loader, (snapshot) => !snapshot.matches('reading'));
}

/** The markup of the panel beside the chart. */
function shown({ atlas }: RenderedAtlas): Promise<string> {
  return renderedMarkup(createElement(Providers, { atlas } as ComponentProps<typeof Providers>, createElement(Panel)));
}

/** A door that shuts by itself after some time. */
function door(time: number) {
  return {
    id: 'door',
    initial: 'open',
    states: { open: { after: { [time]: 'shut' } }, shut: { on: { push: 'open', lock: 'locked' } }, locked: {} },
  };
}

it('A file that another one followed is still there: Back leads to it, and a corrected one takes its place', async () => {
  const rendered = await openRenderedAtlas('#cart');
  const drawn = async (machine: string) => {
    rendered.atlas.viewer.send({ type: 'machine.opened', machine });
    return rendered.page();
  };
  await open(rendered, door(1000));
  await open(rendered, { id: 'lamp', initial: 'off', states: { off: {} } });
  expect((await drawn('door (file)')).chart).toContain('data-state="locked"');
  expect((await drawn('lamp (file)')).chart).toContain('data-state="off"');
  await open(rendered, { ...door(1000), states: { open: {}, ajar: {} } });
  const { chart } = await drawn('door (file)');
  expect(chart).toContain('data-state="ajar"');
  expect(chart).not.toContain('data-state="locked"');
});

const SHUTS = 'xstate.after.1000.door.open';

it('A corrected file has its trial go on, as far as its steps can happen, and the page says which one cannot', async () => {
  const rendered = await openRenderedAtlas('#cart');
  const { viewer, trial } = rendered.atlas;
  await open(rendered, door(1000));
  viewer.send({ type: 'trial.opened' });
  trial.machine.send({ type: 'trial.started', machine: 'door (file)', steps: ['start', SHUTS, 'push'], lost: null });
  expect(await shown(rendered)).toContain(texts.trial.state('door (file)', 'open'));
  await open(rendered, { ...door(1000), description: 'It shuts by itself.' });
  expect(trial.machine.getSnapshot().context).toMatchObject({ steps: ['start', SHUTS, 'push'], lost: null });
  await open(rendered, door(2000));
  expect(trial.machine.getSnapshot().context).toMatchObject({ steps: ['start'], lost: SHUTS });
  expect(await shown(rendered)).toContain(texts.trial.lost(SHUTS));
  trial.machine.send({ type: 'step.taken', step: 'xstate.after.2000.door.open' });
  expect(await shown(rendered)).toContain(texts.trial.state('door (file)', 'shut'));
});

/** So many states in a ring. */
function ring(event: string, count: number) {
  const states = Array.from({ length: count }, (_, at) => [`s${at}`, { on: { [event]: `s${(at + 1) % count}` } }]);
  return { initial: 's0', states: Object.fromEntries(states) };
}

/** 33 by 33 are more situations than 1,000. */
const WIDE = { id: 'wide', type: 'parallel', states: { a: ring('left', 33), b: ring('right', 33) } };

const AT_ONCE = { target: 'b' };
const IN_CIRCLES = {
  id: 'circle',
  initial: 'a',
  states: { a: { always: AT_ONCE }, b: { always: { target: 'a' } }, c: {} },
};

it.each([
  ['has more situations than are walked', WIDE, texts.walks.noneMade.situations],
  ['never comes to rest', IN_CIRCLES, texts.walks.noneMade.start],
])('Walks says of a machine that %s why the engine makes none', async (_, machine, words) => {
  const rendered = await openRenderedAtlas('#cart');
  await open(rendered, machine);
  rendered.atlas.viewer.send({ type: 'walks.opened' });
  expect(await shown(rendered)).toContain(words);
});

it('A trial lights the states that are active, whatever signs are in their names', async () => {
  const rendered = await openRenderedAtlas('#cart');
  const states = {
    'Idle (start)': { initial: 'x', states: { x: {} } },
    'a + b': { initial: 'y (z', states: { 'y (z': {} } },
  };
  await open(rendered, { id: 'signs', type: 'parallel', states });
  rendered.atlas.trial.machine.send({ type: 'trial.started', machine: 'signs (file)', steps: ['start'], lost: null });
  const { chart } = await rendered.page();
  const lit = Array.from(
    chart.matchAll(/<g class="[^"]*\bchart-active\b[^"]*" data-state="([^"]*)"/gu),
    ([, id]) => id,
  );
  expect(lit).toEqual(['Idle (start).x', 'a + b.y (z']);
});
