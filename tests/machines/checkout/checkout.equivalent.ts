import type { EquivalentsOfMachine } from '../../engine/mutants/equivalent-mutants.ts';

/** Mutants of the checkout machine that no test can tell from it. */
export const checkoutEquivalent: EquivalentsOfMachine = {
  mutants: [
    {
      reason:
        'The same text is set a second time, which changes nothing; the second `field.changed` finds the first one done.',
      mutants: [
        'checkout: extra transition open.payment.creditCard: code.changed acts',
        'checkout: extra transition open.payment.installments.sixMonths: code.changed acts',
        'checkout: extra transition open.payment.installments.twelveMonths: code.changed acts',
        'checkout: extra transition open.payment.installments.twentyFourMonths: code.changed acts',
        'checkout: extra transition open.payment.bonusDiscount: code.changed acts',
        'checkout: extra transition open.answer.unanswered: code.changed acts',
        'checkout: extra transition open.answer.rejected: code.changed acts',
        'checkout: extra transition open.answer.complete: code.changed acts',
      ],
    },
    {
      reason:
        'It raises `field.changed` where nobody waits for it: no errors and no «no order is placed» are shown, or the dialog covers all.',
      mutants: [
        'checkout: extra transition open.answer.unanswered: installments.chosen acts',
        'checkout: extra transition open.answer.unanswered: bonusDiscount.chosen acts',
        'checkout: extra transition open.answer.unanswered: creditCard.chosen acts',
        'checkout: extra transition open.answer.unanswered: twelveMonths.chosen acts',
        'checkout: extra transition open.answer.unanswered: twentyFourMonths.chosen acts',
        'checkout: extra transition open.answer.unanswered: sixMonths.chosen acts',
        'checkout: extra transition confirming: installments.chosen acts',
        'checkout: extra transition confirming: bonusDiscount.chosen acts',
        'checkout: extra transition confirming: creditCard.chosen acts',
        'checkout: extra transition confirming: twelveMonths.chosen acts',
        'checkout: extra transition confirming: twentyFourMonths.chosen acts',
        'checkout: extra transition confirming: sixMonths.chosen acts',
      ],
    },
    {
      reason:
        'A change of the card raises `field.changed`, which leads to `unanswered` in the same step, wherever the answer stood.',
      mutants: [
        'checkout: extra transition open.answer.unanswered: group.changed to open.answer.rejected',
        'checkout: extra transition open.answer.unanswered: code.changed to open.answer.rejected',
        'checkout: extra transition open.answer.rejected: group.changed to open.answer.unanswered',
        'checkout: extra transition open.answer.rejected: code.changed to open.answer.unanswered',
        'checkout: extra transition open.answer.complete: group.changed to open.answer.unanswered',
        'checkout: extra transition open.answer.complete: code.changed to open.answer.unanswered',
      ],
    },
    {
      reason: 'The machine alone raises `field.changed`, and only while it is open: nobody can send it to the dialog.',
      mutants: ['checkout: extra transition confirming: field.changed to open'],
    },
  ],
  code: [
    {
      reason: 'There are four groups, and four are asked for; the compiler cannot know.',
      is: ({ line, code }) => code === "''" && line.includes('groups[position] ??'),
    },
    {
      reason:
        'A state that says how deep its history goes is a history state; the type says it once more for the reader.',
      is: ({ line, code }) => code === "'history'" && line.includes("history: 'deep'"),
    },
  ],
};
