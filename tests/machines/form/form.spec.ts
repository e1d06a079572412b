import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { type FormEmitted, type FormEvent, formMachine } from '../../../machines/form/form.machine.ts';
import { type FormField, forgetPasswordFields, signInFields, signUpFields } from '../../../machines/form/validation.ts';

/** A form after some events, with what it emitted. */
function formAfter(fields: readonly FormField[], ...events: FormEvent[]) {
  const actor = createActor(formMachine, { input: { fields } });
  const emitted: FormEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  for (const event of events) actor.send(event);
  const snapshot = actor.getSnapshot();
  return { value: snapshot.value, shown: snapshot.hasTag('errorsShown'), values: snapshot.context.values, emitted };
}

function type(field: string, text: string): FormEvent {
  return { type: 'field.changed', field, text };
}
const submit: FormEvent = { type: 'form.submitted' };

describe('the display flag', () => {
  it('is off at the start and while typing wrong things', () => {
    expect(formAfter(signUpFields).shown).toBe(false);
    expect(formAfter(signUpFields, type('email', 'x')).shown).toBe(false);
  });

  it('turns on at submit and off when any field changes, a free one included (§4)', () => {
    expect(formAfter(signUpFields, submit).shown).toBe(true);
    for (const field of signUpFields) expect(formAfter(signUpFields, submit, type(field.name, '1')).shown).toBe(false);
  });
});

describe('a submit', () => {
  it('with errors names the first wrong field, each time', () => {
    expect(formAfter(signInFields, type('userName', 'Ann'), submit, submit).emitted).toEqual([
      { type: 'form.rejected', firstError: 'password' },
      { type: 'form.rejected', firstError: 'password' },
    ]);
    expect(formAfter(signInFields, submit).emitted).toEqual([{ type: 'form.rejected', firstError: 'userName' }]);
  });

  it('with everything right hands over the values, each time', () => {
    const right = formAfter(forgetPasswordFields, type('email', 'a@b.c'), submit, submit);
    expect(right.value).toBe('accepted');
    expect(right.emitted).toEqual([
      { type: 'form.accepted', values: { email: 'a@b.c' } },
      { type: 'form.accepted', values: { email: 'a@b.c' } },
    ]);
  });

  it('after a change is judged anew', () => {
    expect(formAfter(forgetPasswordFields, type('email', 'a@b.c'), submit, type('email', 'a'), submit).value).toBe(
      'rejected',
    );
  });
});

describe('a form', () => {
  it('holds an empty text for each field, keeps the digits of a phone number, and knows no other field', () => {
    expect(formAfter(signInFields).values).toEqual({ userName: '', password: '' });
    expect(formAfter(signUpFields, type('phone', '+1 (2)')).values['phone']).toBe('12');
    const unknown = formAfter(signInFields, submit, type('email', 'x'));
    expect(unknown.values).toEqual({ userName: '', password: '' });
    expect(unknown.shown).toBe(true);
  });
});
