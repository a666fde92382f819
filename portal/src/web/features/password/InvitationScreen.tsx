import { SetPasswordScreen } from './SetPasswordScreen';

/** `/newpassword/{id}`: an invited user sets the first password. */
export function InvitationScreen() {
  return <SetPasswordScreen kind="invitation" />;
}
