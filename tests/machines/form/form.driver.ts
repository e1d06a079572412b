import { formMachine } from '../../../machines/form/form.machine.ts';
import { formModel } from './form.model.ts';
import { entering } from '../../page/entering.ts';
import { type Predicted, defineDriver, inTurn } from '../../page/driver.ts';
import { type Fields, forgetPasswordPage, signInPage, signUpPage } from '../../page/screens/forms.ts';
import { accountPage } from '../../page/screens/account.ts';
import { pseudo } from '../../facts/pseudo-locale.ts';
import { seenText } from '../../facts/seen-text.ts';

type Context = { values: Readonly<Record<string, string>> };

const LABELS: Readonly<Record<string, string>> = {
  userName: pseudo('form.userName'),
  email: pseudo('form.email'),
  password: pseudo('form.password'),
  phone: pseudo('form.phone'),
  address: pseudo('form.address'),
};

/** A form of §5: its address, the name of its button, and how its page is written down. */
interface Form {
  readonly address: string;
  readonly button: string;
  readonly page: (fields: Fields, isAccepted: boolean) => string[];
}

const FORMS = {
  signIn: { address: '/UserProfile', button: pseudo('account.signIn.submit'), page: (fields) => signInPage(fields) },
  signUp: { address: '/SignUp', button: pseudo('form.submit'), page: signUpPage },
  forgetPassword: { address: '/ForgetPassword', button: pseudo('form.submit'), page: forgetPasswordPage },
} as const satisfies Record<string, Form>;

/** The form that has these fields. */
function formOf(names: readonly string[]): Form {
  if (names.includes('phone')) return FORMS.signUp;
  return names.includes('userName') ? FORMS.signIn : FORMS.forgetPassword;
}

/**
 * What is wrong with a text (§5): mandatory and empty, or an email that is none; the model's texts are told apart by
 * their ends.
 */
function errorIn(name: string, text: string): string | null {
  if (name === 'phone' || name === 'address') return null;
  if (seenText(text) === '') return pseudo('errors.required');
  return name === 'email' && !/^[\w.]+@[\w.-]+$/u.test(text.trim()) ? pseudo('errors.email') : null;
}

/** Sign-in, sign-up and forget-password: one machine on three pages. */
export const formDriver = defineDriver<typeof formMachine, Context>({
  id: 'form',
  machine: formMachine,
  model: formModel,
  each: 'configuration',
  // Three pages share the machine. Each has fields of its own, and says by itself what is wrong and what is done.
  screen: ({ state, context }) => {
    const texts = Object.entries((context as Context).values);
    const errors = texts.map(([name, text]) => (state === 'rejected' ? errorIn(name, text) : null));
    const kinds = new Set(errors.filter((error) => error !== null));
    const [filled, ...others] = texts.filter(([, text]) => text !== '').map(([name]) => name);
    const { address } = formOf(texts.map(([name]) => name));
    return [address, state, ...[...kinds].sort(), others.length === 0 ? filled : ''].join(' ');
  },
  pageObject: (fixture, turn) => {
    const main = fixture.page.getByRole('main');
    const field = (name: string) => main.getByRole('textbox', { name: LABELS[name] ?? name, exact: true });
    let form: Form = FORMS.signIn;
    let focus = '';
    const button = () => main.getByRole('button', { name: form.button, exact: true });
    const see = ({ state, context: { values } }: Predicted<Context>) => {
      const isSignedIn = form === FORMS.signIn && state === 'accepted';
      const name = values['userName'] ?? '';
      const fields = Object.fromEntries(
        Object.entries(values).map(([key, text]) => [
          key,
          { text, error: state === 'rejected' ? errorIn(key, text) : null },
        ]),
      );
      return fixture.see({
        address: form.address,
        main: isSignedIn ? accountPage(name, null) : form.page(fields, state === 'accepted'),
        focus: isSignedIn ? `heading ${name}` : focus,
        ...(isSignedIn ? { shop: { name } } : {}),
      });
    };
    const enter = entering(turn);
    const focusOn = (name: string) => `field ${LABELS[name] ?? name}`;
    /** Shows the characters of the password, and hides them again. */
    const showAndHide = async () => {
      for (const type of ['text', 'password']) {
        await main.getByRole('button', { name: pseudo('form.revealPassword'), exact: true }).click();
        await fixture.read('how the password is shown', () => field('password').getAttribute('type'), type);
        await fixture.seeAttributes();
      }
    };
    /** By the button, or by a key in a field that keeps the focus. */
    const submit = inTurn<[string]>(
      turn,
      async () => {
        await button().click();
        focus = `button ${form.button}`;
      },
      async (name) => {
        await field(name).press('Enter');
        focus = focusOn(name);
      },
    );
    return {
      open: async (_, { context: { values } }) => {
        form = formOf(Object.keys(values));
        focus = '';
        await fixture.enter(form.address);
      },
      causes: {
        'field.changed': async ({ field: name, text }, { after }) => {
          if (Object.hasOwn(after.context.values, 'password')) await showAndHide();
          await enter(field(name), text);
          focus = focusOn(name);
        },
        'form.submitted': async (_, { after }) => {
          const [news] = after.emitted;
          const wrong = news?.type === 'form.rejected' ? String(news['firstError']) : null;
          await submit(wrong ?? Object.keys(after.context.values)[0] ?? '');
          if (wrong !== null) focus = focusOn(wrong);
        },
      },
      checks: { editing: see, rejected: see, accepted: see },
      blockedControls: {
        'field.changed': ({ field: name }) => field(name),
        'form.submitted': () => button(),
      },
    };
  },
  reach: {
    start: null,
    can: ({ before, stimulus: { event } }) => {
      if (before === null) return true;
      const values: unknown = before.context['values'];
      // A field that holds this text already does not change.
      const isSame =
        event.type === 'field.changed' && Reflect.get(Object(values), String(event['field'])) === event['text'];
      // Who has signed in has left the form: the account page stands in its place.
      return !isSame && (before.state !== 'accepted' || !isSignInForm(values));
    },
    next: () => null,
  },
});

function isSignInForm(values: unknown): boolean {
  const names = Object.keys(Object(values));
  return names.includes('userName') && !names.includes('phone');
}
