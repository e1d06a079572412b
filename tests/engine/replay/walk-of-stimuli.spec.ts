import { describe, expect, it } from 'vitest';
import { smallCartModel } from '../fixtures/small-cart.machine.ts';
import { playerModel } from '../fixtures/player.machine.ts';
import { stimuliFrom } from '../fixtures/way.ts';
import { walkOfStimuli } from './walk-of-stimuli.ts';

describe('The walk of some stimuli', () => {
  it('holds what each shows and takes; what takes no transition is ignored', () => {
    const walk = walkOfStimuli(smallCartModel, stimuliFrom('start', 'checkedOut', 'added {"id":1}', 'checkedOut'));
    expect(walk?.steps.map(({ ignored }) => ignored)).toEqual([false, true, false, false]);
    expect(walk?.steps.at(-1)).toMatchObject({
      seen: { state: 'paying' },
      took: ['smallCart.shopping: checkedOut[0]'],
    });
  });

  it('is none where a timer or a reply cannot come', () => {
    expect(walkOfStimuli(playerModel, stimuliFrom('start', 'xstate.done.actor.fetchSong {"output":7}'))).toBeNull();
  });
});
