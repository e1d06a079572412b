import { assign, emit, setup } from 'xstate';
import type { Meta } from '../meta.ts';
import { type FormField, type FormValues, errorsOf, keptText } from './validation.ts';

/** The fields of the form and what they hold. */
export interface FormContext {
  fields: readonly FormField[];
  values: FormValues;
}

/** What can happen to a form. */
export type FormEvent = { type: 'field.changed'; field: string; text: string } | { type: 'form.submitted' };

/** News of a submit: the values, or the name of the first field with an error, which gets the focus. */
export type FormEmitted = { type: 'form.accepted'; values: FormValues } | { type: 'form.rejected'; firstError: string };

/**
 * The display flag and the validation of sign-in, sign-up and forget-password (§4 Form validation display flag, §5,
 * R8). The input names the fields; no form sends anything (R9).
 *
 * Tag `errorsShown`: errors stand beside the fields.
 */
export const formMachine = setup({
  types: {
    context: {} as FormContext,
    events: {} as FormEvent,
    emitted: {} as FormEmitted,
    input: {} as { fields: readonly FormField[] },
    tags: {} as 'errorsShown',
    meta: {} as Meta,
  },
  actions: {
    setValue: assign({
      values: ({ context }, { name, text }: { name: string; text: string }) => {
        const field = context.fields.find((candidate) => candidate.name === name);
        return { ...context.values, ...(field && { [name]: keptText(field, text) }) };
      },
    }),
    reportAccepted: emit(({ context }) => ({ type: 'form.accepted' as const, values: context.values })),
    reportRejected: emit(({ context }) => ({
      type: 'form.rejected' as const,
      firstError: Object.keys(errorsOf(context.fields, context.values))[0] ?? '',
    })),
  },
  guards: {
    isField: ({ context }, { name }: { name: string }) => context.fields.some((field) => field.name === name),
    hasErrors: ({ context }) => Object.keys(errorsOf(context.fields, context.values)).length > 0,
  },
}).createMachine({
  id: 'form',
  description: 'Sign-in, sign-up and forgotten password (§4, §5): when errors show, and what a submit does.',
  meta: {
    requirements: ['§2 /UserProfile', '§2 /SignUp', '§2 /ForgetPassword', '§5', 'R2'],
    told: ['fields', 'field'],
    masked: ['values', 'text'],
  },
  context: ({ input }) => ({
    fields: input.fields,
    values: Object.fromEntries(input.fields.map((field) => [field.name, ''])),
  }),
  initial: 'editing',
  on: {
    'field.changed': {
      guard: { type: 'isField', params: ({ event }) => ({ name: event.field }) },
      target: '.editing',
      actions: { type: 'setValue', params: ({ event }) => ({ name: event.field, text: event.text }) },
      description: 'The display flag turns off when any field changes.',
    },
  },
  states: {
    editing: {
      description: 'The display flag is off: no error shows, whatever the fields hold.',
      meta: { requirements: ['§4 Display flag', 'R8'] },
      on: {
        'form.submitted': [
          { guard: 'hasErrors', target: 'rejected', actions: 'reportRejected' },
          { target: 'accepted', actions: 'reportAccepted' },
        ],
      },
    },
    rejected: {
      description: 'The display flag is on: every wrong field carries its error.',
      tags: ['errorsShown'],
      meta: { requirements: ['§5 Sign-in', '§5 Sign-up', '§5 Forget password', '§8 *Required', '§8 *Error mail'] },
      on: {
        'form.submitted': {
          actions: 'reportRejected',
          description: 'Nothing changed, so nothing is right yet: the focus goes to the first error again.',
        },
      },
    },
    accepted: {
      description: 'All fields are right. Sign-in goes on; the other forms send nothing and say so.',
      meta: { requirements: ['§4 Login', 'R9'] },
      on: {
        'form.submitted': { actions: 'reportAccepted' },
      },
    },
  },
});
