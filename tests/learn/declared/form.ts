import { english } from '../../facts/texts.ts';
import { formOracle } from '../../machines/form/form.oracle.ts';
import type { Declared } from './declared.ts';
import { OracleRun } from './oracle-run.ts';

type Run = OracleRun<ReturnType<typeof formOracle.initial>, FormEvent, { values: Readonly<Record<string, string>> }>;
type FormEvent = Parameters<typeof formOracle.next>[1];

interface State {
  readonly run: Run;
  readonly focus: string;
}

/** A field of a form: its name in the oracle, its label, whether it takes an email. All are required (§5). */
interface FieldRule {
  readonly name: string;
  readonly label: string;
  readonly email?: boolean;
}

function labelOf(fields: readonly FieldRule[], name: string): string {
  return fields.find((field) => field.name === name)?.label ?? '';
}

function begin(fields: readonly FieldRule[]): State {
  const rules = fields.map(({ name, email = false }) => ({ name, email, required: true }));
  return { run: new OracleRun(formOracle, formOracle.initial({ fields: rules })), focus: '' };
}

/** Types a text, as the input says: `type Email «ada@»`. What is there already is no change. */
function typed({ run }: State, fields: readonly FieldRule[], input: string): State | null {
  const [, label = '', text = ''] = /^type (.+) «(.*)»$/u.exec(input) ?? [];
  const field = fields.find((one) => one.label === label);
  if (field === undefined) throw new Error(`No field for «${input}».`);
  const isSame = run.predicted.context.values[field.name] === text;
  return {
    run: isSame ? run : run.after({ type: 'field.changed', field: field.name, text }),
    focus: `textbox ${label}`,
  };
}

/** Submits; where something is wrong the focus goes to the first field that is. */
function submitted({ run }: State, fields: readonly FieldRule[], button: string): State {
  const after = run.after({ type: 'form.submitted' });
  const rejected = after.predicted.emitted.find(({ type }) => type === 'form.rejected');
  return {
    run: after,
    focus: rejected === undefined ? `button ${button}` : `textbox ${labelOf(fields, String(rejected['firstError']))}`,
  };
}

function fieldWords({ run: { predicted } }: State, { name, email }: FieldRule): string {
  const text = predicted.context.values[name] ?? '';
  if (predicted.tags?.includes('errorsShown') !== true) return `«${text}»`;
  if (text.trim() === '') return `«${text}» *Required`;
  // Of the texts that are typed only this one is an email without being one.
  return email === true && text.endsWith('@') ? `«${text}» *Error mail` : `«${text}»`;
}

const SIGN_IN: readonly FieldRule[] = [
  { name: 'userName', label: 'UserName' },
  { name: 'password', label: 'Password' },
];

/** Sign-in: errors until any field changes, then the account page of the name (§4, §5, R2, R8). */
export const signInDeclared: Declared<State> = {
  start: begin(SIGN_IN),
  next: (state, input) => {
    if (state.run.predicted.state === 'accepted') return null;
    return input === 'press Log in' ? submitted(state, SIGN_IN, 'Log in') : typed(state, SIGN_IN, input);
  },
  see: (state) => {
    const { state: flag, context } = state.run.predicted;
    const name = context.values['userName'] ?? '';
    if (flag === 'accepted')
      return { heading: name, greeting: `Hello, ${name}`, UserName: '', Password: '', focus: `heading ${name}` };
    return {
      heading: 'Sign in',
      greeting: 'Hello, Guest',
      ...Object.fromEntries(SIGN_IN.map((field) => [field.label, fieldWords(state, field)])),
      focus: state.focus,
    };
  },
  key: ({ run, focus }) => [run.key, focus],
};

const FORGET_PASSWORD: readonly FieldRule[] = [{ name: 'email', label: 'Email', email: true }];

/** Forget-password: one email, an error or an answer until it changes (§5, R8, R9). */
export const forgetPasswordDeclared: Declared<State> = {
  start: begin(FORGET_PASSWORD),
  next: (state, input) =>
    input === 'press Submit' ? submitted(state, FORGET_PASSWORD, 'Submit') : typed(state, FORGET_PASSWORD, input),
  see: (state) => ({
    Email: FORGET_PASSWORD.map((field) => fieldWords(state, field)).join(''),
    answer: state.run.predicted.state === 'accepted' ? english('forgetPassword.done') : '',
    focus: state.focus,
  }),
  key: ({ run, focus }) => [run.key, focus],
};
