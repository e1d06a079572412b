import { formMachine } from '../../../machines/form/form.machine.ts';
import { defineModel } from '../../engine/model.ts';
import { type Field, FORMS } from '../../facts/forms.ts';
import { covers } from '../../requirements/requirements.ts';
import { formOracle } from './form.oracle.ts';

type Texts = Readonly<Record<string, readonly string[]>>;

/**
 * The forms of §5 from the specification's own list, not from the machine's, and the texts that each field is given: empty, blank, wrong, right. A field of another form is none
 * of this one.
 */
const forms: readonly { fields: readonly Field[]; texts: Texts }[] = [
  {
    fields: FORMS.signIn,
    texts: { userName: ['', '   ', 'Ada'], password: ['', ' ', 'secret'], email: ['ada@example.com'] },
  },
  {
    fields: FORMS.signUp,
    texts: {
      userName: ['', 'Ada'],
      email: ['', 'ada@', 'ada@example.com'],
      password: ['', 'secret'],
      phone: ['', '+１2-3 '],
      address: ['', ' 1 Main St '],
    },
  },
  {
    fields: FORMS.forgetPassword,
    texts: {
      email: ['', '  ', 'ada', 'ada@', '@example.com', 'ada@exa mple.com', 'ada@example', ' ada.l@shop-1.example '],
      password: ['secret'],
    },
  },
];

/** Sign-up is walked in full where phone and address are empty, and with them where all else is empty or right. */
export const formModel = defineModel({
  id: 'form',
  machine: formMachine,
  inputs: forms.map(({ fields }) => ({ fields })),
  stimuli: ({ context: { fields, values } }) => [
    ...Object.entries(forms.find((form) => form.fields === fields)?.texts ?? {}).flatMap(([field, texts]) =>
      texts.filter((text) => text !== values[field]).map((text) => ({ type: 'field.changed' as const, field, text })),
    ),
    { type: 'form.submitted' },
  ],
  project: ({ values }) => ({ values }),
  within: ({ context: { values } }) => {
    const { userName, email, password, phone, address } = values;
    if (!phone && !address) return true;
    return (!userName && !email && !password) || (!!userName && !!password && email === 'ada@example.com');
  },
  oracle: formOracle,
  requirements: [
    covers('§2 /UserProfile: form', { states: ['form.editing'] }),
    covers('§2 /SignUp: form', { states: ['form.editing'], transitions: ['form: field.changed[0]'] }),
    covers('§2 /ForgetPassword: form', { states: ['form.editing'], transitions: ['form: field.changed[0]'] }),
    covers('§4 Login: Log in', { states: ['form.accepted'], transitions: ['form.editing: form.submitted[1]'] }),
    covers('§4 Display flag: on', { states: ['form.rejected'], transitions: ['form.editing: form.submitted[0]'] }),
    covers('§4 Display flag: off', { states: ['form.editing'], transitions: ['form: field.changed[0]'] }),
    covers('§5 Sign-in: empty', {
      states: ['form.rejected'],
      transitions: ['form.editing: form.submitted[0]', 'form.rejected: form.submitted[0]'],
    }),
    covers('§5 Sign-up: Submit', { states: ['form.rejected'], transitions: ['form.editing: form.submitted[0]'] }),
    covers('§5 Sign-up: empty', { states: ['form.rejected'], transitions: ['form.editing: form.submitted[0]'] }),
    covers('§5 Sign-up: email', { states: ['form.rejected'], transitions: ['form.editing: form.submitted[0]'] }),
    covers('§5 Sign-up: phone', { transitions: ['form: field.changed[0]'] }),
    covers('§5 Sign-up: optional', { states: ['form.accepted'], transitions: ['form.editing: form.submitted[1]'] }),
    covers('§5 Sign-up: nothing sent', {
      states: ['form.accepted'],
      transitions: ['form.editing: form.submitted[1]', 'form.accepted: form.submitted[0]'],
    }),
    covers('§5 Forget password: empty', {
      states: ['form.rejected'],
      transitions: ['form.editing: form.submitted[0]'],
    }),
    covers('§5 Forget password: email', {
      states: ['form.rejected'],
      transitions: ['form.editing: form.submitted[0]'],
    }),
    covers('§5 Forget password: nothing sent', {
      states: ['form.accepted'],
      transitions: ['form.editing: form.submitted[1]', 'form.accepted: form.submitted[0]'],
    }),
    covers('§8 *Required', { states: ['form.rejected'], transitions: ['form.editing: form.submitted[0]'] }),
    covers('§8 *Error mail', { states: ['form.rejected'], transitions: ['form.editing: form.submitted[0]'] }),
    covers('R2 white space', { states: ['form.rejected'], transitions: ['form.editing: form.submitted[0]'] }),
    covers('R8 display flag', {
      states: ['form.editing', 'form.rejected'],
      transitions: ['form: field.changed[0]', 'form.editing: form.submitted[0]'],
    }),
    covers('R9 nothing sent', {
      states: ['form.accepted'],
      transitions: ['form.editing: form.submitted[1]', 'form.accepted: form.submitted[0]'],
    }),
    covers('R9 said', { states: ['form.accepted'], transitions: ['form.editing: form.submitted[1]'] }),
  ],
});
