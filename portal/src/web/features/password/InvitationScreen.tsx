import { SetPasswordScreen } from './SetPasswordScreen';

/** `/newpassword/{id}`: the first password of who was invited. */
export function InvitationScreen() {
  return <SetPasswordScreen kind="invitation" />;
}
