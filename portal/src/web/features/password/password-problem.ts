import { newPassword } from '@lienzo/schema/accounts/account-endpoints';
import { COMMON_TEXTS, isMadeOf } from '@lienzo/schema/accounts/password-words';
import { passwordMessages } from '@lienzo/schema/rule-messages/password-messages';

/**
 * The rule that a new password violates (specification 1 §5), or null; the API checks more words than the forms know.
 * @param own the words of the user's name, mail and organization, if known.
 */
export function passwordProblem(password: string, own: readonly string[] = []): string | null {
  if (password === '') return passwordMessages.required;
  const [issue] = newPassword.safeParse(password).error?.issues ?? [];
  if (issue !== undefined) return issue.message;
  if (isMadeOf(password, own)) return passwordMessages.ownWords;
  return isMadeOf(password, COMMON_TEXTS) ? passwordMessages.tooCommon : null;
}
