import { english } from '../../facts/texts.ts';
import { readOut } from '../aria.ts';

/** A field as it is shown: its label, its text, the error beside it. */
export interface Field {
  readonly text: string;
  readonly error: string | null;
}

/** A field in the order in which a screen reader hears it: label, help, the field itself, its error. */
export function fieldLines(
  label: string,
  { text, error }: Field,
  { help = '', hasLabel = true }: { help?: string; hasLabel?: boolean } = {},
): string[] {
  return [
    ...(hasLabel ? [`text: ${label}`] : []),
    ...(help === '' ? [] : [`paragraph: ${help}`]),
    `textbox "${label}"${error === null ? '' : ' [invalid]'}${readOut(text) === '' ? '' : `: ${readOut(text)}`}`,
    ...(error === null ? [] : [`paragraph: ${error}`]),
  ];
}

const reveal = 'button "Show characters"';

/** The fields of a form by the names that the machine gives them. */
export type Fields = Readonly<Record<string, Field>>;

const blank: Field = { text: '', error: null };

/**
 * The sign-in form (§2 /UserProfile). `isSignedOut`: somebody has just signed out, and the line above the fields says
 * so.
 */
export function signInPage(fields: Fields = {}, isSignedOut = false): string[] {
  return [
    'heading "Sign in" [level=1]',
    `paragraph: ${english(isSignedOut ? 'account.signedOut' : 'account.signIn.privacy')}`,
    ...fieldLines('UserName', fields['userName'] ?? blank),
    ...fieldLines('Password', fields['password'] ?? blank).toSpliced(2, 0, reveal),
    'button "Log in"',
    'link "Forget password?"',
    'link "Sign up"',
  ];
}

/** The create-account form (§2 /SignUp); `answer` is what a right submit is answered. */
export function signUpPage(fields: Fields = {}, isAccepted = false): string[] {
  return [
    'heading "Create account" [level=1]',
    ...fieldLines('UserName', fields['userName'] ?? blank),
    ...fieldLines('Email', fields['email'] ?? blank),
    ...fieldLines('Password', fields['password'] ?? blank).toSpliced(2, 0, reveal),
    ...fieldLines('Phone Number', fields['phone'] ?? blank, { help: 'Optional' }),
    ...fieldLines('Address', fields['address'] ?? blank, { help: 'Optional' }),
    'button "Submit"',
    ...(isAccepted ? [`status: ${english('signUp.done')}`] : []),
    `text: ${english('signUp.haveAccount')}`,
    'link "Sign in"',
  ];
}

/** The form for a forgotten password (§2 /ForgetPassword). */
export function forgetPasswordPage(fields: Fields = {}, isAccepted = false): string[] {
  return [
    'heading "Forget password" [level=1]',
    `paragraph: ${english('forgetPassword.text')}`,
    ...fieldLines('Email', fields['email'] ?? blank),
    'button "Submit"',
    ...(isAccepted ? [`status: ${english('forgetPassword.done')}`] : []),
    `link "${english('forgetPassword.signIn')}"`,
  ];
}
