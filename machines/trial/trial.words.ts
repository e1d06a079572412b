import type { Words } from '../words-of-machine.ts';

/** The trial machine in plain words. */
export const trialWords: Words = {
  events: {
    'trial.started': 'begin a trial',
    'step.taken': 'let something happen',
    'undo.pressed': 'press Undo',
    'redo.pressed': 'press Redo',
    'restart.pressed': 'press Back to the start',
    'trial.closed': 'press Close trial',
  },
  guards: {
    hasSteps: 'it has steps after the start',
    hasStart: 'it has a start',
    isLastStep: 'it is the only step after the start',
    hasUndone: 'something was undone',
  },
  actions: {
    begin: 'keep its machine and steps',
    noteLost: 'say what cannot happen',
    take: 'add the step',
    undo: 'take the last step back',
    redo: 'take the step again',
    restart: 'take all steps back',
    forget: 'keep nothing',
  },
};
