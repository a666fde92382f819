import { mailMessages } from '@lienzo/schema/messages/mail-messages';
import { drawMail } from './draw-mail.ts';
import type { MailMessage } from './mail-message.ts';
import type { MailSender } from './mail-sender.ts';

/** Tells the former mail of an account that it serves no more. @param when the moment in words, in the bureau's clock. */
export const mailChangedMail = (
  sender: MailSender,
  person: { name: string; mail: string; when: string },
): MailMessage =>
  drawMail(sender, {
    subject: mailMessages.mailChanged.title,
    preview: mailMessages.mailChanged.preview(person.when),
    title: mailMessages.mailChanged.title,
    paragraphs: [mailMessages.greeting(person.name), mailMessages.mailChanged.lead(sender.name)],
    details: [
      { label: mailMessages.mailChange.mail, value: person.mail },
      { label: mailMessages.passwordChanged.moment, value: person.when },
    ],
  });
