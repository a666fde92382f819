import { sessionMessages } from '@lienzo/schema/messages/session-messages';

const MAIL_SHAPE = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What is wrong with a mail address that was typed, or null. */
export function mailProblem(mail: string): string | null {
  if (mail.trim() === '') return sessionMessages.mailRequired;
  return MAIL_SHAPE.test(mail.trim()) ? null : sessionMessages.mailInvalid;
}
