import { sessionMessages } from '@lienzo/schema/rule-messages/session-messages';

const MAIL_SHAPE = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Why a mail address is invalid, or null. */
export function mailProblem(mail: string): string | null {
  if (mail.trim() === '') return sessionMessages.mailRequired;
  return MAIL_SHAPE.test(mail.trim()) ? null : sessionMessages.mailInvalid;
}
