import { digitsIn } from '../digits.ts';
import { seenText } from '../seen-text.ts';

/** A field of a form: its name, whether it must be filled, and whether it holds an email (§5). */
export interface FormField {
  name: string;
  required?: boolean;
  email?: boolean;
  /** Keeps digits alone, as the phone number does (§2 /SignUp: numeric). */
  numeric?: boolean;
}

/** The error of a field as a locale key, `errors.required` or `errors.email` (§8). */
export type FieldError = 'errors.required' | 'errors.email';

/** What the fields hold, by field name. */
export type FormValues = Readonly<Record<string, string>>;

/** Sign-in: both fields are required (§5 Sign-in). */
export const signInFields = [
  { name: 'userName', required: true },
  { name: 'password', required: true },
] as const satisfies readonly FormField[];

/** Sign-up: three required fields, a numeric phone number, a free address (§5 Sign-up). */
export const signUpFields = [
  { name: 'userName', required: true },
  { name: 'email', required: true, email: true },
  { name: 'password', required: true },
  { name: 'phone', numeric: true },
  { name: 'address' },
] as const satisfies readonly FormField[];

/** Forget-password: one required email (§5 Forget-password). */
export const forgetPasswordFields = [
  { name: 'email', required: true, email: true },
] as const satisfies readonly FormField[];

/** The email pattern of the HTML standard, which browsers use for `type=email`. */
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** The text that a field keeps of what was typed: all of it, or its digits for a numeric field. */
export function keptText(field: FormField, text: string): string {
  return field.numeric === true ? digitsIn(text) : text;
}

/** The error of one field, null when it is right. White space alone, or what draws nothing, is empty (R2). */
export function errorOf(field: FormField, text: string): FieldError | null {
  if (seenText(text) === '') return field.required === true ? 'errors.required' : null;
  return field.email === true && !EMAIL.test(text.trim()) ? 'errors.email' : null;
}

/** The errors of a form, by field name; fields without an error are left out. */
export function errorsOf(fields: readonly FormField[], values: FormValues): Record<string, FieldError> {
  const errors: Record<string, FieldError> = {};
  for (const field of fields) {
    const error = errorOf(field, values[field.name] ?? '');
    if (error !== null) errors[field.name] = error;
  }
  return errors;
}
