/** A field of a form as the specification lists it (§5): its name, and what is asked of its text. */
export interface Field {
  readonly name: string;
  readonly required?: boolean;
  readonly email?: boolean;
  /** Digits alone are kept. */
  readonly numeric?: boolean;
}

/**
 * The forms in the order of §5, each with its fields in the order of §2: sign-in needs both fields; sign-up needs name,
 * email and password, its phone is numeric and its address free; a forgotten password needs an email.
 */
export const FORMS: Readonly<Record<'signIn' | 'signUp' | 'forgetPassword', readonly Field[]>> = {
  signIn: [
    { name: 'userName', required: true },
    { name: 'password', required: true },
  ],
  signUp: [
    { name: 'userName', required: true },
    { name: 'email', required: true, email: true },
    { name: 'password', required: true },
    { name: 'phone', numeric: true },
    { name: 'address' },
  ],
  forgetPassword: [{ name: 'email', required: true, email: true }],
};
