/** Sends a mail, or keeps it where it can be read. */
import type { MailMessage } from '@lienzo/templates/mail/mail-message';

export type Mailer = {
  /** @throws when the mail server does not take it; the job that sends it is tried again. */
  send(to: string, message: MailMessage): Promise<void>;
};
