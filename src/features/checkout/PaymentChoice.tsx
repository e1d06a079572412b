import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { PLAN_MONTHS } from '../../../machines/checkout/card.ts';
import type { checkoutMachine } from '../../../machines/checkout/checkout.machine.ts';
import { ChoiceGroup } from './ChoiceGroup.tsx';

type Snapshot = SnapshotFrom<typeof checkoutMachine>;

/** The payment methods in the order 0, 1, 2 of §3. */
const methods = ['creditCard', 'installments', 'bonusDiscount'] as const;

/** The installment plans in the order 0, 1, 2 of §3, with the state and the event of each. */
const plans = [
  { state: 'sixMonths', chosen: 'sixMonths.chosen', months: PLAN_MONTHS[0] },
  { state: 'twelveMonths', chosen: 'twelveMonths.chosen', months: PLAN_MONTHS[1] },
  { state: 'twentyFourMonths', chosen: 'twentyFourMonths.chosen', months: PLAN_MONTHS[2] },
] as const;

function methodOf(snapshot: Snapshot) {
  return methods.find((method) => snapshot.matches({ open: { payment: method } })) ?? null;
}

function planOf(snapshot: Snapshot) {
  return plans.find(({ state }) => snapshot.matches({ open: { payment: { installments: state } } }))?.state ?? null;
}

/** While the dialog covers the page the machine is in no method; the choice behind it stays what it was. */
function isUnchanged(before: string | null, now: string | null) {
  return now === null || now === before;
}

/** How to pay (§4 Payment method): the method, and with «Installments» the plan. */
export function PaymentChoice({ checkout }: { readonly checkout: ActorRefFrom<typeof checkoutMachine> }) {
  const { t } = useTranslation();
  const method = useSelector(checkout, methodOf, isUnchanged);
  const plan = useSelector(checkout, planOf, isUnchanged);
  return (
    <>
      <ChoiceGroup
        label={t('checkout.paymentMethod')}
        value={method}
        choices={methods.map((name) => ({ value: name, label: t(`checkout.method.${name}`) }))}
        onChoose={(name) => checkout.send({ type: `${name}.chosen` })}
      />
      {method === 'installments' && (
        <ChoiceGroup
          label={t('checkout.installmentPlan')}
          value={plan}
          choices={plans.map(({ state, months }) => ({ value: state, label: t('checkout.months', { count: months }) }))}
          onChoose={(state) => checkout.send({ type: `${state}.chosen` })}
        />
      )}
    </>
  );
}
