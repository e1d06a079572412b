import type { EquivalentMutants } from '../engine/mutants/equivalent-mutants.ts';
import { atlasEquivalents } from './excused.atlas.ts';

/** Every excuse. One that a walk can tell from the machine after all makes the run fail. */
export const equivalentMutants: readonly EquivalentMutants[] = [
  ...atlasEquivalents,
  {
    reason: 'The state is left in the very step that enters it: no event ever arrives there.',
    mutants: [
      'carousel: extra transition starting: pause.pressed to playing',
      'carousel: extra transition starting: attention.gained to playing',
      'carousel: extra transition starting: attention.lost to playing',
      'carousel: extra transition starting: play.pressed to playing',
      'marquee: extra transition starting: pause.pressed to playing',
      'marquee: extra transition starting: attention.gained to playing',
      'marquee: extra transition starting: attention.lost to playing',
      'marquee: extra transition starting: play.pressed to playing',
      'purchase: extra transition deciding: quantity.chosen acts',
      'purchase: extra transition deciding: quantity.chosen to soldOut',
      'purchase: extra transition deciding: addCart.pressed acts',
      'purchase: extra transition deciding: addCart.pressed to soldOut',
      'purchase: extra transition deciding: buyNow.pressed acts',
      'purchase: extra transition deciding: buyNow.pressed to soldOut',
    ],
  },
  {
    reason: '`deciding` leads back to where it came from in the same step, and nothing is done on the way.',
    mutants: [
      'purchase: retarget added: quantity.chosen[0] to deciding',
      'purchase: extra transition soldOut: quantity.chosen to deciding',
      'purchase: extra transition soldOut: addCart.pressed to deciding',
      'purchase: extra transition soldOut: buyNow.pressed to deciding',
      'purchase: accept refused choosing: quantity.chosen to deciding',
    ],
  },
  {
    reason:
      'Nothing is kept any more where no Undo is offered, and where it is offered the other region forgets it, too.',
    mutants: [
      'cart: extra transition lines.empty: removal.dismissed acts',
      'cart: extra transition lines.filled: removal.dismissed acts',
      'cart: extra transition undo.unavailable: removal.dismissed acts',
    ],
  },
  {
    reason: 'A restored cart has nothing to undo, and the next line added leaves the hidden state.',
    mutants: ['cart: hidden state behind lines: cart.restored[1] without lines.empty: removal.undone[0]'],
  },
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
      'It raises `field.changed` where nobody waits for it: no errors and no «no order is placed» are shown, or the' +
      ' dialog covers all.',
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
  {
    reason: 'A text for a field that the form does not have is kept nowhere.',
    mutants: ['form: accept refused (root): field.changed acts'],
  },
  {
    reason: 'The language is noted a second time with the same words.',
    mutants: [
      'language: extra transition menu.closed: language.chosen acts',
      'language: extra transition menu.closed: language.shared acts',
      'language: extra transition menu.open: language.shared acts',
    ],
  },
  {
    reason: 'The name decides between form and account page at once, whichever of the two is entered.',
    mutants: [
      'navigation: extra transition screen.account.signInForm: visitor.signedIn to screen.account.accountPage',
      'navigation: extra transition screen.account.signInForm: visitor.arrived to screen.account.accountPage',
      'navigation: extra transition screen.account.signInForm: visitor.signedOut to screen.account.accountPage',
      'navigation: extra transition screen.account.accountPage: visitor.signedIn to screen.account.signInForm',
      'navigation: extra transition screen.account.accountPage: visitor.arrived to screen.account.signInForm',
      'navigation: extra transition screen.account.accountPage: visitor.signedOut to screen.account.signInForm',
      'navigation: change initial of screen.account to accountPage',
    ],
  },
  {
    reason: 'Every way into `detail` names `found` or `missing`: where it would begin by itself matters to nobody.',
    mutants: ['navigation: change initial of screen.detail to found'],
  },
  {
    reason: 'No product is spoken of while the dialog is closed: there is none to forget.',
    mutants: ['notice: extra transition closed: notice.dismissed acts'],
  },
  {
    reason:
      'Nothing is marked while the list is folded, and where nothing was found: there is none to unmark, and none ' +
      'to step to.',
    mutants: [
      'search: extra transition idle: search.dismissed acts',
      'search: extra transition nothingFound: previous.pressed acts',
    ],
  },
  {
    reason: 'A blank query has no matches and one with matches is not blank: the order of the two guards is free.',
    mutants: ['search: swap transitions (root): query.typed[0] and [1]'],
  },
  {
    reason:
      'What was typed does not change while the list is folded, so only one of the branches of `search.resumed` can' +
      ' ever be taken there: not this one. New texts or a new query leave the hidden state.',
    mutants: [
      'search: hidden state behind (root): query.typed[0] without idle: search.resumed[0]',
      'search: hidden state behind (root): query.typed[0] without idle: search.resumed[1]',
      'search: hidden state behind suggesting: enter.pressed[0] without idle: search.resumed[0]',
      'search: hidden state behind suggesting: enter.pressed[0] without idle: search.resumed[1]',
      'search: hidden state behind suggesting: option.picked[0] without idle: search.resumed[0]',
      'search: hidden state behind suggesting: option.picked[0] without idle: search.resumed[1]',
      'search: hidden state behind suggesting: search.dismissed[0] without idle: search.resumed[1]',
      'search: hidden state behind nothingFound: search.dismissed[0] without idle: search.resumed[0]',
    ],
  },
  {
    reason: 'The name is Guest already.',
    mutants: ['session: extra transition signedOut: session.signedOut acts'],
  },
];
