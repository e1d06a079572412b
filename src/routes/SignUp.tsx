import { createFileRoute } from '@tanstack/react-router';
import { SignUpScreen } from '../features/account/SignUpScreen.tsx';
import { Themed } from '../ui/theme/Themed.tsx';
import { openScreen } from './-open-screen.ts';

/** `/SignUp`: the create-account form (§2). */
export const Route = createFileRoute('/SignUp')({
  beforeLoad: (opening) => openScreen(opening, { type: 'signUp.opened' }),
  component: SignUp,
});

function SignUp() {
  return (
    <Themed>
      <SignUpScreen />
    </Themed>
  );
}
