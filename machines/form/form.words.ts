import type { Words } from '../words-of-machine.ts';

/** The form machine in plain words. */
export const formWords: Words = {
  events: {
    'field.changed': 'type in a field',
    'form.submitted': 'submit the form',
  },
  guards: {
    isField: 'the form has this field',
    hasErrors: 'a field is wrong',
  },
  actions: {
    setValue: 'keep the text',
    reportRejected: 'tell the first wrong field',
    reportAccepted: 'tell that all is right',
  },
};
