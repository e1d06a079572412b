import { useEffect, useRef } from 'react';
import { useSelector } from '../../actors/use-selector.ts';
import { AccountPage } from './AccountPage.tsx';
import type { AccountProps } from './AccountPanel.tsx';
import { SignInForm } from './SignInForm.tsx';

/**
 * /UserProfile (§2, §4 Login, R1, R2): the account page for a named shopper, the sign-in form for everybody else. When
 * one takes the place of the other, the focus goes to the new heading; what had it is gone.
 */
export function AccountScreen({ session, wishlist, renderProduct }: AccountProps) {
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
