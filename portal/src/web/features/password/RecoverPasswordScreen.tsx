import { SetPasswordScreen } from './SetPasswordScreen';

/** `/recoverpassword/{id}`: resets a forgotten password. */
export function RecoverPasswordScreen() {
  return <SetPasswordScreen kind="reset" />;
}
