import { passwordMessages } from '@lienzo/schema/rule-messages/password-messages';
import { passwordProblem } from './password-problem';

type NewPasswordValues = { password: string; confirmation: string };

/** Error messages by field for a new password and its confirmation (specification 1 §5). */
export function checkNewPassword({ password, confirmation }: NewPasswordValues): Record<string, string> {
  const weak = passwordProblem(password);
  const unconfirmed = confirmationProblem(password, confirmation);
  return {
    ...(weak === null ? {} : { password: weak }),
    ...(unconfirmed === null ? {} : { confirmation: unconfirmed }),
  };
}

function confirmationProblem(password: string, confirmation: string): string | null {
  if (confirmation === '') return passwordMessages.confirmationRequired;
  return confirmation === password ? null : passwordMessages.confirmationDiffers;
}
