import { createFileRoute } from '@tanstack/react-router';
import { ForgetPasswordScreen } from '../features/account/ForgetPasswordScreen.tsx';
import { Themed } from '../ui/theme/Themed.tsx';
import { openScreen } from './-open-screen.ts';

/** `/ForgetPassword`: the email form (§2). */
export const Route = createFileRoute('/ForgetPassword')({
  beforeLoad: (opening) => openScreen(opening, { type: 'forgetPassword.opened' }),
  component: ForgetPassword,
});

function ForgetPassword() {
  return (
    <Themed>
      <ForgetPasswordScreen />
    </Themed>
  );
}
