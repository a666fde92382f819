import { newPassword } from '@lienzo/schema/api/account-endpoints';
import { passwordMessages } from '@lienzo/schema/messages/password-messages';

/** What a new password lacks (specification 1 §5), or null. */
export function passwordProblem(password: string): string | null {
  if (password === '') return passwordMessages.required;
  return newPassword.safeParse(password).error?.issues[0]?.message ?? null;
}
