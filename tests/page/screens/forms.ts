import type { Code } from '../../facts/languages.ts';
import { pseudo, pseudoIn } from '../../facts/pseudo-locale.ts';
import { guestPanels } from './account.ts';
import { readOut } from '../screen/aria.ts';
import { describedLine, linkLine, valueLines } from './lines.ts';

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
  const described = [error ?? '', help].filter((words) => words !== '').join(' ');
  return [
    ...(hasLabel ? [`text: ${label}`] : []),
    ...(help === '' ? [] : [`paragraph: ${help}`]),
    `textbox "${label}"${error === null ? '' : ' [invalid]'}${readOut(text) === '' ? '' : `: ${readOut(text)}`}`,
    ...valueLines(label, text),
    ...(described === '' ? [] : [describedLine(label, described)]),
    ...(error === null ? [] : [`paragraph: ${error}`]),
  ];
}

const reveal = `button "${pseudo('form.revealPassword')}"`;

/** The fields of a form by the names that the machine gives them. */
export type Fields = Readonly<Record<string, Field>>;

const blank: Field = { text: '', error: null };

/**
 * The sign-in form (§2 /UserProfile). `isSignedOut`: somebody has just signed out, and the line above the fields says
 * so. `taken`: the name for nobody that the last submit took, to the letter; the form answers with it (R2).
 */
export function signInPage(fields: Fields = {}, isSignedOut = false, taken: string | null = null): string[] {
  return [
    `heading "${pseudo('account.signIn.heading')}" [level=1]`,
    `paragraph: ${pseudo(isSignedOut ? 'account.signedOut' : 'account.signIn.privacy')}`,
    ...fieldLines(pseudo('form.userName'), fields['userName'] ?? blank),
    ...fieldLines(pseudo('form.password'), fields['password'] ?? blank).toSpliced(2, 0, reveal),
    `button "${pseudo('account.signIn.submit')}"`,
    ...(taken === null ? [] : [`status: ${readOut(pseudo('header.greeting', { name: taken }))}`]),
    linkLine(pseudo('account.signIn.forgetPassword'), '/ForgetPassword'),
    linkLine(pseudo('account.signIn.signUp'), '/SignUp'),
    ...guestPanels(),
  ];
}

/** The create-account form (§2 /SignUp); `answer` is what a right submit is answered. */
export function signUpPage(fields: Fields = {}, isAccepted = false): string[] {
  return [
    `heading "${pseudo('signUp.heading')}" [level=1]`,
    ...fieldLines(pseudo('form.userName'), fields['userName'] ?? blank),
    ...fieldLines(pseudo('form.email'), fields['email'] ?? blank),
    ...fieldLines(pseudo('form.password'), fields['password'] ?? blank).toSpliced(2, 0, reveal),
    ...fieldLines(pseudo('form.phone'), fields['phone'] ?? blank, { help: pseudo('form.optional') }),
    ...fieldLines(pseudo('form.address'), fields['address'] ?? blank, { help: pseudo('form.optional') }),
    `button "${pseudo('form.submit')}"`,
    ...(isAccepted ? [`status: ${pseudo('signUp.done')}`] : []),
    `text: ${pseudo('signUp.haveAccount')}`,
    linkLine(pseudo('signUp.signIn'), '/UserProfile'),
  ];
}

/** The form for a forgotten password (§2 /ForgetPassword). */
export function forgetPasswordPage(fields: Fields = {}, isAccepted = false, code: Code = 'en'): string[] {
  const t = (key: string) => pseudoIn(code, key);
  return [
    `heading "${t('forgetPassword.heading')}" [level=1]`,
    `paragraph: ${t('forgetPassword.text')}`,
    ...fieldLines(t('form.email'), fields['email'] ?? blank),
    `button "${t('form.submit')}"`,
    ...(isAccepted ? [`status: ${t('forgetPassword.done')}`] : []),
    linkLine(t('forgetPassword.signIn'), '/UserProfile'),
  ];
}
