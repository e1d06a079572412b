import { useDeferredValue } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { cartMachine } from '../../../machines/cart/cart.machine.ts';
import { PLAN_MONTHS } from '../../../machines/checkout/card.ts';
import type { checkoutMachine } from '../../../machines/checkout/checkout.machine.ts';
import { useSelector } from '../../actors/use-selector.ts';
import { formatPrice, monthlyAmount, totalOf } from '../../catalogue/money.ts';
import { useTexts } from '../../ui/text/texts.ts';
import visuallyHidden from '../../ui/visually-hidden.module.css';
import { ChoiceGroup } from './ChoiceGroup.tsx';

type Snapshot = SnapshotFrom<typeof checkoutMachine>;
type Payment = Extract<Snapshot['value'], { open: unknown }>['open']['payment'];
type Method = Payment extends infer Value ? (Value extends string ? Value : keyof Value) : never;
type Plan = Extract<Payment, { installments: unknown }>['installments'];

/** The payment methods in the order 0, 1, 2 of §3, with their texts. A method without one does not compile. */
const METHODS = {
  creditCard: 'checkout.method.creditCard',
  installments: 'checkout.method.installments',
  bonusDiscount: 'checkout.method.bonusDiscount',
} as const satisfies Readonly<Record<Method, string>>;
const methods = Object.keys(METHODS) as Method[];

/** The installment plans in the order 0, 1, 2 of §3, with their months. A plan without them does not compile. */
const PLANS: Readonly<Record<Plan, number>> = {
  sixMonths: PLAN_MONTHS[0],
  twelveMonths: PLAN_MONTHS[1],
  twentyFourMonths: PLAN_MONTHS[2],
};
const plans = Object.keys(PLANS) as Plan[];

function methodOf(snapshot: Snapshot) {
  return methods.find((method) => snapshot.matches({ open: { payment: method } })) ?? null;
}

function planOf(snapshot: Snapshot) {
  return plans.find((plan) => snapshot.matches({ open: { payment: { installments: plan } } })) ?? null;
}

/** While the dialog covers the page the machine is in no method; the choice behind it stays what it was. */
function isUnchanged(before: string | null, now: string | null) {
  return now === null || now === before;
}

export interface PaymentChoiceProps {
  readonly checkout: ActorRefFrom<typeof checkoutMachine>;
  /** Of what the order costs the plans say a part. */
  readonly cart: ActorRefFrom<typeof cartMachine>;
}

/**
 * How to pay (§4 Payment method): the method, and with «Installments» the plan with its monthly amount (R29). A radio
 * cannot say that it opens something, so a status does.
 */
export function PaymentChoice({ checkout, cart }: PaymentChoiceProps) {
  const { t } = useTexts();
  const method = useSelector(checkout, methodOf, isUnchanged);
  // The press is answered by the mark on the method; the plans, of which there are several to draw, come a moment later.
  const isPlanned = useDeferredValue(method) === 'installments';
  const plan = useSelector(checkout, planOf, isUnchanged);
  const total = useSelector(cart, ({ context }) => totalOf(context.lines));
  return (
    <>
      <ChoiceGroup
        label={t('checkout.paymentMethod')}
        value={method}
        choices={methods.map((name) => ({
          value: name,
          label: t(METHODS[name]),
          hint: name === 'bonusDiscount' ? t('checkout.bonusHint') : undefined,
        }))}
        onChoose={(name) => checkout.send({ type: `${name}.chosen` })}
      />
      <p role="status" className={visuallyHidden.hidden}>
        {isPlanned && t('checkout.choosePlan')}
      </p>
      {isPlanned && (
        <ChoiceGroup
          label={t('checkout.installmentPlan')}
          value={plan}
          choices={plans.map((name) => ({
            value: name,
            label: t('checkout.months', { count: PLANS[name] }),
            hint:
              total === 0
                ? undefined
                : t('checkout.monthly', { amount: formatPrice(monthlyAmount(total, PLANS[name])) }),
          }))}
          onChoose={(name) => checkout.send({ type: `${name}.chosen` })}
        />
      )}
    </>
  );
}
