import { shallowEqual } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { checkoutMachine } from '../../../machines/checkout/checkout.machine.ts';
import { useSelector, useShownLater } from '../../actors/use-selector.ts';
import { type BoundForm, useBoundForm } from '../../ui/fields/use-bound-form.ts';
import { useTexts } from '../../ui/text/texts.ts';

/** The fields for the four groups of the card number, in order. */
export const groupFields = ['group1', 'group2', 'group3', 'group4'] as const;

/** A field of the card: a group of its number, its security code, or a part of its expiry. */
export type CardField = (typeof groupFields)[number] | 'code' | 'day' | 'year';

/** The card's fields, bound to the checkout machine. */
export interface CardForm {
  readonly bind: BoundForm<CardField>['bind'];
  /** Moves the focus to the first field that must be filled and is not; does nothing when all are (R10). */
  readonly focusFirstEmpty: () => void;
}

/** What the checkout machine holds of the card, by field. */
function valuesOf({ context }: SnapshotFrom<typeof checkoutMachine>): Record<CardField, string> {
  const { groups, code, day, year } = context;
  const [group1, group2, group3, group4] = groups;
  return { group1, group2, group3, group4, code, day: `${day}`, year: `${year}` };
}

function areErrorsShown(snapshot: SnapshotFrom<typeof checkoutMachine>): boolean {
  return snapshot.hasTag('errorsShown');
}

/** Binds the card's fields to the checkout machine. Empty ones are marked while it shows errors (R8). */
export function useCardForm(checkout: ActorRefFrom<typeof checkoutMachine>): CardForm {
  const { t } = useTexts();
  // The dialog that opens with them is painted before; a key that takes them away moves the focus to a field without one.
  const errorsShown = useShownLater(checkout, areErrorsShown);
  const values = useSelector(checkout, valuesOf, shallowEqual);
  const { bind, focus } = useBoundForm<CardField>({
    values,
    change: (field, text) => {
      if (field === 'code') checkout.send({ type: 'code.changed', text });
      else if (field === 'day') checkout.send({ type: 'day.chosen', day: Number(text) });
      else if (field === 'year') checkout.send({ type: 'year.chosen', year: Number(text) });
      else checkout.send({ type: 'group.changed', index: groupFields.indexOf(field), text });
    },
    errorOf: (field) => (errorsShown && values[field] === '' ? t('errors.required') : null),
  });
  return {
    bind,
    focusFirstEmpty: () => {
      // What the machine holds now: the render that shows it may be still to come.
      const now = valuesOf(checkout.getSnapshot());
      const empty = ([...groupFields, 'code'] as const).find((field) => now[field] === '');
      if (empty !== undefined) focus(empty);
    },
  };
}
