import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { cartMachine } from '../../../machines/cart/cart.machine.ts';
import { carouselMachine } from '../../../machines/carousel/carousel.machine.ts';
import { machines } from '../../../machines/index.ts';
import { trialMachine } from '../../../machines/trial/trial.machine.ts';
import { addressOf, targetIn } from '../../../src/atlas/page/address.ts';
import { walkFileOf } from '../../../src/atlas/page/trial/save-walk.ts';
import { offerOf, offersAfter } from '../../../src/atlas/trial/offers.ts';
import { replayed } from '../../../src/atlas/trial/steps.ts';
import { subjectFrom } from '../../../src/atlas/trial/subject.ts';
import { stimulusOf } from '../../engine/machine/stimulus.ts';
import { wordsOfWalk } from '../../engine/walk-files/walk.ts';
import { parseWalkFile } from '../../engine/walk-files/walk-file.ts';

const cart = subjectFrom(cartMachine);

describe('a trial', () => {
  it.each(Object.entries(machines))('of %s leads where its walk files say', (id, machine) => {
    const subject = subjectFrom(machine);
    const file = readFileSync(`tests/machines/${id}/${id}.actor.walks`, 'utf8');
    for (const walk of parseWalkFile(file).walks.slice(0, 5)) {
      const { steps, lost } = replayed(subject, wordsOfWalk(walk));
      expect(lost).toBeNull();
      const brief = ({ seen, took, ignored }: (typeof walk.steps)[number]) => [seen.state, took, seen.emitted, ignored];
      expect(steps.map(brief)).toEqual(walk.steps.map(brief));
    }
  });

  it('runs nothing: what a machine is provided with is never called', () => {
    const calls: string[] = [];
    const spied = cartMachine.provide({ actions: { recordPress: () => void calls.push('recordPress') } });
    replayed(subjectFrom(spied), ['start', 'item.added {"id":1}', 'item.removed {"id":1}']);
    expect(calls).toEqual([]);
  });

  it('lets the time of the next timer pass', () => {
    const carousel = subjectFrom(carouselMachine);
    const start = 'start {"count":6,"reducedMotion":false}';
    const [begun] = replayed(carousel, [start]).steps;
    if (begun === undefined) throw new Error('no start');
    const [timer] = offersAfter(carousel, begun, []);
    expect(timer).toMatchObject({ trigger: 'after newsInterval', kind: 'timer', due: 5000 });
    const { steps, lost } = replayed(carousel, [start, timer?.offers[0]?.words ?? '']);
    expect(lost).toBeNull();
    expect(steps.at(-1)?.seen.context).toMatchObject({ index: 1 });
  });

  it.each([
    ['item.added', 'item.added {"id":1}'],
    ['start start', 'start'],
    ['an address that is broken', 'item.added {'],
    ['a timer that is not set', 'timer never'],
  ])('keeps what can happen before a step that cannot: %s', (_, step) => {
    const words = step.startsWith('item.added {"') ? [step] : ['start', step, 'item.added {"id":1}'];
    const { steps, lost } = replayed(cart, words);
    expect(lost).toBe(step);
    expect(steps).toHaveLength(words.length === 1 ? 0 : 1);
  });

  it('says why an event is not accepted: the guard by its name, or the states that answer it', () => {
    const [start] = replayed(cart, ['start']).steps;
    if (start === undefined) throw new Error('no start');
    expect(offerOf(cart, start, stimulusOf('removal.undone')).whyNot).toEqual({
      kind: 'guards',
      guards: [{ guard: 'isUndoOffered', transition: 'cart.lines.empty: removal.undone[0]' }],
    });
    expect(offerOf(cart, start, stimulusOf('item.increased {"id":1}')).whyNot).toEqual({
      kind: 'elsewhere',
      states: ['lines.filled'],
    });
    expect(offerOf(cart, start, stimulusOf('item.added {"id":1}')).whyNot).toBeNull();
  });

  it('offers each cause once with its payloads', () => {
    const [start] = replayed(cart, ['start']).steps;
    if (start === undefined) throw new Error('no start');
    const known = ['item.added {"id":1}', 'item.added {"id":3}', 'item.removed {"id":1}'].map(stimulusOf);
    expect(
      offersAfter(cart, start, known).map(({ trigger, offers }) => [trigger, offers.map(({ payload }) => payload)]),
    ).toEqual([
      ['item.added', ['{"id":1}', '{"id":3}']],
      ['item.removed', ['{"id":1}']],
    ]);
  });

  it('asks whoever tries it for the guards of a machine that is only a file', () => {
    const json: unknown = JSON.parse(
      '{"id":"door","initial":"shut","states":{"shut":{"on":{"push":{"target":"open","guard":"isUnlocked"}}},"open":{}}}',
    );
    const door = subjectFrom(Object(json));
    expect(door.openGuards).toEqual(['isUnlocked']);
    const state = (...words: string[]) => replayed(door, ['start', ...words]).steps.at(-1)?.seen.state;
    expect(state('push')).toBe('shut');
    expect(state('guard.answered {"guard":"isUnlocked","is":true}', 'push')).toBe('open');
  });

  it('asks for a guard once for each of what it is given', () => {
    const guarded = (least: number, target: string) => ({ target, guard: { type: 'isOver', params: { least } } });
    const till = subjectFrom({
      id: 'till',
      initial: 'open',
      states: {
        open: { on: { pay: [guarded(100, 'much'), guarded(10, 'some'), { guard: 'isAny', target: 'little' }] } },
        much: {},
        some: {},
        little: {},
      },
    });
    expect(till.openGuards).toEqual(['isOver({"least":100})', 'isOver({"least":10})', 'isAny']);
    const answered = (guard: string) => `guard.answered ${JSON.stringify({ guard, is: true })}`;
    const { steps } = replayed(till, ['start', answered('isOver({"least":10})'), 'pay']);
    expect(steps.at(-1)?.seen.state).toBe('some');
    const [start] = steps;
    if (start === undefined) throw new Error('no start');
    const [pay] = offersAfter(till, start, [stimulusOf('pay')]);
    expect(pay?.offers[0]?.whyNot).toMatchObject({
      kind: 'guards',
      guards: [{ guard: 'isOver({"least":100})' }, { guard: 'isOver({"least":10})' }, { guard: 'isAny' }],
    });
  });

  it('is saved as a walk that is replayed to the same', () => {
    const words = ['start', 'item.added {"id":1}', 'item.removed {"id":1}', 'removal.undone'];
    const { steps } = replayed(cart, words);
    const [walk] = parseWalkFile(walkFileOf('cart', steps)).walks;
    expect(walk === undefined ? [] : wordsOfWalk(walk)).toEqual(words);
    expect(walk?.steps.map(({ seen }) => seen)).toEqual(steps.map(({ seen }) => seen));
  });

  it('stands in an address and comes back from it', () => {
    const trial = ['start', 'item.added {"id":1}', 'group.changed {"text":"1/2?3%é"}'];
    expect(targetIn(addressOf({ machine: 'cart', part: 'lines.filled', trial }))).toEqual({
      machine: 'cart',
      part: 'lines.filled',
      folded: [],
      wording: 'plain',
      walk: null,
      trial,
      moment: null,
    });
  });

  it('forgets what was undone once something else happens', () => {
    const actor = createActor(trialMachine).start();
    actor.send({ type: 'trial.started', machine: 'cart', steps: ['start', 'a', 'b'], lost: null });
    actor.send({ type: 'undo.pressed' });
    actor.send({ type: 'step.taken', step: 'c' });
    actor.send({ type: 'redo.pressed' });
    expect(actor.getSnapshot().context).toMatchObject({ steps: ['start', 'a', 'c'], undone: [] });
  });
});
