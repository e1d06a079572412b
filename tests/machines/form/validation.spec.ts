import { describe, expect, it } from 'vitest';
import {
  errorOf,
  errorsOf,
  forgetPasswordFields,
  keptText,
  signInFields,
  signUpFields,
} from '../../../machines/form/validation.ts';
import { FORMS } from '../../facts/forms.ts';

describe('the fields of the forms', () => {
  it('are those of the specification, each with its rules', () => {
    expect({ signIn: signInFields, signUp: signUpFields, forgetPassword: forgetPasswordFields }).toEqual(FORMS);
  });
});

const required = { name: 'userName', required: true };
const email = { name: 'email', required: true, email: true };

describe('a required field', () => {
  it.each(['', ' ', '\t\n', '　', '\u200B', ' \u2060 \u200D', '\u3164', '\u2800\uFE0F'])(
    'holding «%s» is empty (R2)',
    (text) => {
      expect(errorOf(required, text)).toBe('errors.required');
    },
  );

  it.each(['a', ' a ', '0', '<b>', '😀', '👩‍💻', '\u200Ba', '❤\uFE0F', 'שלום', 'x'.repeat(100_000)])(
    'takes any other text',
    (text) => {
      expect(errorOf(required, text)).toBeNull();
    },
  );
});

describe('an email', () => {
  it.each(['a@b', 'a@b.c', 'first.last+tag@sub.example.com', ' a@b.c ', "o'neil@example.ie", '!#$@x-y.z'])(
    '«%s» is right',
    (text) => expect(errorOf(email, text)).toBeNull(),
  );

  it.each([
    'a',
    '@b.c',
    'a@',
    'a b@c.d',
    'a@b c',
    'a@-b.c',
    'a@b-.c',
    'a@b..c',
    'a@b@c',
    'a@.b',
    'x a@b.c',
    'a@b.c\nx',
    'é@b.c',
    `a@${'b'.repeat(64)}.c`,
    `a@b.${'c'.repeat(64)}`,
    'a@b.-c',
    'a@b.c-',
  ])('«%s» is wrong', (text) => expect(errorOf(email, text)).toBe('errors.email'));

  it('may have labels of 63 characters', () => {
    expect(errorOf(email, `a@${'b'.repeat(63)}.${'c'.repeat(63)}`)).toBeNull();
  });

  it('that is empty is required rather than wrong', () => {
    expect(errorOf(email, '')).toBe('errors.required');
    expect(errorOf({ name: 'email', email: true }, '')).toBeNull();
  });
});

describe('the forms', () => {
  it('ask sign-in for user name and password (§5)', () => {
    expect(errorsOf(signInFields, {})).toEqual({ userName: 'errors.required', password: 'errors.required' });
    expect(errorsOf(signInFields, { userName: 'Ann', password: 'x' })).toEqual({});
  });

  it('ask sign-up for user name, email and password, not for phone and address (§5)', () => {
    expect(errorsOf(signUpFields, {})).toEqual({
      userName: 'errors.required',
      email: 'errors.required',
      password: 'errors.required',
    });
    expect(errorsOf(signUpFields, { userName: 'Ann', email: 'x', password: 'y' })).toEqual({ email: 'errors.email' });
    expect(signUpFields.map((field) => field.name)).toEqual(['userName', 'email', 'password', 'phone', 'address']);
  });

  it('ask forget-password for an email (§5)', () => {
    expect(errorsOf(forgetPasswordFields, { email: '' })).toEqual({ email: 'errors.required' });
    expect(errorsOf(forgetPasswordFields, { email: 'a@' })).toEqual({ email: 'errors.email' });
  });
});

describe('a numeric field', () => {
  it('keeps digits, in any width; others keep all', () => {
    expect(keptText({ name: 'phone', numeric: true }, '+886 ２-12x')).toBe('886212');
    expect(keptText({ name: 'address' }, '12 Main St. ２')).toBe('12 Main St. ２');
    const phone = signUpFields.find((field) => field.name === 'phone');
    expect(phone && keptText(phone, 'a1')).toBe('1');
  });
});
