/** Sends a mail, or stores it in the outbox. */
import type { MailMessage } from '@lienzo/templates/mail/mail-message';

export type Mailer = {
  /** @throws when the mail server refuses it; the job is then retried. */
  send(to: string, message: MailMessage): Promise<void>;
};
