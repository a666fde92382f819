import { mailMessages } from '@lienzo/schema/messages/mail-messages';
import { drawMail } from './draw-mail.ts';
import type { MailMessage } from './mail-message.ts';
import type { MailSender } from './mail-sender.ts';

/** Asks somebody who was given an account to choose a password. @param link serves for seven days, once. */
export const invitationMail = (
  sender: MailSender,
  person: { name: string; mail: string; link: string },
): MailMessage =>
  drawMail(sender, {
    subject: mailMessages.invitation.subject(sender.name),
    preview: mailMessages.invitation.preview,
    title: mailMessages.invitation.title(person.name),
    paragraphs: [mailMessages.invitation.lead(sender.name)],
    details: [{ label: mailMessages.user, value: person.mail }],
    action: { label: mailMessages.invitation.choose, url: person.link, copy: true },
    notes: [mailMessages.invitation.note],
  });
