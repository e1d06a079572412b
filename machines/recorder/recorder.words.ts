import type { Words } from '../words-of-machine.ts';

/** The recorder machine in plain words. */
export const recorderWords: Words = {
  events: {
    'session.opened': 'a saved session is open',
    'moments.arrived': 'messages of a shop arrive',
    'pause.pressed': 'press Pause',
    'back.pressed': 'press Back',
    'moment.picked': 'pick a moment',
    'forward.pressed': 'press Forward',
    'resume.pressed': 'press Go on live',
    'live.requested': 'press Back to live',
    'actor.picked': 'pick an actor',
  },
  guards: {
    isAfterFirst: 'it is not the first',
    isKept: 'the moment is kept',
    isBeforeLast: 'it is not the last',
  },
  actions: {
    spanSession: 'count its moments',
    follow: 'show the newest',
    stepBack: 'one moment back',
    goTo: 'show the moment',
    stepForward: 'one moment on',
    stretch: 'count the new ones',
    goToEnd: 'show the newest',
    forget: 'forget all moments',
    askShops: 'ask the shops again',
    followActor: 'follow it',
  },
};
