import { SetPasswordScreen } from './SetPasswordScreen';

/** `/recoverpassword/{id}`: a new password in place of a forgotten one. */
export function RecoverPasswordScreen() {
  return <SetPasswordScreen kind="reset" />;
}
