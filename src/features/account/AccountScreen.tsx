import { useEffect, useId, useRef } from 'react';
import { useSelector } from '../../actors/use-selector.ts';
import { AccountPage } from './AccountPage.tsx';
import { AccountPanel, type AccountProps } from './AccountPanel.tsx';
import classes from './AccountScreen.module.css';
import { SignInForm } from './SignInForm.tsx';

/**
 * /UserProfile (§2, §4 Login, R1, R2): the account page for a named shopper, the sign-in form for everybody else,
 * and below it the list of hearts and the contact, which need no name (R27). When
 * one takes the place of the other, the focus goes to the new heading; what had it is gone.
 */
export function AccountScreen(account: AccountProps) {
  const { session } = account;
  const id = useId();
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
        <AccountPage {...account} />
      ) : (
        <>
          <SignInForm session={session} />
          <div className={classes.open}>
            <AccountPanel id={`${id}-lists`} section="lists" {...account} />
            <AccountPanel id={`${id}-service`} section="customerService" {...account} />
          </div>
        </>
      )}
    </div>
  );
}
