import { createMachine } from 'xstate';
import { explore } from '../graph/graph.ts';
import { defineModel } from '../model.ts';
import { failureWords } from '../replay/failure-words.ts';
import { predict, replay } from '../replay/replay.ts';
import { planTour } from '../tours/plan.ts';

const light = createMachine({
  id: 'light',
  initial: 'red',
  states: {
    red: { after: { 5000: 'green' } },
    green: { after: { 4000: 'yellow' }, on: { 'button.pressed': 'yellow' } },
    yellow: { after: { 1000: 'green' } }, // The fault: red comes after yellow.
  },
});

const FOLLOWS: Record<string, string> = { red: 'green', green: 'yellow', yellow: 'red' };

const model = defineModel({
  id: 'light',
  machine: light,
  stimuli: () => [{ type: 'button.pressed' }],
  project: () => ({}),
  oracle: {
    initial: () => 'red',
    next: (colour: string, { type }) =>
      (type !== 'button.pressed' || colour === 'green' ? FOLLOWS[colour] : colour) ?? '',
    observe: (colour) => ({ state: colour, context: {}, emitted: [] }),
  },
  requirements: [],
});

/** Walks the light along every edge and prints where it is not as predicted. Returns whether all was. */
export function run({ say }: { say: (text: string) => void }): boolean {
  const failures = planTour(explore(model)).list.flatMap(({ id, steps }) => {
    say(`walk ${id}, ${steps.length} steps`);
    const stimuli = steps.map(({ stimulus }) => stimulus);
    return replay(model, predict(model, stimuli)) ?? [];
  });
  for (const failure of failures) say(failureWords('The light differs from its oracle after', failure));
  return failures.length === 0;
}
