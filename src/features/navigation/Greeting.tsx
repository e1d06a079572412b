import { Link } from '@tanstack/react-router';
import type { ActorRefFrom } from 'xstate';
import { GUEST_NAME } from '../../../machines/session/name.ts';
import type { sessionMachine } from '../../../machines/session/session.machine.ts';
import { seenText } from '../../../machines/seen-text.ts';
import { useSelector } from '../../actors/use-selector.ts';
import { UserIcon } from '../../ui/icons/icons.tsx';
import classes from './navigation.module.css';
import { useTexts } from '../../ui/text/texts.ts';

export interface GreetingProps {
  readonly session: ActorRefFrom<typeof sessionMachine>;
}

/**
 * The greeting with the user name, as it was entered; a stored one of which nothing is seen is missing, and so a guest's
 * (R2). A click goes to /UserProfile (§2 Header). Until a stored name is known, the style sheet holds its room by `data-before`, what stands before the name.
 */
export function Greeting({ session }: GreetingProps) {
  const { t } = useTexts();
  const name = useSelector(session, (snapshot) => snapshot.context.name);
  const isGuest = name === GUEST_NAME || seenText(name) === '';
  const greeting = t('header.greeting', { name: isGuest ? t('header.guest') : name });
  return (
    <Link to="/UserProfile" className={classes.action} aria-label={greeting}>
      <UserIcon />
      <span className={classes.greeting} data-before={t('header.greeting', { name: '' })}>
        {greeting}
      </span>
    </Link>
  );
}
