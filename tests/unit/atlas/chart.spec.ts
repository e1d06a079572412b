import { createMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import { machines } from '../../../machines/index.ts';
import { type Chart, statesWithin } from '../../../src/atlas/chart/chart.ts';
import { mermaidText } from '../../../src/atlas/exports/mermaid.ts';
import { conditionOf, lineOf } from '../../../src/atlas/layout/transition-text.ts';
import { chartOf } from '../../../src/atlas/chart/chart-of.ts';
import { transitionsOf, nodesOf } from '../../engine/machine/transitions.ts';

const register = Object.values(machines);

function stateAt(chart: Chart, id: string) {
  return statesWithin(chart.root).find((state) => state.id === id);
}
function transitionCalled(chart: Chart, name: string) {
  return chart.transitions.find((transition) => transition.name === name);
}

function json(value: unknown): object {
  return JSON.parse(JSON.stringify(value));
}

describe('A chart', () => {
  it.each(register)('names the transitions of $id as the walker does, each once', (machine) => {
    const names = chartOf(machine).transitions.map(({ name }) => name);
    expect(names.toSorted()).toEqual(
      transitionsOf(machine)
        .map(({ name }) => name)
        .toSorted(),
    );
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(register)('has every state of $id, and its transitions lead from and to states that are there', (machine) => {
    const chart = chartOf(machine);
    const ids = statesWithin(chart.root).map(({ id }) => id);
    expect(ids).toEqual(nodesOf(machine).map(({ path }) => path.join('.')));
    for (const { source, targets } of chart.transitions)
      expect(ids).toEqual(expect.arrayContaining([source, ...targets]));
  });

  it('says of a state what a reader asks: kind, start, words, tags, actions, actors, clauses', () => {
    const chart = chartOf(machines.language);
    expect(stateAt(chart, 'translation.loading')).toMatchObject({
      key: 'loading',
      kind: 'atomic',
      isInitial: true,
      invokes: [{ id: 'loadTranslation', src: 'loadTranslation' }],
      requirements: ['§7 translations'],
    });
    expect(stateAt(chart, 'translation.stored')?.entry).toEqual(['storeChoice']);
    expect(stateAt(chartOf(machines.session), 'signedIn')?.tags).toEqual(['loggedIn', 'named']);
    expect(stateAt(chart, 'translation')?.isInitial).toBe(false);
    expect(chart.root).toMatchObject({ id: '', key: 'language', kind: 'parallel' });
  });

  it('does not take the engine’s own timers for actions of the chart', () => {
    expect(stateAt(chartOf(machines.carousel), 'playing.running')).toMatchObject({ entry: [], exit: [] });
  });

  it('says in which order the branches of an event are asked', () => {
    const { transitions } = chartOf(machines.cart);
    const words = (descriptor: string) =>
      transitions.filter(({ source, trigger }) => source === 'lines.filled' && trigger === descriptor).map(conditionOf);
    expect(words('item.decreased')).toEqual([
      '1 IF [isLastUnitOfAll]',
      '2 ELSE IF [isLastUnit]',
      '3 ELSE IF [hasLine]',
    ]);
    expect(words('item.increased')).toEqual(['[hasLine]']);
    expect(words('item.added')).toEqual(['']);
    expect(transitions.filter(({ source }) => source === 'lines').map(conditionOf)).toEqual([
      '1 IF [isFilled]',
      '2 ELSE',
    ]);
    expect(mermaidText(chartOf(machines.session))).toContain('session.restored 3 ELSE / setName');
  });

  it('shows an event that an action raises by its own name', () => {
    expect(transitionCalled(chartOf(machines.checkout), 'checkout.open.card: group.changed[1]')).toMatchObject({
      actions: ['fillGroup', 'noteChange'],
      effects: ['fillGroup', 'raise field.changed'],
    });
  });

  it('tells what history remembers', () => {
    const chart = chartOf(machines.checkout);
    expect(stateAt(chart, 'open.payment.last')).toMatchObject({ kind: 'history', history: 'deep' });
    expect(stateAt(chart, 'open.payment.installments.plan')).toMatchObject({ kind: 'history', history: 'shallow' });
    expect(stateAt(chart, 'open.payment')?.history).toBeNull();
  });

  it('says of a transition what sets it off, in words', () => {
    const running = 'carousel.playing.running';
    const [carousel, language] = [chartOf(machines.carousel), chartOf(machines.language)];
    expect(transitionCalled(carousel, `${running}: xstate.after.newsInterval.${running}[0]`)).toMatchObject({
      trigger: 'after newsInterval',
      kind: 'after',
      targets: ['playing.running'],
      actions: ['showNext'],
      reenters: true,
    });
    expect(transitionCalled(carousel, 'carousel.starting: always[0]')).toMatchObject({
      trigger: 'always',
      kind: 'always',
      guard: 'isReducedMotion',
    });
    expect(transitionCalled(carousel, 'carousel: next.pressed[0]')).toMatchObject({
      source: '',
      targets: [],
      reenters: false,
    });
    const loading = 'language.translation.loading';
    expect(transitionCalled(language, `${loading}: xstate.error.actor.loadTranslation[2]`)).toMatchObject({
      trigger: 'error loadTranslation',
      kind: 'error',
      guard: null,
      targets: ['translation.failed'],
    });
  });
});

describe('A guard that several branches ask', () => {
  const asking = (params: unknown) => ({ guard: { type: 'isOver', params }, target: 'b' });
  const config = {
    id: 'scale',
    initial: 'a',
    states: {
      a: { on: { weighed: [asking({ grams: 5 }), asking('x'.repeat(60)), asking(() => ({})), { guard: 'isOver' }] } },
      b: {},
    },
  };

  it.each([
    ['a machine', createMachine(Object(config))],
    ['a configuration', config],
    ['a definition', json(createMachine(Object(config)))],
  ])('is told apart on the chart of %s by what it is asked with, as far as that is no code', (_, source) => {
    expect(chartOf(source).transitions.map(conditionOf)).toEqual([
      '1 IF [isOver({"grams":5})]',
      `2 ELSE IF [isOver("${'x'.repeat(60)}")]`,
      '3 ELSE IF [isOver]',
      '4 ELSE IF [isOver]',
    ]);
  });

  it('is drawn with the first forty signs of that', () => {
    expect(chartOf(config).transitions.map(lineOf)[1]).toBe(`weighed 2 ELSE IF [isOver("${'x'.repeat(39)}…)]`);
  });
});

describe('A chart from plain JSON', () => {
  it.each(register)('is the same for the configuration of $id as for the machine', (machine) => {
    const { transitions, ...expected } = chartOf(machine);
    // What an action raises is no part of a configuration.
    const named = transitions.map((transition) => ({ ...transition, effects: transition.actions }));
    expect(chartOf(json(machine.config))).toEqual({ ...expected, transitions: named });
  });

  it.each(register)(
    'is drawn from the definition of $id that the engine makes, but for what is taken at once',
    (machine) => {
      const [made, expected] = [chartOf(json(machine)), chartOf(machine)];
      const namesIn = ({ transitions }: Chart) =>
        transitions.flatMap(({ kind, name }) => (kind === 'always' ? [] : [name])).toSorted();
      expect(made.root).toEqual(chartOf(json(machine.config)).root);
      expect(namesIn(made)).toEqual(namesIn(expected));
    },
  );

  it('says that a definition lacks what is taken at once, and a configuration has it', () => {
    const { marquee } = machines;
    const isAtOnce = ({ kind }: { readonly kind: string }): boolean => kind === 'always';
    expect(chartOf(json(marquee)).transitions.some(isAtOnce)).toBe(false);
    expect(chartOf(json(marquee)).lacksAlways).toBe(true);
    for (const source of [marquee, json(marquee.config)]) {
      expect(chartOf(source).transitions.some(isAtOnce)).toBe(true);
      expect(chartOf(source)).not.toHaveProperty('lacksAlways');
    }
  });

  it('names what was written on the spot', () => {
    const machine = createMachine({
      id: 'odd',
      initial: 'a',
      states: {
        a: { entry: [() => {}], on: { go: { target: 'b', actions: [() => {}] } }, after: { 500: 'b' } },
        b: {},
      },
    });
    const chart = chartOf(json(machine.config));
    expect(stateAt(chart, 'a')?.entry).toEqual(['(inline)']);
    expect(chart.transitions).toMatchObject([
      { trigger: 'go', actions: ['(inline)'] },
      { trigger: 'after 500', kind: 'after' },
    ]);
  });

  it('is refused where it is no machine', () => {
    expect(() => chartOf({ id: 'x', states: { a: {} } })).toThrow('No initial state');
    expect(() => chartOf({ id: 'x', initial: 'a', states: { a: { on: { go: 'nowhere' } } } })).toThrow('nowhere');
  });
});
