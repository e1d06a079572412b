import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { sessionMachine } from '../../../machines/session/session.machine.ts';
import type { wishlistMachine } from '../../../machines/wishlist/wishlist.machine.ts';
import type { Product } from '../../catalogue/products.ts';
import { AccountPage } from './AccountPage.tsx';
import { SignInForm } from './SignInForm.tsx';

export interface AccountScreenProps {
  readonly session: ActorRefFrom<typeof sessionMachine>;
  readonly wishlist: ActorRefFrom<typeof wishlistMachine>;
  /** The card of a product with a heart, given by the route: this feature knows no other. */
  readonly renderProduct: (product: Product) => ReactNode;
}

/**
 * /UserProfile (§2, §4 Login, R1, R2): the account page for a named shopper, the sign-in form for everybody else. When
 * one takes the place of the other, the focus goes to the new heading; what had it is gone.
 */
export function AccountScreen({ session, wishlist, renderProduct }: AccountScreenProps) {
  const isNamed = useSelector(session, (snapshot) => snapshot.hasTag('named'));
  const screen = useRef<HTMLDivElement>(null);
  const shown = useRef(isNamed);
  useEffect(() => {
    if (shown.current === isNamed) return;
    shown.current = isNamed;
    screen.current?.querySelector('h1')?.focus();
  }, [isNamed]);
  return (
    <div ref={screen}>
      {isNamed ? (
        <AccountPage session={session} wishlist={wishlist} renderProduct={renderProduct} />
      ) : (
        <SignInForm session={session} />
      )}
    </div>
  );
}
