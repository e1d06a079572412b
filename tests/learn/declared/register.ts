import type { Mealy } from '../../engine/w-method/mealy.ts';
import { carouselDeclared } from './carousel.ts';
import { cartDeclared } from './cart.ts';
import { checkoutDeclared } from './checkout.ts';
import { declaredMealy } from './declared.ts';
import { forgetPasswordDeclared, signInDeclared } from './form.ts';
import { noticeDeclared } from './notice.ts';
import { purchaseDeclared } from './purchase.ts';
import { sessionDeclared } from './session.ts';
import { wishlistDeclared } from './wishlist.ts';

/** The declared behaviour of each machine that is learned, over the inputs of its adapter. */
const DECLARED: Readonly<Record<string, (inputs: readonly string[]) => Mealy>> = {
  session: (inputs) => declaredMealy(inputs, sessionDeclared),
  form: (inputs) => declaredMealy(inputs, signInDeclared),
  email: (inputs) => declaredMealy(inputs, forgetPasswordDeclared),
  purchase: (inputs) => declaredMealy(inputs, purchaseDeclared),
  checkout: (inputs) => declaredMealy(inputs, checkoutDeclared),
  wishlist: (inputs) => declaredMealy(inputs, wishlistDeclared),
  carousel: (inputs) => declaredMealy(inputs, carouselDeclared),
  notice: (inputs) => declaredMealy(inputs, noticeDeclared),
  cart: (inputs) => declaredMealy(inputs, cartDeclared),
};

/** What is declared of a machine. @throws where nothing is */
export function declaredOf(id: string, inputs: readonly string[]): Mealy {
  const declared = DECLARED[id];
  if (declared === undefined) throw new Error(`Nothing is declared of «${id}».`);
  return declared(inputs);
}
