/** Sends a mail, or stores it in the outbox. */
import type { MailMessage } from '@lienzo/templates/mail/mail-message';

/** `content` whole: the caller bounds what it attaches. */
export type AttachedFile = { name: string; mediaType: string; content: Buffer };

export type MailExtras = {
  files?: readonly AttachedFile[];
  /** The same for every attempt at one mail, so that mailboxes can tell a repetition. */
  messageId?: string;
};

export type Mailer = {
  /** @throws when the mail server refuses it; the job is then retried. */
  send(to: string, message: MailMessage, extras?: MailExtras): Promise<void>;
};
