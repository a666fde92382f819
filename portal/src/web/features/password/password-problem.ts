import { newPassword } from '@lienzo/schema/api/account-endpoints';
import { COMMON_WORDS, isMadeOf } from '@lienzo/schema/api/password-words';
import { passwordMessages } from '@lienzo/schema/messages/password-messages';

/**
 * What a new password lacks (specification 1 §5), or null; the API knows more words than the forms do.
 * @param own the words of the person's name, mail and organization, as far as they are known.
 */
export function passwordProblem(password: string, own: readonly string[] = []): string | null {
  if (password === '') return passwordMessages.required;
  const [issue] = newPassword.safeParse(password).error?.issues ?? [];
  if (issue !== undefined) return issue.message;
  if (isMadeOf(password, own)) return passwordMessages.ownWords;
  return isMadeOf(password, COMMON_WORDS) ? passwordMessages.tooCommon : null;
}
