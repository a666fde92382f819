import { mailMessages } from '@lienzo/schema/messages/mail-messages';
import { drawMail } from './draw-mail.ts';
import type { MailMessage } from './mail-message.ts';
import type { MailSender } from './mail-sender.ts';

/** Lets somebody replace a forgotten password. @param link serves for one hour, once. */
export const resetMail = (
  sender: MailSender,
  person: { name: string; mail: string; link: string },
): MailMessage =>
  drawMail(sender, {
    subject: mailMessages.reset.subject,
    preview: mailMessages.reset.preview,
    title: mailMessages.reset.title,
    paragraphs: [mailMessages.greeting(person.name), mailMessages.reset.lead],
    details: [{ label: mailMessages.user, value: person.mail }],
    action: { label: mailMessages.reset.recover, url: person.link, copy: true },
    notes: [mailMessages.reset.note],
  });
