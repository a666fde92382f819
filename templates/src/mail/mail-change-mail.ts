import { mailMessages } from '@lienzo/schema/messages/mail-messages';
import { drawMail } from './draw-mail.ts';
import type { MailMessage } from './mail-message.ts';
import type { MailSender } from './mail-sender.ts';

/** Asks the new mail of an account whether it is right. @param link serves for one day, once. */
export const mailChangeMail = (
  sender: MailSender,
  person: { name: string; mail: string; link: string },
): MailMessage =>
  drawMail(sender, {
    subject: mailMessages.mailChange.subject,
    preview: mailMessages.mailChange.preview,
    title: mailMessages.mailChange.title,
    paragraphs: [mailMessages.greeting(person.name), mailMessages.mailChange.lead],
    details: [{ label: mailMessages.mailChange.mail, value: person.mail }],
    action: { label: mailMessages.mailChange.confirm, url: person.link, copy: true },
    notes: [mailMessages.mailChange.note],
  });
