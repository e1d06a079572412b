/** A fault of wiring: the machine is untouched, a view or a handler passes on something else. */
export interface Fault {
  /** Its name, which switches it on in the page. */
  readonly name: string;
  /** What a person would say of it. */
  readonly words: string;
  /** The machine that is learned to find it. */
  readonly machine: string;
  readonly file: string;
  /** The text before, the expression that is replaced, and the text behind: found once in the file, or it is an error. */
  readonly place: readonly [before: string, expression: string, behind: string];
  /** The expression that stands in its place while the fault is on. */
  readonly faulty: string;
}

/** Eight faults of wiring, one after another in the shop. */
export const FAULTS: readonly Fault[] = [
  {
    name: 'deaf-heart',
    words: 'the heart does not send',
    machine: 'wishlist',
    file: 'src/features/product/card/HeartButton.tsx',
    place: ['onClick={', "() => wishlist.send({ type: 'heart.pressed', id: product.id })", '}'],
    faulty: '() => undefined',
  },
  {
    name: 'deaf-pause',
    words: 'Pause sends nothing, Play does',
    machine: 'carousel',
    file: 'src/features/home/news/News.tsx',
    place: ['onClick={', "() => carousel.send({ type: isPaused ? 'play.pressed' : 'pause.pressed' })", '}'],
    faulty: "() => isPaused && carousel.send({ type: 'play.pressed' })",
  },
  {
    name: 'lost-field',
    words: 'the submit handler drops the name',
    machine: 'session',
    file: 'src/features/account/SignInForm.tsx',
    place: ["session.send({ type: 'session.signedIn', name: ", 'userName', ' }),'],
    faulty: "''",
  },
  {
    name: 'undo-dismisses',
    words: 'Undo does what Close does',
    machine: 'cart',
    file: 'src/features/cart/CartScreen.tsx',
    place: ['onUndo={', 'takeBack', '}'],
    faulty: 'dismiss',
  },
  {
    name: 'other-method',
    words: 'the radio «Bonus discount» sends the method «Installments»',
    machine: 'checkout',
    file: 'src/features/checkout/PaymentChoice.tsx',
    place: [
      "t('checkout.bonusHint') : undefined,\n        }))}\n        onChoose={",
      '(name) => checkout.send({ type: `${name}.chosen` })',
      '}',
    ],
    faulty: "(name) => checkout.send({ type: `${name === 'bonusDiscount' ? 'installments' : name}.chosen` })",
  },
  {
    name: 'deaf-ok',
    words: 'OK of the dialog «Added to cart» does not close it, Escape does',
    machine: 'notice',
    file: 'src/features/product/list/AddedDialog.tsx',
    place: ['data-autofocus onKeyDown={ignoreRepeats} onClick={', 'dismiss', '}>'],
    faulty: '() => undefined',
  },
  {
    name: 'two-slides',
    words: 'Next news goes two slides on',
    machine: 'carousel',
    file: 'src/features/home/news/News.tsx',
    place: ['onClick={', "() => carousel.send({ type: 'next.pressed' })", '}'],
    faulty: "() => [1, 2].forEach(() => carousel.send({ type: 'next.pressed' }))",
  },
  {
    name: 'sends-index',
    words: 'the quantity sends its place in the list',
    machine: 'purchase',
    file: 'src/features/product/detail/PurchasePanel.tsx',
    place: ["type: 'quantity.chosen', quantity: ", 'Number(event.currentTarget.value)', ' })'],
    faulty: 'event.currentTarget.selectedIndex',
  },
];

/** The variable in the page that names the fault which is on. */
export const FAULT_SWITCH = 'loadoutFault';

/**
 * The source of a file with the switches of its faults.
 *
 * @throws where the place of a fault is not there exactly once
 */
export function withFaults(source: string, faults: readonly Fault[]): string {
  return faults.reduce((text, { name, file, place: [before, expression, behind], faulty }) => {
    const parts = text.split(before + expression + behind);
    if (parts.length !== 2)
      throw new Error(`The place of «${name}» is ${parts.length - 1} times in ${file}, not once.`);
    const either = `(globalThis.${FAULT_SWITCH} === '${name}' ? (${faulty}) : (${expression}))`;
    return parts.join(before + either + behind);
  }, source);
}
