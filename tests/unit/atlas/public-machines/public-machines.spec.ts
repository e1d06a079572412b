import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chartOf } from '../../../../src/atlas/chart/chart-of.ts';
import { statesWithin } from '../../../../src/atlas/chart/chart.ts';
import { readMachine } from '../../../../src/atlas/foreign/read-machine.ts';
import { layoutOf } from '../../../../src/atlas/layout/layout.ts';
import { offersAfter } from '../../../../src/atlas/trial/offers.ts';
import { GUARD_ANSWERED, replayed } from '../../../../src/atlas/trial/steps.ts';
import { stimuliOfChart } from '../../../../src/atlas/trial/stimuli-of-chart.ts';
import { subjectFrom } from '../../../../src/atlas/trial/subject.ts';
import { drawLayout } from '../../support/draw-layout.ts';
import { fingerprint } from '../../support/fingerprint.ts';
import { toTenths } from '../../support/to-tenths.ts';
import { clashes } from '../clashes.ts';
import { unreadableWords } from '../unreadable-words.ts';

const FOLDER = 'tests/unit/atlas/public-machines/documents';
const names = readdirSync(FOLDER).flatMap((folder) =>
  readdirSync(`${FOLDER}/${folder}`)
    .filter((name) => name.endsWith('.json'))
    .map((name) => `${folder}/${name}`),
);

interface PlainState {
  readonly states?: Readonly<Record<string, PlainState>>;
  readonly on?: object;
}

function textOf(name: string): string {
  return readFileSync(`${FOLDER}/${name}`, 'utf8');
}

function statesIn({ states = {} }: PlainState): number {
  return Object.values(states).reduce((sum, state) => sum + 1 + statesIn(state), 0);
}

/** How many ways out of it the states of a file declare for events. */
function eventBranchesIn({ states = {}, on = {} }: PlainState): number {
  const own = Object.values(on).reduce((sum, ways) => sum + (Array.isArray(ways) ? ways.length : 1), 0);
  return Object.values(states).reduce((sum, state) => sum + eventBranchesIn(state), own);
}

/** Every event once where it is accepted, and once more with every guard answered the other way. */
function triedWords(name: string): string[] {
  const json = readMachine(textOf(name), name);
  const subject = subjectFrom(json);
  const known = stimuliOfChart(chartOf(json));
  const words = ['start'];
  const accept = (): void => {
    for (const { trigger } of offersAfter(subject, last(), known)) {
      const offer = offersAfter(subject, last(), known).find((group) => group.trigger === trigger)?.offers[0];
      if (offer?.whyNot === null) words.push(offer.words);
    }
  };
  const last = () => {
    const step = replayed(subject, words).steps.at(-1);
    if (step === undefined) throw new Error(`${name} does not start.`);
    return step;
  };
  accept();
  words.push(...subject.openGuards.map((guard) => `${GUARD_ANSWERED} ${JSON.stringify({ guard, is: true })}`));
  accept();
  return words;
}

describe('Machines of other people', () => {
  it('are thirty-one, each with the licence of its package beside it', () => {
    expect(names).toHaveLength(31);
    for (const folder of readdirSync(FOLDER))
      expect(readFileSync(`${FOLDER}/${folder}/LICENSE`, 'utf8')).toContain('MIT License');
  });

  it.each(names)(
    '%s is drawn with all its states and transitions, nothing on it covers another, and it is as it was looked at last',
    async (name) => {
      const plain: PlainState = JSON.parse(textOf(name));
      const chart = chartOf(readMachine(textOf(name), name));
      expect(statesWithin(chart.root).length - 1).toBe(statesIn(plain));
      expect(chart.transitions.filter(({ kind }) => kind === 'event')).toHaveLength(eventBranchesIn(plain));
      const layout = await layoutOf(chart);
      expect(layout.states.length - 1).toBe(statesIn(plain));
      expect(clashes(layout)).toEqual([]);
      expect(unreadableWords(layout)).toEqual([]);
      // Where it changes, look at it in the atlas, and then have the table written anew: `npm run test:unit -- public-machines -u`.
      expect(fingerprint(toTenths(drawLayout(layout)))).toMatchSnapshot();
    },
  );

  it.each(names)('%s is tried: it starts, takes events, and does so again from its words', (name) => {
    const words = triedWords(name);
    const subject = subjectFrom(readMachine(textOf(name), name));
    const { steps, lost } = replayed(subject, words);
    expect(lost).toBeNull();
    expect(steps).toHaveLength(words.length);
    expect(steps.flatMap(({ took }) => took).length).toBeGreaterThan(0);
  });
});
