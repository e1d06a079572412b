import { shallowEqual } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { formMachine } from '../../../machines/form/form.machine.ts';
import { type FieldError, type FormField, type FormValues, errorsOf } from '../../../machines/form/validation.ts';
import { useScreenActor } from '../../actors/use-screen-actor.ts';
import { useSelector } from '../../actors/use-selector.ts';
import { type BoundForm, useBoundForm } from '../../ui/fields/use-bound-form.ts';
import { useTexts } from '../../ui/text/texts.ts';

const noErrors: Readonly<Record<string, FieldError>> = {};

/** A form of the account pages: its fields, its submit, and whether the last submit found everything right. */
export interface MachineForm<Name extends string> {
  readonly bind: BoundForm<Name>['bind'];
  readonly submit: () => void;
  readonly isAccepted: boolean;
}

/**
 * Runs the form machine for as long as the screen stands, and binds its fields. Errors show while the machine says so
 * (§4 Form validation display flag, R8); a rejected submit moves the focus to the first wrong field. `onAccepted` gets
 * the values of a right one.
 */
export function useMachineForm<Name extends string>(
  fields: readonly (FormField & { readonly name: Name })[],
  onAccepted?: (values: FormValues) => void,
): MachineForm<Name> {
  const { t } = useTexts();
  const form = useScreenActor(formMachine, { input: { fields } });
  const isAccepted = useSelector(form, (snapshot) => snapshot.matches('accepted'));
  const errors = useSelector(
    form,
    (snapshot) =>
      snapshot.hasTag('errorsShown') ? errorsOf(snapshot.context.fields, snapshot.context.values) : noErrors,
    shallowEqual,
  );
  const values = useSelector(form, ({ context }) => context.values);
  const { bind, focus } = useBoundForm<Name>({
    values,
    change: (field, text) => form.send({ type: 'field.changed', field, text }),
    errorOf: (field) => {
      const error = errors[field];
      return error === undefined ? null : t(error);
    },
  });

  const focusNamed = useEffectEvent((name: string) => {
    const wrong = fields.find((field) => field.name === name);
    if (wrong !== undefined) focus(wrong.name);
  });
  const accept = useEffectEvent((accepted: FormValues) => onAccepted?.(accepted));
  useEffect(() => {
    const news = [
      form.on('form.rejected', ({ firstError }) => focusNamed(firstError)),
      form.on('form.accepted', (event) => accept(event.values)),
    ];
    return () => {
      for (const subscription of news) subscription.unsubscribe();
    };
  }, [form]);

  return { bind, submit: () => form.send({ type: 'form.submitted' }), isAccepted };
}
